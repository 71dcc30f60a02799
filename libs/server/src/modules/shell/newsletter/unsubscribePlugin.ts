import { createPaths } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/inTransaction.ts';
import type { Platform } from '../../../platform.ts';
import { hashSecret, isSecret } from '../../../security/secrets.ts';
import { setSubscriptionState } from './newsletterRepository.ts';
import { oneClickPath } from './subscriptionToken.ts';

const bodyLimitBytes = 4 * 1024;
const tokenOf = (url: string): string => new URL(url, 'http://any').searchParams.get('token') ?? '';

/**
 * Ends a subscription by the press of a button in a mail program, which posts here for its reader (RFC 8058). The token in
 * the address is all that counts; who only opens the address comes to the page that asks. Whether there was anything to
 * end is not told [I7.27].
 */
export function unsubscribePlugin(app: FastifyInstance, { platform }: { platform: Platform }): void {
  // A form of either kind; what is in it says nothing that the address does not.
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
