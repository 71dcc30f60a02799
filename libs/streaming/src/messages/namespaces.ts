/** Namespaces of this library's texts. */
export const namespaces = ['streaming', 'streamFigures', 'stage'] as const;
