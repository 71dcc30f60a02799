import { found } from '../../../platform/http/failure.ts';
import { implement } from '../../../platform/http/implement.ts';
import { route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { endOwnSession, endSessionsBut, listLiveSessions } from '../session/sessionListRepository.ts';
import { presentSession } from '../session/sessionPresenter.ts';
import { endSession } from '../session/sessionRepository.ts';
import { readLogInMethods, sendLogInCode } from '../log-in-code/logInCodeService.ts';
import { confirmLogIn } from './confirmLogIn.ts';
import { logInByLink } from './logInByLink.ts';
import { logIn } from '../session/sessionService.ts';

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
