/** Namespaces of this library's texts. */
export const namespaces = ['streaming', 'streamFigures'] as const;
