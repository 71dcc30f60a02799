/** Library of each namespace. A library's main namespace has its name; others are for rarely opened pages. */
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
