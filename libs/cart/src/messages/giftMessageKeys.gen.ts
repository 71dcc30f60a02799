// Made by `npm run generate` from locales/en-US/gift.json. Do not edit.
/** Every text of the namespace `gift`; plurals by the key without its ending. */
export type GiftMessageKey =
  | 'amountOf'
  | 'between'
  | 'cancel'
  | 'change'
  | 'changeOf'
  | 'goesTo'
  | 'other'
  | 'outOfRange'
  | 'save';
