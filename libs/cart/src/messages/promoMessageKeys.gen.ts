// Made by `npm run generate` from locales/en-US/promo.json. Do not edit.
/** Every text of the namespace `promo`; plurals by the key without its ending. */
export type PromoMessageKey =
  | 'active'
  | 'add'
  | 'apply'
  | 'label'
  | 'noEffect'
  | 'remove';
