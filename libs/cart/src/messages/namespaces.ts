/** Namespaces of this library's texts. */
export const namespaces = [
  'cart',
  'checkout',
  'gift',
  'orders',
  'promo',
  'questions',
  'refund',
  'wallet',
  'walletPass',
] as const;
