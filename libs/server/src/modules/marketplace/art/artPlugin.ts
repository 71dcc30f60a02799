import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readDrawing } from '../../../platform/pictures/readDrawing.ts';
import { posterSvg } from '../poster/posterSvg.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EventArtRow } from '../../../sale/event/eventArt.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';
import type { SiteDirectory } from '../../../platform/hosts/sites.ts';
import { keepSome } from '../../../platform/caching/keepSome.ts';
import { artCrops, type ArtCrop, cardSize } from '../../../sale/event/artUrl.ts';
import { findPicture } from './pictures.ts';

/** JPEG quality; a poster's flat colours gain nothing above it. */
const quality = 82;

/** Renders a wide picture of ours as a JPEG of link-preview size, about 60 KB. */
const cardPicture = (svg: string): Promise<Buffer> =>
  readDrawing(svg, (image) =>
    image
      .resize(cardSize.width, cardSize.height, { fit: 'cover' })
      .flatten()
      .jpeg({ quality, mozjpeg: true })
      .toBuffer(),
  );

const drawingsKept = 200;
/** Number of cached link-preview pictures, of some 60 KB each. */
const cardsKept = 100;
const cardFile = 'card.jpg';
const yearSeconds = 31_536_000;
const vanityPattern = '^[a-z0-9][a-z0-9-]{1,79}$';

/** Policy of a picture: what is in it and nothing else, wherever it is opened [BR-05]. */
const picturePolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

interface Picture {
  content: string | Buffer;
  type: string;
}
const drawing = (svg: string): Picture => ({ content: svg, type: 'image/svg+xml; charset=utf-8' });

function sendPicture(reply: FastifyReply, { content, type }: Picture, isPinned: boolean): FastifyReply {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'content-type': type,
    'content-security-policy': picturePolicy,
    'cache-control': isPinned ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=60',
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(content);
}

/**
 * Reads the art of an event. Before the event is published, the address must name the version, which only the
 * organisation learns, from its preview.
 */
async function readArt(
  platform: Platform,
  { vanityName, version, scope }: { vanityName: string; version: string | undefined; scope: EventScope },
): Promise<EventArtRow | undefined> {
  const row = await platform.database.query
    .selectFrom('event as e')
    .select(['art', 'published'])
    .where('vanityName', '=', vanityName)
    .where(inScope(scope))
    .executeTakeFirst();
  const art = row?.art as EventArtRow | undefined;
  return row?.published || art?.hash === version ? art : undefined;
}

/**
 * Serves pictures: event posters, drawn on demand and cached, and stored ones by hash. An organisation's site has its own
 * posters alone.
 * `?v=` pins the version of a drawing, which makes the URL immutable.
 */
export function artPlugin(
  app: FastifyInstance,
  { platform, sites }: { platform: Platform; sites: SiteDirectory },
): void {
  const drawings = keepSome<string>(drawingsKept);
  const cards = keepSome<Promise<Buffer>>(cardsKept);
  const draw = (vanityName: string, crop: ArtCrop, { poster, hash }: EventArtRow): string =>
    drawings(`${vanityName} ${crop} ${hash}`, () => posterSvg({ vanityName, poster }, crop));

  async function pictureOf(vanityName: string, file: string, art: EventArtRow): Promise<Picture> {
    if (file !== cardFile) return drawing(draw(vanityName, file.slice(0, -'.svg'.length) as ArtCrop, art));
    const made = cards(`${vanityName} ${art.hash}`, () => cardPicture(draw(vanityName, 'wide', art)));
    return { content: await made, type: 'image/jpeg' };
  }

  app.get<{ Params: { vanityName: string; file: string }; Querystring: { v?: string } }>(
    '/art/:vanityName/:file',
    {
      schema: {
        params: {
          type: 'object',
          properties: {
            vanityName: { type: 'string', pattern: vanityPattern },
            file: { type: 'string', enum: [...artCrops.map((crop) => `${crop}.svg`), cardFile] },
          },
        },
        querystring: { type: 'object', properties: { v: { type: 'string', maxLength: 40 } } },
      },
    },
    async (request, reply) => {
      const { vanityName, file } = request.params;
      const site = await sites.siteFor(request.headers.host);
      const version = request.query.v;
      const art = await readArt(platform, { vanityName, version, scope: site });
      if (!art) return reply.callNotFound();
      return sendPicture(reply, await pictureOf(vanityName, file, art), version === art.hash);
    },
  );

  app.get<{ Params: { file: string } }>(
    '/art/:file',
    {
      schema: {
        params: { type: 'object', properties: { file: { type: 'string', pattern: '^[0-9a-f]{24}\\.svg$' } } },
      },
    },
    async (request, reply) => {
      const svg = await findPicture(platform.database.query, request.params.file.slice(0, -'.svg'.length));
      return svg === undefined ? reply.callNotFound() : sendPicture(reply, drawing(svg), true);
    },
  );
}
