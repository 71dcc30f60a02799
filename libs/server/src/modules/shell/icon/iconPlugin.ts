import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseSite, type TenantDirectory } from '../../../hosts/sites.ts';
import type { Platform } from '../../../platform.ts';
import { findWhiteLabelConfig } from '../white-label/whiteLabelRepository.ts';

const cacheControl = 'public, max-age=3600';
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The open door of the house, in the tone of the browser. */
const ownIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -1 28 28">
<style>.arch{fill:#1c1326}.door{fill:#a87311}@media (prefers-color-scheme:dark){.arch{fill:#faf6ee}.door{fill:#dba845}}</style>
<path class="arch" d="M1 26V11a10 10 0 0 1 20 0v15h-4V11A6 6 0 0 0 5 11v15z"/><path class="door" d="M8 26V12a3 3 0 0 1 6 0v14z"/></svg>
`;

/** The icon of a tab: a partner's own on the partner's site, ours elsewhere [I3.26]. */
export function iconPlugin(
  app: FastifyInstance,
  { platform, tenants }: { platform: Platform; tenants: TenantDirectory },
): void {
  async function sendIcon(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { kind, host } = await chooseSite(request.headers.host, tenants);
    const label =
      kind === 'whiteLabel' ? await findWhiteLabelConfig(platform.database.query, host) : undefined;
    const icon = label?.favicons[0];
    reply.header('cache-control', cacheControl);
    if (icon !== undefined) return reply.redirect(icon);
    return reply
      .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': policy })
      .send(ownIcon);
  }
  // Old habits of browsers and of feed readers ask for the second name whatever a page says.
  app.get('/favicon.svg', sendIcon);
  app.get('/favicon.ico', sendIcon);
}
