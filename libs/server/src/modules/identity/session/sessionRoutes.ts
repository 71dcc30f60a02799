import { implement } from '../../../http/implement.ts';
import { route } from '../../../http/route.ts';
import { withTransaction } from '../../../http/withTransaction.ts';
import { endSession } from './sessionRepository.ts';
import { logIn } from './sessionService.ts';

export const sessionRoutes = implement({
  logIn: (context) => logIn(context, context.body),
  logOut: route(withTransaction, async ({ actor, tx, now }) => {
    await endSession(tx, actor.sessionId, now);
    return { ok: true as const };
  }),
});
