/** Namespaces of this library's texts. */
export const namespaces = ['tokenAssignment', 'requested', 'assignment', 'mySales', 'season'] as const;
