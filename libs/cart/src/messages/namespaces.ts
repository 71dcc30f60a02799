/** Namespaces of this library's texts. */
export const namespaces = ['cart', 'promo', 'refund', 'wallet'] as const;
