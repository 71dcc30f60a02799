// Made by `npm run generate` from locales/en-US/gift.json. Do not edit.
/** Every text of the namespace `gift`; plurals by the key without its ending. */
export type GiftMessageKey =
  | 'amount'
  | 'between'
  | 'cancel'
  | 'change'
  | 'goesTo'
  | 'other'
  | 'outOfRange'
  | 'save';
