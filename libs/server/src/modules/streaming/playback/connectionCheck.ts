import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const mostBytes = 1024 * 1024;

/** Bytes that no compression makes fewer. */
const noise = randomBytes(mostBytes);

/** Measures a connection: so many bytes down, and up what a page sends. */
export function connectionCheck(app: FastifyInstance): void {
  app.get<{ Params: { size: number } }>(
    '/stream/check/:size',
    {
      schema: {
        params: {
          type: 'object',
          properties: { size: { type: 'integer', minimum: 1, maximum: mostBytes } },
        },
      },
    },
    (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return reply.type('application/octet-stream').send(noise.subarray(0, request.params.size));
    },
  );
  app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, _body, parsed) => parsed(null),
    );
    scope.post('/stream/check', { bodyLimit: mostBytes }, (_request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return reply.code(204).send();
    });
    done();
  });
}
