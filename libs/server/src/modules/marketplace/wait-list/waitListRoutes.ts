import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import { listEntries } from './waitListRepository.ts';
import { presentEntries } from './waitListPresenter.ts';
import { claimWaitList, joinWaitList, leaveWaitList, readWaitList } from './waitListService.ts';

const mostListed = 200;

/** Wait lists of sold-out offers. */
export const waitListRoutes = implement({
  getWaitList: route(withTransaction, ({ actor, query, ...context }) =>
    readWaitList({ ...context, userId: actor.userId }, query.eventId),
  ),
  joinWaitList: route(withTransaction, ({ actor, body, ...context }) =>
    joinWaitList({ ...context, userId: actor.userId, siteHost: mailHostOf(context.site) }, body),
  ),
  leaveWaitList: route(withTransaction, ({ actor, body, ...context }) =>
    leaveWaitList({ ...context, userId: actor.userId }, body.eventId),
  ),
  claimWaitList: route(withTransaction, ({ actor, body, ...context }) =>
    claimWaitList({ ...context, userId: actor.userId }, body.eventId),
  ),
  listWaitListEntries: ({ platform, actor: { userId }, site, locale }) =>
    inTransaction(platform.database, async (tx, now) => {
      const rows = await listEntries(tx, { userId, states: ['waiting', 'offered'] }, mostListed);
      const entries = await presentEntries(tx, rows, { scope: site, locale, now });
      return { entries, serverTime: now.toISOString() };
    }),
});
