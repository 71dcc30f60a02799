/** Browsers whose way to the permissions of a page differs. */
export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'safariIos' | 'other';

/** Names the browser by its user agent, for words alone: nothing is switched by it. */
export function browserName(userAgent: string): BrowserName {
  if (/iPhone|iPad/.test(userAgent)) return 'safariIos';
  if (/Edg\//.test(userAgent)) return 'edge';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrome\//.test(userAgent)) return 'chrome';
  return /Safari\//.test(userAgent) ? 'safari' : 'other';
}
