import { createPaths } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { followOneClickPath, userOfToken } from './followAlerts.ts';
import { setSaleAlerts } from './followRepository.ts';

const bodyLimitBytes = 4 * 1024;

/**
 * Switches a user's sale alerts off by the POST of a mail program's unsubscribe button (RFC 8058). Only the token in
 * the URL counts; a GET redirects to the page with what the user follows.
 */
export function followPlugin(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.post(followOneClickPath, async (request, reply) => {
    const token = new URL(request.url, 'http://any').searchParams.get('token') ?? '';
    const userId = userOfToken(platform, token);
    if (userId !== undefined)
      await inTransaction(platform.database, (tx, now) => setSaleAlerts(tx, { userId, isOn: false, now }));
    return reply.header('cache-control', 'no-store').code(204).send();
  });
  app.get(followOneClickPath, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(createPaths('').following(), 303),
  );
}
