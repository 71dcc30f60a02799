import { createPaths } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, isSecret } from '../../../platform/security/secrets.ts';
import { setSubscriptionState } from './newsletterRepository.ts';
import { oneClickPath } from './subscriptionToken.ts';

const bodyLimitBytes = 4 * 1024;
const tokenOf = (url: string): string => new URL(url, 'http://any').searchParams.get('token') ?? '';

/**
 * Ends a subscription by the POST of a mail program's unsubscribe button (RFC 8058). Only the token in the URL counts;
 * a GET redirects to the page that asks first. The answer doesn't reveal whether a subscription existed [I7.27].
 */
export function unsubscribePlugin(app: FastifyInstance, { platform }: { platform: Platform }): void {
  // Accepts any form encoding; the body adds nothing to the URL.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.post(oneClickPath, async (request, reply) => {
    const token = tokenOf(request.url);
    if (isSecret(token)) {
      const hash = hashSecret('newsletter', token);
      await inTransaction(platform.database, (tx) => setSubscriptionState(tx, hash, 'ended'));
    }
    return reply.header('cache-control', 'no-store').code(204).send();
  });
  app.get(oneClickPath, async (request, reply) => {
    const token = tokenOf(request.url);
    const page = createPaths('').newsletter();
    return reply
      .header('cache-control', 'no-store')
      .redirect(isSecret(token) ? `${page}?token=${token}` : page, 303);
  });
}
