import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import { codeGuard, codesGuard } from '../answers/codeGuard.ts';
import { bankAsked } from '../win/bankAsked.ts';
import { checkoutDrawClaim, claimDraw } from './entry/claimDraw.ts';
import { presentEntries } from './entry/drawPresenter.ts';
import { deleteDrawEntry, enterDraw } from './entry/enterDraw.ts';
import { listEntries } from './core/entryRepository.ts';
import { checkoutDraw, readPublicDraw, readPublishedEntries } from './entry/readDraw.ts';

const mostListed = 200;

/** Wish Lists: entering a draw, the result of an entry, and the public data of a draw. */
export const drawRoutes = implement({
  checkoutDraw: route(codesGuard, withTransaction, ({ actor, body, ...context }) =>
    checkoutDraw({ ...context, userId: actor.userId }, body),
  ),
  enterDraw: route(idempotent, codesGuard, bankAsked, withTransaction, ({ actor, body, ...context }) =>
    enterDraw({ ...context, userId: actor.userId, siteHost: mailHostOf(context.site) }, body),
  ),
  deleteDrawEntry: route(withTransaction, ({ actor, body, ...context }) =>
    deleteDrawEntry({ ...context, userId: actor.userId }, body.offerGroupId),
  ),
  listDrawEntries: ({ platform, actor: { userId }, site, locale }) =>
    inTransaction(platform.database, async (tx, now) => {
      const rows = await listEntries(tx, { userId }, mostListed);
      const entries = await presentEntries({ platform, tx, site, locale, now }, rows);
      return { entries, serverTime: now.toISOString() };
    }),
  getDrawRecord: route(codeGuard, ({ platform, site, locale, actor, query }) =>
    inTransaction(platform.database, (tx, now) =>
      readPublicDraw({ platform, tx, now, site, locale, userId: actor?.userId }, query),
    ),
  ),
  listPublishedEntries: ({ platform, site, locale, query }) =>
    inTransaction(platform.database, (tx, now) =>
      readPublishedEntries({ platform, tx, now, site, locale }, query),
    ),
  checkoutDrawClaim: route(withTransaction, ({ actor, query, ...context }) =>
    checkoutDrawClaim({ ...context, userId: actor.userId }, query.offerId),
  ),
  claimDraw: route(withTransaction, ({ actor, body, ...context }) =>
    claimDraw({ ...context, userId: actor.userId }, body.offerId),
  ),
});
