/** Namespaces of this library's texts. */
export const namespaces = [
  'marketplace',
  'places',
  'search',
  'transaction',
  'topic',
  'waitList',
  'eventPages',
  'draw',
  'ways',
  'auction',
  'selling',
  'upgrade',
  'exchange',
] as const;
