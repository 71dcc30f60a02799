import { createHash } from 'node:crypto';
import { isLocale } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import type { SiteDirectory } from '../../../platform/hosts/sites.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { framePolicyOf } from '../../../platform/http/answers/securityHeaders.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createFrameOrigins } from '../../../platform/web/frameOrigins.ts';
import { waitingPageAddress } from '../../../sale/waiting-room/roomGuard.ts';
import { waitingPage, waitingPolicy } from './waitingPage.ts';

const eventIdPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

interface Address {
  Params: { locale: string; eventId: string };
}

/** Serves the waiting page of an event. It contains nothing of the event, so any cache may keep it. */
export function waitingPagePlugin(
  app: FastifyInstance,
  { platform, sites }: { platform: Platform; sites: SiteDirectory },
): void {
  const origins = createFrameOrigins(platform);
  const eventId = { type: 'string', pattern: eventIdPattern };
  const schema = { params: { type: 'object', properties: { eventId } } };
  app.get<Address>('/waitingRoom/:locale/:eventId', { schema }, async (request, reply) => {
    const { locale, eventId: id } = request.params;
    const site = await sites.siteFor(request.headers.host);
    if (!isLocale(locale) || !['consumer', 'whiteLabel', 'widget'].includes(site.kind))
      throw failure('notFound');
    const main =
      site.kind === 'widget' ? `${platform.config.origin}${waitingPageAddress(locale, id)}` : undefined;
    const html = waitingPage({ eventId: id, locale, texts: platform.texts.forSite(site), main });
    const { ancestors } = await framePolicyOf(site, origins);
    if (ancestors.length > 0) reply.removeHeader('x-frame-options');
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': waitingPolicy(ancestors),
      'cache-control': 'public, max-age=60',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(html);
  });
}
