import type { Site } from './sites.ts';

/**
 * Origin of every address that the server writes: in mails, page heads, `robots.txt` and the sitemap. An organisation's
 * host is one that the database knows; every other site has the configured origin. Scheme and port are always the
 * configured ones, and nothing comes from the request [AZ-04].
 */
export function siteOrigin(site: Site, configuredOrigin: string): string {
  if (site.kind !== 'whiteLabel') return configuredOrigin;
  const url = new URL(configuredOrigin);
  url.hostname = site.host;
  return url.origin;
}
