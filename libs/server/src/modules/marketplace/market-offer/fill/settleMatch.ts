import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { minutes } from '../../../../platform/time/units.ts';
import { replaceLines } from '../../../../sale/commitment/commitmentRepository.ts';
import { claimHold, releaseCommitment } from '../../../../sale/hold/heldRepository.ts';
import { lockBuyer } from '../../../../sale/limit/buyerRepository.ts';
import { endListing } from '../../../../sale/listing/endListing.ts';
import { lockListing } from '../../../../sale/listing/listingRepository.ts';
import { mailListing } from '../../secondary-listing/listingMail.ts';
import { chargeWins } from '../../win/chargeWins.ts';
import { winEnd } from '../../win/holdWon.ts';
import { cancelledNews, mailBid } from '../core/marketOfferMail.ts';
import { outcomeOfMatch } from '../core/marketOfferPolicy.ts';
import {
  changeMarketOffer,
  findBidder,
  listChargeable,
  lockMarketOffer,
  type MarketOfferKey,
  type MarketOfferRow,
} from '../core/marketOfferRepository.ts';

interface Settling {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
}

/** Locks buyer and bid, and runs `work` on the bid in its own transaction. */
export const withMarketOffer = async (
  platform: Platform,
  key: MarketOfferKey,
  work: (settling: Settling, bid: MarketOfferRow) => Promise<void>,
): Promise<void> => {
  const userId = await findBidder(platform.database.query, key);
  await inTransaction(platform.database, async (tx, now) => {
    if (userId) await lockBuyer(tx, { eventId: key.eventId, userId });
    const bid = await lockMarketOffer(tx, key);
    if (bid) await work({ platform, tx, now }, bid);
  });
};

/** How the seller hears of what became of a sale: from the call that sold, or later by mail. */
interface Teller {
  mailsSeller: boolean;
}

/** Gives the seller's {product} back, which nobody has paid for. */
async function endMatch(
  { platform, tx }: Settling,
  bid: MarketOfferRow,
  { mailsSeller }: Teller,
): Promise<void> {
  const key = { eventId: bid.eventId, listingId: bid.listingId! };
  const listing = await lockListing(tx, key);
  if (listing?.state !== 'active') return;
  await endListing(tx, listing, { reason: listing.endReason ?? 'bidFailed' });
  if (mailsSeller) await mailListing(platform, tx, key, 'unfilled');
}

/** Lets a bid's commitment go of what it was to buy. */
async function letGo(tx: TransactionScope, { eventId, holdId, commitmentId }: MarketOfferRow): Promise<void> {
  await claimHold(tx, { eventId, holdId, givenUp: [] });
  await replaceLines(tx, { eventId, commitmentId }, [], []);
}

/**
 * Ends the match of a bid that is not filled. A refused card can be made good for a while; what the seller's side kept from
 * being sold leaves the bid standing as it was.
 */
async function unmatch(
  settling: Settling,
  bid: MarketOfferRow,
  { outcome, ...teller }: Teller & { outcome: 'paymentFailed' | 'unmatched' | 'failedPayment' | 'cancelled' },
): Promise<void> {
  const { tx, now } = settling;
  const isLost = outcome === 'failedPayment' || outcome === 'cancelled';
  if (bid.phase === 'held') {
    if (isLost) await releaseCommitment(tx, bid);
    else await letGo(tx, bid);
  }
  await endMatch(settling, bid, teller);
  if (outcome === 'unmatched') await changeMarketOffer(tx, bid, { state: 'open', listingId: null });
  else if (outcome === 'paymentFailed') {
    const fixUntil = winEnd({ startsAt: bid.expiresAt }, now);
    await changeMarketOffer(tx, bid, { state: 'paymentFailed', listingId: null, fixUntil });
    await mailBid(settling, bid, 'paymentFailed');
  } else {
    await changeMarketOffer(tx, bid, { state: 'lost', lostReason: outcome, listingId: null, fixUntil: null });
    await mailBid(settling, bid, outcome === 'cancelled' ? cancelledNews(bid) : 'unpaid');
  }
}

/** Tells whether the listing of a match can still be sold. */
async function isListed(tx: TransactionScope, { eventId, listingId }: MarketOfferRow): Promise<boolean> {
  const listing = await lockListing(tx, { eventId, listingId: listingId! });
  return listing?.state === 'active' && listing.endReason === null;
}

/** How long a match may wait for its charge to begin. */
const mostWait = minutes(5);

/** Tells what becomes of a match that has no outcome: one that could not be charged for minutes is given up, as no bank was asked. */
function outcomeWithout(
  { phase, matchedAt }: MarketOfferRow,
  { isRefused, now }: { isRefused: boolean; now: Date },
): 'paymentFailed' | 'unmatched' | undefined {
  if (phase !== 'held') return undefined;
  if (isRefused) return 'paymentFailed';
  return matchedAt !== null && now.getTime() - matchedAt.getTime() > mostWait ? 'unmatched' : undefined;
}

/**
 * Records what has become of a match.
 * @param isRefused whether the charge was refused before the gateway was asked
 */
const settle = (platform: Platform, key: MarketOfferKey, teller: Teller, isRefused = false): Promise<void> =>
  withMarketOffer(platform, key, async (settling, bid) => {
    if (bid.state !== 'matched') return;
    const known = outcomeOfMatch({ ...bid, isListed: await isListed(settling.tx, bid) });
    const outcome = known ?? outcomeWithout(bid, { isRefused, now: settling.now });
    if (outcome === undefined) return;
    if (outcome === 'claimed') {
      await changeMarketOffer(settling.tx, bid, { state: 'claimed' });
      await mailBid(settling, bid, 'filled');
    } else await unmatch(settling, bid, { outcome, ...teller });
  });

/**
 * Charges the card of a matched bid, unless that was done, and records the outcome: the {product} pass with the money, or
 * are the seller's again. Repeating it changes nothing.
 */
export async function fillMatch(platform: Platform, key: MarketOfferKey, teller: Teller): Promise<void> {
  const chargeable = await listChargeable(platform.database.query, { key, limit: 1 });
  let isRefused = false;
  await chargeWins(platform, chargeable, {
    operationId: 'chargeMarketOffer',
    keyOf: ({ listingId }) => `market-${listingId}`,
    askForPayment: async () => {
      isRefused = true;
    },
  });
  await settle(platform, key, teller, isRefused);
}
