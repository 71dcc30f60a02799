// Made by `npm run generate` from locales/en-US/checkout.json. Do not edit.
/** Every text of the namespace `checkout`; plurals by the key without its ending. */
export type CheckoutMessageKey =
  | 'receiptMailed'
  | 'receiptTo'
  | 'secure'
  | 'timeLeft'
  | 'tutorial.after'
  | 'tutorial.dismiss'
  | 'tutorial.held'
  | 'tutorial.pay'
  | 'tutorial.title';
