import { isLocalPath } from '@foyer/util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteDirectory } from '../../../platform/hosts/sites.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findWhiteLabelConfig } from '../white-label/whiteLabelRepository.ts';
import { tabIcon } from './houseIcon.ts';

const cacheControl = 'public, max-age=3600';
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves the tab icon: a partner's own on the partner's site, ours elsewhere [I3.26]. */
export function iconPlugin(
  app: FastifyInstance,
  { platform, sites }: { platform: Platform; sites: SiteDirectory },
): void {
  async function sendIcon(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { kind, host } = await sites.siteFor(request.headers.host);
    const label =
      kind === 'whiteLabel' ? await findWhiteLabelConfig(platform.database.query, host) : undefined;
    // Only local paths: a foreign host would learn of visits, and page policies don't cover this request [BR-04].
    const icon = label?.favicons.find(isLocalPath);
    reply.header('cache-control', cacheControl);
    if (icon !== undefined) return reply.redirect(icon);
    return reply
      .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': policy })
      .send(tabIcon);
  }
  // Browsers and feed readers request the second name regardless of the page.
  app.get('/favicon.svg', sendIcon);
  app.get('/favicon.ico', sendIcon);
}
