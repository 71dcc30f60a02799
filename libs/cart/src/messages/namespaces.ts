/** Namespaces of this library's texts. */
export const namespaces = ['cart', 'wallet'] as const;
