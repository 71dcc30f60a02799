import { attemptSteps } from '../../../platform/attempts/attemptSteps.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { retryingSeats } from '../../../sale/hold/holdLines.ts';
import { acceptOffer, declineOffer, offerEngagement, readOffer } from './engagementOffer.ts';
import { giveToGuest } from './giveToGuest.ts';

/** Hand-overs are mails to addresses that a member names. */
const countMail = attemptSteps('hand-over limits', {
  handOverPerMember: { points: 500, windowSeconds: 60 * 60 },
})('handOverPerMember');

export const handOverRoutes = implement({
  giveToGuest: route(idempotent, countMail, retryingSeats, withTransaction, ({ body, ...context }) =>
    giveToGuest(context, body),
  ),
  offerEngagement: route(idempotent, countMail, withTransaction, ({ body, ...context }) =>
    offerEngagement(context, body),
  ),
  validateEngagementOffer: ({ platform, query, site, locale }) =>
    readOffer(platform, { ...query, scope: site }, locale),
  acceptEngagementOffer: route(withTransaction, ({ platform, tx, actor: { userId }, body, site }) =>
    acceptOffer({ platform, tx, userId }, { ...body, scope: site }),
  ),
  declineEngagementOffer: route(withTransaction, async ({ platform, tx, now, body, site }) => {
    await declineOffer({ platform, tx, now }, { ...body, scope: site });
    return { ok: true };
  }),
});
