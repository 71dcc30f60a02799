/** Texts that try to break out of the context of an address, a file or a store. */
export const breakouts: readonly string[] = [
  '"><svg onload=alert(1)>',
  "' autofocus onfocus='alert(1)",
  'javascript:alert(1)',
  '//evil.example/%2e%2e',
  '{{constructor.constructor("alert(1)")()}}$t(errors.serverError)',
];

/** Every page that reads its address, with the parameters that it reads. */
export const readingPages: readonly { path: string; query: readonly string[] }[] = [
  { path: '/', query: ['q', 'kinds', 'when', 'attendance', 'lat', 'lon', 'place', 'range'] },
  { path: '/events', query: ['q', 'kinds', 'place', 'advertisementId', 'affiliateCode'] },
  { path: '/events/{event}', query: ['view', 'sort', 'price', 'quantity', 'accessible'] },
  { path: '/authentication', query: ['returnTo', 'mode', 'source', 'logoutExisting'] },
  { path: '/authentication/google/redirect', query: ['code', 'state', 'error'] },
  { path: '/resetPassword/callback', query: ['token'] },
  { path: '/verifyEmail/callback', query: ['token', 'returnTo'] },
  { path: '/completeAccount', query: ['token'] },
  { path: '/newsletter', query: ['token'] },
  { path: '/contact', query: ['ticket_form_id'] },
  { path: '/transaction/{event}/receipt', query: ['orderId'] },
  { path: '/careers/{text}', query: [] },
];

/** Messages that third parties may post to a window. */
export const hostileMessages: readonly unknown[] = [
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  null,
  ['<svg onload=alert(1)>'],
  { foyer: 1, type: 'viewport', height: '<img src=x onerror=alert(1)>' },
  { foyer: 1, type: 'resize', height: 1e9 },
  { foyer: 1, type: 'ready', html: '<script>alert(1)</script>' },
  { version: 1, type: 'foyer.card', cardToken: '"><svg onload=alert(1)>' },
  { version: 1, type: 'foyer.card.resize', height: '100px;background:url(//evil.example/x)' },
  { type: 'navigate', href: 'javascript:alert(1)' },
  { type: 'webpackOk', data: 'alert(1)' },
  { constructor: { prototype: { polluted: 'x' } } },
];
