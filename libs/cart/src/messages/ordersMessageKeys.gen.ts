// Made by `npm run generate` from locales/en-US/orders.json. Do not edit.
/** Every text of the namespace `orders`; plurals by the key without its ending. */
export type OrdersMessageKey =
  | 'discover'
  | 'failed'
  | 'free'
  | 'item'
  | 'more'
  | 'none'
  | 'noneHint'
  | 'order'
  | 'pdf.download'
  | 'pdf.saved'
  | 'receipt'
  | 'receiptOf'
  | 'shown'
  | 'state.partlyRefunded'
  | 'state.placed'
  | 'state.refunded'
  | 'state.returned'
  | 'title';
