/** Namespaces of this library's texts. */
export const namespaces = ['promoter'] as const;
