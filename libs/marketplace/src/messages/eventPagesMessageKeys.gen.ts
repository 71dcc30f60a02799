// Made by `npm run generate` from locales/en-US/eventPages.json. Do not edit.
/** Every text of the namespace `eventPages`; plurals by the key without its ending. */
export type EventPagesMessageKey =
  | 'ad.more'
  | 'ad.none'
  | 'preview.hint'
  | 'preview.noOffers'
  | 'preview.offers'
  | 'preview.offersFailed'
  | 'preview.places'
  | 'preview.title';
