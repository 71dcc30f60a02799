import { isLocalPath } from '@foyer/util';
import type { FastifyInstance } from 'fastify';
import type { SiteDirectory } from '../../../platform/hosts/sites.ts';
import type { Platform } from '../../../platform/platform.ts';

const firstPage = '/';
const longestAddress = 1_000;
const webAddress = /^https?:\/\/[a-z0-9.-]+(:\d+)?([/?#]|$)/i;
/** Characters that browsers reinterpret (backslash as slash) or drop; addresses with any are refused. */
const trickery = /[\\@\u0000-\u0020\u007f]/;

/** Tells whether a URL is on one of our own sites, or over TLS on a host listed by the operator [AZ-09]. */
async function isAllowed(url: URL, { config }: Platform, sites: SiteDirectory): Promise<boolean> {
  const own = new URL(config.origin);
  if (url.origin === own.origin) return true;
  if (url.protocol === 'https:' && url.port === '' && config.attribution.redirectHosts.includes(url.hostname))
    return true;
  const isBesideUs = url.protocol === own.protocol && url.port === own.port;
  if (!isBesideUs) return false;
  const { kind } = await sites.siteFor(url.hostname);
  return kind === 'whiteLabel';
}

/**
 * Redirects campaign links [I7.26] to a path of the site, one of our sites, or a listed host; any other address goes to
 * the home page. It trusts and changes nothing.
 */
export function redirectPlugin(
  app: FastifyInstance,
  { platform, sites }: { platform: Platform; sites: SiteDirectory },
): void {
  async function targetOf(given: unknown): Promise<string> {
    if (typeof given !== 'string' || given.length > longestAddress || trickery.test(given)) return firstPage;
    if (isLocalPath(given)) return given;
    if (!webAddress.test(given) || !URL.canParse(given)) return firstPage;
    const url = new URL(given);
    return (await isAllowed(url, platform, sites)) ? url.href : firstPage;
  }
  app.get<{ Querystring: { url?: unknown } }>('/api/redirect', async (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(await targetOf(request.query.url), 302),
  );
}
