/** Expected headers of the payment page, verbatim; a change of the server's headers must be repeated here [BR-11]. */
const authorised = (gateway: string): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'nonce-{nonce}' 'strict-dynamic' https: 'unsafe-inline'",
    "style-src 'self' 'nonce-{nonce}'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob: data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${gateway}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types foyer foyer-builds foyer-webpack foyer-worker dompurify',
  ].join('; '),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

/** Names of the checked headers. */
export const authorisedHeaders = Object.keys(authorised(''));

/**
 * Compares the headers of a page with the authorised ones, byte for byte except for the nonce.
 * @returns a sentence about each changed or missing header
 */
export function changedHeaders(headers: Readonly<Record<string, string>>, gateway: string): string[] {
  return Object.entries(authorised(gateway)).flatMap(([name, wanted]) => {
    const text = headers[name]?.replace(/'nonce-[A-Za-z0-9+/=_-]{16,}'/g, "'nonce-{nonce}'");
    return text === wanted ? [] : [`${name} is ${text ?? 'away'}`];
  });
}
