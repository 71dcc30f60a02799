/** Namespaces of this library's texts. */
export const namespaces = ['tokenAssignment', 'requested'] as const;
