import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform.ts';
import { hashSecret } from '../../../security/secrets.ts';
import { findResume } from './applicationRepository.ts';
import { readUpload } from './resumeRepository.ts';
import { resumeTypes } from './resumeType.ts';

/** Whatever a file holds, nothing of it runs here. */
const resumePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Résumés by the key that the mail to the team says; only to be saved, and kept by nobody in between [BI-09]. */
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
