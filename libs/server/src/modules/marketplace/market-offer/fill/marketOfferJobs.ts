import { defineJob } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { releaseCommitment } from '../../../../sale/hold/heldRepository.ts';
import { cancelledNews, mailBid } from '../core/marketOfferMail.ts';
import {
  changeMarketOffer,
  listMatched,
  listOver,
  type MarketOfferKey,
  type MarketOfferRow,
} from '../core/marketOfferRepository.ts';
import { fillMatch, withMarketOffer } from './settleMatch.ts';

const batchSize = 100;

/** Goes on with matches whose seller's call has died, or whose bank was silent. */
export const fillMarketOffersJob = defineJob<Record<string, never>>({
  name: 'fillMarketOffers',
  everySeconds: 15,
  leaseSeconds: 5 * 60,
  handle: async (_payload, { platform }) => {
    for (const key of await listMatched(platform.database.query, batchSize))
      await fillMatch(platform, key, { mailsSeller: true }).catch((error: unknown) =>
        platform.log.error({ err: error, ...key }, 'fill a bid'),
      );
  },
});

/** Tells why a bid is over; undefined while it is not. */
function endOf(
  { state, isEventOff, isMoved, fixUntil, expiresAt }: MarketOfferRow,
  now: Date,
): 'cancelled' | 'failedPayment' | 'expired' | undefined {
  if (state !== 'open' && state !== 'paymentFailed') return undefined;
  if (isEventOff || isMoved) return 'cancelled';
  if (state === 'paymentFailed')
    return (fixUntil !== null && fixUntil <= now) || expiresAt <= now ? 'failedPayment' : undefined;
  return expiresAt <= now ? 'expired' : undefined;
}

const mails = { failedPayment: 'unpaid', expired: 'expired' } as const;

const endOver = (platform: Platform, key: MarketOfferKey): Promise<void> =>
  withMarketOffer(platform, key, async (settling, bid) => {
    const { tx, now } = settling;
    const lostReason = endOf(bid, now);
    if (!lostReason) return;
    if (bid.phase === 'held' || bid.phase === 'over') await releaseCommitment(tx, bid);
    await changeMarketOffer(tx, bid, { state: 'lost', lostReason, listingId: null, fixUntil: null });
    await mailBid(settling, bid, lostReason === 'cancelled' ? cancelledNews(bid) : mails[lostReason]);
  });

/** Ends bids whose time is over, whose card was not made good, or whose event is off or has another date [C4.08]. */
export const endMarketOffersJob = defineJob<Record<string, never>>({
  name: 'endMarketOffers',
  everySeconds: 15,
  handle: async (_payload, { platform }) => {
    for (const key of await listOver(platform.database.query, batchSize))
      await endOver(platform, key).catch((error: unknown) =>
        platform.log.error({ err: error, ...key }, 'end a bid'),
      );
  },
});
