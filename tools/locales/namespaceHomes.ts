/** Which library a namespace of texts belongs to. A library's first one bears its name; others are for pages that few open. */
export const namespaceHomes: Readonly<Record<string, string>> = {
  shell: 'libs/shell',
  site: 'libs/shell',
  legal: 'libs/shell',
  consent: 'libs/shell',
  careers: 'libs/shell',
  debug: 'libs/shell',
  identity: 'libs/identity',
  marketplace: 'libs/marketplace',
  newsletter: 'libs/marketplace',
  places: 'libs/marketplace',
  cart: 'libs/cart',
  wallet: 'libs/cart',
  tokenAssignment: 'libs/token-assignment',
  server: 'libs/server',
};
