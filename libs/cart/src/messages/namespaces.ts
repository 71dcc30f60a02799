/** Namespaces of this library's texts. */
export const namespaces = [
  'cart',
  'checkout',
  'gift',
  'orders',
  'promo',
  'refund',
  'share',
  'wallet',
  'walletPass',
] as const;
