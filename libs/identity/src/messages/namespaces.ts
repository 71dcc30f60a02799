/** Namespaces of this library's texts. */
export const namespaces = ['identity'] as const;
