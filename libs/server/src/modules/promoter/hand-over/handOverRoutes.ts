import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route, type Step } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { retryingSeats } from '../transaction/holdLines.ts';
import { acceptOffer, declineOffer, offerEngagement, readOffer } from './engagementOffer.ts';
import { giveToGuest } from './giveToGuest.ts';

/** Hand-overs are mails to addresses that a member names. */
const limits = { handOverPerMember: { points: 500, windowSeconds: 60 * 60 } };
const limiterKey = stateKey<AttemptLimiter<keyof typeof limits>>('hand-over limits');

const countMail: Step<object> = {
  name: 'count handOverPerMember',
  run: async ({ platform: { database, state }, actor }, next) => {
    const limiter = state.of(limiterKey, () => createAttemptLimiter(database.pool, limits));
    await limiter.count('handOverPerMember', actor!.userId);
    return next({});
  },
};

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
