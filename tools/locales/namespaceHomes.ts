/** Which library a namespace of texts belongs to. */
export const namespaceHomes: Readonly<Record<string, string>> = {
  shell: 'libs/shell',
  identity: 'libs/identity',
  marketplace: 'libs/marketplace',
  cart: 'libs/cart',
  tokenAssignment: 'libs/token-assignment',
  server: 'libs/server',
};
