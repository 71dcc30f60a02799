import { createPaths, type Paths } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/inTransaction.ts';
import type { TransactionScope } from '../database/transactionScope.ts';
import type { Platform } from '../platform.ts';

/** Mails of one kind that a user can end from the mail program, without a session. */
export interface OneClickMails {
  /** Path of the one-click unsubscription (RFC 8058). */
  path: string;
  /** Context of the sealed token; a token of other mails does not open it. */
  context: string;
  /** Page with the setting. */
  page: (paths: Paths) => string;
  switchOff: (tx: TransactionScope, change: { userId: string; now: Date }) => Promise<void>;
}

const bodyLimitBytes = 4 * 1024;

/** Returns the URL that ends the mails for a user: the `oneClickUnsubscribe` of a mail. */
export const oneClickUrl = (
  { sealer }: Platform,
  origin: string,
  { path, context }: OneClickMails,
  userId: string,
): string => `${origin}${path}?token=${sealer.seal(userId, context).toString('base64url')}`;

/** Returns the user of a link's token; undefined for anything that this server did not make. */
function userOfToken({ sealer }: Platform, { context }: OneClickMails, token: string): string | undefined {
  try {
    return sealer.unseal(Buffer.from(token, 'base64url'), context);
  } catch {
    return undefined;
  }
}

/**
 * Ends a user's mails by the POST of a mail program's unsubscribe button (RFC 8058). Only the token in the URL counts;
 * a GET redirects to the page with the setting.
 */
export const oneClickPlugin =
  (mails: OneClickMails) =>
  (app: FastifyInstance, { platform }: { platform: Platform }): void => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, _body, done) =>
      done(null, undefined),
    );
    app.post(mails.path, async (request, reply) => {
      const token = new URL(request.url, 'http://any').searchParams.get('token') ?? '';
      const userId = userOfToken(platform, mails, token);
      if (userId !== undefined)
        await inTransaction(platform.database, (tx, now) => mails.switchOff(tx, { userId, now }));
      return reply.header('cache-control', 'no-store').code(204).send();
    });
    app.get(mails.path, (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(mails.page(createPaths('')), 303),
    );
  };
