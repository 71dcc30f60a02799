import type { QuoteSellNowRequest, SellNowQuote, SellNowRequest } from '@foyer/contract';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { Queryable } from '../../../../platform/database/transactionScope.ts';
import type { Actor } from '../../../../platform/http/access/actor.ts';
import { failure } from '../../../../platform/http/answers/failure.ts';
import { completeKey } from '../../../../platform/http/idempotencyKeys.ts';
import type { BaseContext } from '../../../../platform/http/operationContext.ts';
import { startInTransaction, type Resumable } from '../../../../platform/http/resumable.ts';
import { withAbility } from '../../../../platform/http/withAbility.ts';
import { mailHostOf } from '../../../../platform/mail/mailSite.ts';
import { payoutBy } from '../../../../sale/listing/listingPolicy.ts';
import { findSalable, presentOne, type Writing } from '../../secondary-listing/listingService.ts';
import { rulesOf, type Selling } from '../../secondary-listing/sellerMarketplace.ts';
import { findBestBid, presentBest } from '../../bid-book/bestBid.ts';
import { BookMoved, matchBid, type MatchKey } from './matchBid.ts';
import { fillMatch } from './settleMatch.ts';

/** Tells what the best bid pays that {product} of the caller can fill [C2.12f]. */
export async function quoteSellNow(
  selling: Selling,
  db: Queryable,
  request: QuoteSellNowRequest,
): Promise<SellNowQuote> {
  const tokens = await findSalable(selling, db, request);
  const { rules, startsAt, endsAt } = await rulesOf(selling, db, request.eventId);
  const best = await findBestBid(db, tokens, { userId: selling.userId, rules });
  return {
    ...(best ? { best: presentBest(best) } : {}),
    payoutBy: payoutBy({ startsAt, endsAt }).toISOString(),
  };
}

type SellNowContext = BaseContext & { actor: Actor; body: SellNowRequest };

/** Times that the book may move while a call looks for the best bid. */
const mostTries = 20;

const writingOf = ({ platform, actor, site, locale }: SellNowContext): Omit<Writing, 'tx' | 'now'> => ({
  ...{ platform, userId: actor.userId, scope: site, locale, siteHost: mailHostOf(site) },
});

/**
 * Sells to the best bid: matches, charges the card of the bid, and then answers what became of it [C2.12f]. After a crash, the
 * same call or `fillMarketOffers` goes on with the match.
 */
export const sellNow: Resumable<SellNowContext, MatchKey> = {
  start: async (context, request) => {
    await withAbility('resale').run(context, async () => undefined);
    for (let tries = 0; tries < mostTries; tries += 1)
      try {
        return await startInTransaction<SellNowContext, MatchKey>(context, request, ({ tx, now }) =>
          matchBid({ ...writingOf(context), tx, now }, context.body),
        );
      } catch (error) {
        if (!(error instanceof BookMoved)) throw error;
      }
    throw failure('serviceUnavailable');
  },

  finish: async (context, request, { listingId, ...key }) => {
    const { platform, body, serialise } = context;
    const { database, sealer } = platform;
    await fillMatch(platform, key, { mailsSeller: false });
    return inTransaction(database, async (tx, now) => {
      const writing = { ...writingOf(context), tx, now };
      const listing = await presentOne(writing, { eventId: key.eventId, listingId });
      const isSold = listing.state === 'sold' || listing.state === 'active';
      const next = isSold ? undefined : (await quoteSellNow(writing, tx, body).catch(() => undefined))?.best;
      const refusal = failure('exchangeAskFillFailed', next ? { proceeds: next.seller.proceeds } : {});
      const answer = serialise(isSold ? listing : refusal);
      await completeKey(tx, request, answer, sealer);
      return answer;
    });
  },
};
