import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { findPicture } from './photoRepository.ts';

/** Policy for opening a photo directly: nothing in it may run or load. */
const photoPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Serves photos by key, uncached even in the browser, so that a removed photo disappears immediately and logging out
 * leaves none behind [BR-10].
 */
export function photoPlugin(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.get<{ Params: { file: string } }>(
    '/photos/:file',
    {
      schema: {
        params: {
          type: 'object',
          properties: { file: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}\\.jpg$' } },
        },
      },
    },
    async (request, reply) => {
      const photoKey = request.params.file.slice(0, -'.jpg'.length);
      const picture = await findPicture(platform.database.query, photoKey);
      if (!picture) return reply.callNotFound();
      return reply
        .headers({
          'content-type': 'image/jpeg',
          'content-security-policy': photoPolicy,
          'content-disposition': 'attachment; filename="photo.jpg"',
          'cache-control': 'no-store',
        })
        .send(picture);
    },
  );
}
