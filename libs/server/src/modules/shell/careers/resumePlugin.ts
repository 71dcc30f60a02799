import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';
import { findResume } from './applicationRepository.ts';
import { readUpload } from './resumeRepository.ts';
import { resumeTypes } from './resumeType.ts';

/** Policy that prevents uploaded files from running anything. */
const resumePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Serves résumés by the key in the team's mail, as downloads without caching [BI-09]. */
export function resumePlugin(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.get<{ Params: { key: string } }>(
    '/resumes/:key',
    {
      schema: {
        params: { type: 'object', properties: { key: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } } },
      },
    },
    async (request, reply) => {
      const db = platform.database.query;
      const found = await findResume(db, hashSecret('resumeFile', request.params.key));
      if (!found) return reply.callNotFound();
      return reply
        .headers({
          'content-type': resumeTypes[found.resumeType],
          'content-disposition': `attachment; filename="resume.${found.resumeType}"`,
          'content-security-policy': resumePolicy,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        })
        .send(await readUpload(db, found.uploadId));
    },
  );
}
