/** Namespaces of this library's texts. */
export const namespaces = ['promoter', 'organiser'] as const;
