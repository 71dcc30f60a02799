import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { posterSvg } from '../../../catalogue/posters/posterSvg.ts';
import type { Platform } from '../../../platform.ts';
import type { EventArtRow } from '../loader/eventRow.ts';
import { artCrops, type ArtCrop } from './artUrl.ts';
import { findPicture } from './pictures.ts';

const keptAtMost = 200;
const yearSeconds = 31_536_000;
const vanityPattern = '^[a-z0-9][a-z0-9-]{1,79}$';

/** A picture may bring its own styles and nothing else, wherever it is opened [BR-05]. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

function sendPicture(reply: FastifyReply, svg: string, isPinned: boolean): FastifyReply {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': picturePolicy,
    'cache-control': isPinned ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=60',
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(svg);
}

const readArt = (platform: Platform, vanityName: string) =>
  platform.database.query
    .selectFrom('event')
    .select('art')
    .where('vanity_name', '=', vanityName)
    .where('published', '=', true)
    .executeTakeFirst();

/**
 * Pictures: posters of events, drawn when they are asked for and kept for a while, and stored ones by their hash.
 * `?v=` pins the drawing, which then never changes under its address.
 */
export function artPlugin(app: FastifyInstance, { platform }: { platform: Platform }): void {
  const drawn = new Map<string, string>();

  function draw(vanityName: string, crop: ArtCrop, { poster, hash }: EventArtRow): string {
    const key = `${vanityName} ${crop} ${hash}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const svg = posterSvg({ vanityName, poster }, crop);
    drawn.set(key, svg);
    if (drawn.size > keptAtMost) drawn.delete(drawn.keys().next().value!);
    return svg;
  }

  app.get<{ Params: { vanityName: string; file: string }; Querystring: { v?: string } }>(
    '/art/:vanityName/:file',
    {
      schema: {
        params: {
          type: 'object',
          properties: {
            vanityName: { type: 'string', pattern: vanityPattern },
            file: { type: 'string', enum: artCrops.map((crop) => `${crop}.svg`) },
          },
        },
        querystring: { type: 'object', properties: { v: { type: 'string', maxLength: 40 } } },
      },
    },
    async (request, reply) => {
      const { vanityName, file } = request.params;
      const art = (await readArt(platform, vanityName))?.art as EventArtRow | undefined;
      if (!art) return reply.callNotFound();
      return sendPicture(
        reply,
        draw(vanityName, file.slice(0, -'.svg'.length) as ArtCrop, art),
        request.query.v === art.hash,
      );
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
      return svg === undefined ? reply.callNotFound() : sendPicture(reply, svg, true);
    },
  );
}
