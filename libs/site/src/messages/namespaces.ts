/** Namespaces of the pages about the site. */
export const siteNamespaces = ['site', 'legal', 'careers'] as const;
/** Namespaces of the newsletter. */
export const newsletterNamespaces = ['newsletter'] as const;
