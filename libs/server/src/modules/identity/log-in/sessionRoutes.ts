import type { AuthenticatedProfile } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { found, failure } from '../../../platform/http/answers/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { findAccount } from '../account/accountRepository.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { consumeLink } from '../link/linkRepository.ts';
import { hashLinkToken } from '../link/linkService.ts';
import { endOwnSession, endSessionsBut, listLiveSessions } from '../session/sessionListRepository.ts';
import { presentSession } from '../session/sessionPresenter.ts';
import { endSession } from '../session/sessionRepository.ts';
import { readLogInMethods, sendLogInCode } from '../log-in-code/logInCodeService.ts';
import { confirmLogIn } from './confirmLogIn.ts';
import { logIn, openSession } from '../session/sessionService.ts';

/**
 * Opens a session by a mailed link, from any address, once. Limits of log-ins do not count here [AZ-07, AZ-11].
 * @throws Failure emailLinkMalformed, emailLinkExpired, tooManyRequests
 */
async function logInByLink(context: BaseContext, token: string): Promise<AuthenticatedProfile> {
  const { platform, request } = context;
  await identityGuards(platform).attempts.count('linkPerCaller', request.ip);
  const hash = hashLinkToken('logIn', token);
  return inTransaction(platform.database, async (tx, now) => {
    const link = await consumeLink(tx, 'logIn', hash, now);
    const account = link && (await findAccount(tx, link.userId));
    if (!account) throw failure('emailLinkExpired');
    return openSession(tx, context, account, now);
  });
}

export const sessionRoutes = implement({
  logIn: (context) => logIn(context, context.body),
  logInByLink: (context) => logInByLink(context, context.body.token),
  confirmLogIn: (context) => confirmLogIn(context, context.actor, context.body),
  getLogInMethods: ({ platform, actor }) => readLogInMethods(platform, actor),
  sendLogInCode: async (context) => {
    await sendLogInCode(context, context.actor);
    return { ok: true as const };
  },
  logOut: route(withTransaction, async ({ actor, tx, now }) => {
    await endSession(tx, actor.sessionId, now);
    return { ok: true as const };
  }),
  listSessions: async ({ platform, actor }) => {
    const rows = await listLiveSessions(platform.database.query, actor.userId);
    return { sessions: rows.map((row) => presentSession(row, actor.sessionId)) };
  },
  endSession: route(withTransaction, async ({ actor, query, tx, now }) => {
    found(await endOwnSession(tx, actor.userId, query.sessionId, now));
    return { ok: true as const };
  }),
  endOtherSessions: route(withTransaction, async ({ actor, tx, now }) => {
    await endSessionsBut(tx, actor.userId, actor.sessionId, now);
    return { ok: true as const };
  }),
});
