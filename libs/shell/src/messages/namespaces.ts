/** Namespaces of the frame. */
export const frameNamespaces = ['shell', 'consent'] as const;
/** Namespaces of the debug pages. */
export const debugNamespaces = ['debug'] as const;
