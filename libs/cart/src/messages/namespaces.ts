/** Namespaces of this library's texts. */
export const namespaces = ['cart', 'promo', 'wallet'] as const;
