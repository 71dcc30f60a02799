// Made by `npm run generate` from locales/en-US/checkout.json. Do not edit.
/** Every text of the namespace `checkout`; plurals by the key without its ending. */
export type CheckoutMessageKey =
  | 'invoice.creditNote'
  | 'invoice.hint'
  | 'invoice.missing'
  | 'invoice.name'
  | 'invoice.named'
  | 'invoice.taxNumber'
  | 'invoice.to'
  | 'invoice.want'
  | 'receiptMailed'
  | 'receiptTo'
  | 'secure'
  | 'timeLeft'
  | 'tutorial.after'
  | 'tutorial.dismiss'
  | 'tutorial.held'
  | 'tutorial.pay'
  | 'tutorial.title';
