import { isLocale, supportedLocales } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { listJobs } from './jobs.ts';

const params = {
  type: 'object',
  properties: { file: { type: 'string', enum: supportedLocales.map((locale) => `${locale}.json`) } },
};

/** Serves the jobs of a language as a static file: `/jobs/fr-CA.json` [I7.30]. */
export function jobsPlugin(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.get<{ Params: { file: string } }>('/jobs/:file', { schema: { params } }, async (request, reply) => {
    const locale = request.params.file.slice(0, -'.json'.length);
    if (!isLocale(locale)) return reply.callNotFound();
    return reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=60' })
      .send({ jobs: await listJobs(platform, locale) });
  });
}
