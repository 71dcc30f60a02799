/** Namespaces of this library's texts. */
export const namespaces = ['server'] as const;
