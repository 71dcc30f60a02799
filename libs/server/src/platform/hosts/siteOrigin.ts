import type { Site } from './sites.ts';

/**
 * Builds the origin of all URLs that the server writes: in mails, page heads, `robots.txt` and the sitemap. A
 * white-label site has its host from the database, every other site the configured origin. Scheme and port are always
 * the configured ones; nothing is taken from the request [AZ-04].
 */
export function siteOrigin(site: Site, configuredOrigin: string): string {
  if (site.kind !== 'whiteLabel') return configuredOrigin;
  const url = new URL(configuredOrigin);
  url.hostname = site.host;
  return url.origin;
}
