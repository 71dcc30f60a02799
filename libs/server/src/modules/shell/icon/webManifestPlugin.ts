import { isLocalPath } from '@foyer/util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { SiteDirectory } from '../../../platform/hosts/sites.ts';
import { houseName } from '../../../platform/hosts/siteWords.ts';
import type { Platform } from '../../../platform/platform.ts';
import { localeOfPage } from '../../../platform/texts/negotiateLocale.ts';
import { readDrawing } from '../../../platform/pictures/readDrawing.ts';
import { findWhiteLabelConfig } from '../white-label/whiteLabelRepository.ts';
import { homeIcon, iconGround } from './houseIcon.ts';

const cacheControl = 'public, max-age=3600';

/** Icon sizes with margins; maskable ones need a larger one. */
const icons = {
  'icon-192.png': { edge: 192, room: 0.16 },
  'icon-512.png': { edge: 512, room: 0.16 },
  'icon-maskable-512.png': { edge: 512, room: 0.24 },
  'apple-touch-icon.png': { edge: 180, room: 0.18 },
} as const;

const ownIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Serves the web app manifest and its icons, with the partner's name and icons on partner hosts [I3.26]. */
export function webManifestPlugin(
  app: FastifyInstance,
  { platform, sites }: { platform: Platform; sites: SiteDirectory },
): void {
  const drawn = new Map<string, Promise<Buffer>>();

  async function sendManifest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = await sites.siteFor(request.headers.host);
    const { kind, host } = site;
    if (kind !== 'consumer' && kind !== 'whiteLabel') throw failure('notFound');
    const label =
      kind === 'whiteLabel' ? await findWhiteLabelConfig(platform.database.query, host) : undefined;
    const locale = localeOfPage('/', request.headers['accept-language']);
    const favicons = label?.favicons.filter(isLocalPath).map((src) => ({ src, sizes: 'any' })) ?? [];
    const name = label?.name ?? houseName;
    return reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': cacheControl,
        vary: 'accept-language',
      })
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: name,
          description: platform.texts.forSite(site).say(locale, 'pages.app.description'),
          lang: locale,
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: iconGround,
          theme_color: iconGround,
          icons: favicons.length > 0 ? favicons : ownIcons,
        }),
      );
  }
  app.get('/manifest.webmanifest', sendManifest);

  for (const [file, { edge, room }] of Object.entries(icons)) {
    app.get(`/${file}`, async (_request, reply) => {
      const drawing = drawn.get(file) ?? readDrawing(homeIcon(edge, room), (image) => image.png().toBuffer());
      drawn.set(file, drawing);
      return reply
        .headers({ 'content-type': 'image/png', 'cache-control': cacheControl })
        .send(await drawing);
    });
  }
}
