import type { Site } from '../../../hosts/sites.ts';

/**
 * Where links in mail lead: to the site on which they were asked for, if it is a partner's own, else to the consumer
 * site. Scheme and port are the configured ones, and a partner's host is one that the database knows: what a request
 * claims never gets into a mail [AZ-04].
 */
export function siteOrigin(site: Site, configuredOrigin: string): string {
  if (site.kind !== 'whiteLabel') return configuredOrigin;
  const url = new URL(configuredOrigin);
  url.hostname = site.host;
  return url.origin;
}
