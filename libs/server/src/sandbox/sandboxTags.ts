import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';

const scriptOf = (name: string): string =>
  readFileSync(new URL(`./tags/${name}.js`, import.meta.url), 'utf8');

const hitSchema = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'string', maxLength: 40 }, name: { type: 'string', maxLength: 60 } },
};

/**
 * Registers a tag server that imitates Google's gtag and tag manager as far as our pages use them, so that tests cover
 * the path from consent to a measured event offline. It stores nothing.
 */
export function registerSandboxTags(app: FastifyInstance, { config }: Platform): void {
  if (config.analytics.kind !== 'sandbox') return;
  for (const [path, script] of [
    ['/sandbox/tags/gtag/js', scriptOf('gtag')],
    ['/sandbox/tags/gtm.js', scriptOf('gtm')],
  ] as const) {
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
        .send(script),
    );
  }
  app.post('/sandbox/tags/collect', { schema: { body: hitSchema } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').code(204).send(),
  );
}
