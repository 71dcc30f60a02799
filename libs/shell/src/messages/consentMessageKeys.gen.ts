// Made by `npm run generate` from locales/en-US/consent.json. Do not edit.
/** Every text of the namespace `consent`; plurals by the key without its ending. */
export type ConsentMessageKey =
  | 'banner.deny'
  | 'banner.grant'
  | 'banner.policy'
  | 'banner.preferences'
  | 'banner.text'
  | 'banner.title'
  | 'dialog.always'
  | 'dialog.necessary'
  | 'dialog.necessaryHint'
  | 'dialog.overruled'
  | 'dialog.performance'
  | 'dialog.performanceHint'
  | 'dialog.save'
  | 'dialog.title';
