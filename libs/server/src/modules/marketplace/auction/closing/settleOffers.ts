import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../../platform/database/transactionScope.ts';
import { Failure } from '../../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { everyEvent } from '../../../../sale/event/eventScope.ts';
import { lockBuyer } from '../../../../sale/limit/buyerRepository.ts';
import type { CheckedLine } from '../../../../sale/limit/selectionRules.ts';
import { currentFacts, type SaleFacts } from '../../../../sale/offer/saleFacts.ts';
import { holdOrLetGo } from '../../win/holdOrLetGo.ts';
import { holdWon, releaseWon, winEnd } from '../../win/holdWon.ts';
import { outcomeOfWin } from '../../win/winPolicy.ts';
import { lineOf } from '../../win/wonPlaces.ts';
import { mailOffer } from '../core/auctionMail.ts';
import { mayPickSeats } from '../core/auctionPolicy.ts';
import type { AuctionRow } from '../core/auctionRepository.ts';
import { changeOffer, lockOffer, type OfferRow } from '../core/offerRepository.ts';
import { listOpened, listOpenWins, listUnheld, listUntold, type BuyersOffer } from './rankRepository.ts';

interface Settling {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
}

/** Locks buyer and offer, and runs `work` on the offer in its own transaction. */
export const withOffer = (
  platform: Platform,
  { eventId, offerId, userId }: BuyersOffer,
  work: (settling: Settling, offer: OfferRow) => Promise<void>,
): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    if (userId !== null) await lockBuyer(tx, { eventId, userId });
    const offer = await lockOffer(tx, { eventId, offerId });
    if (offer) await work({ platform, tx, now }, offer);
  });

/** Creates the line of an accepted offer, at its own price. */
export function lineOfOffer(
  facts: SaleFacts,
  { offerGroupId, quantity, price, offerId }: OfferRow,
): CheckedLine {
  const offer = facts.offers.get(offerGroupId)!;
  return lineOf({ offer, quantity, maySplit: false, amount: price }, `auction-${offerId}`);
}

/**
 * Holds the best places that are left.
 * @returns false if the seats have to be side by side, and none are
 * @throws Failure purchaseSoldOut if so many are not left
 */
async function holdPlaces(settling: Settling, row: OfferRow, facts: SaleFacts): Promise<boolean> {
  const line = lineOfOffer(facts, row);
  try {
    await holdWon(settling, row, {
      ...{ facts, line, mayBeApart: !row.seatsTogether },
      discountId: row.discountId,
    });
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'notEnoughContiguousSeats') return false;
    throw error;
  }
}

/** Holds what an offer got. One whose account is gone lapses, and one that wants seats together that are not there. */
const holdOffer = (platform: Platform, facts: SaleFacts, key: BuyersOffer): Promise<void> =>
  withOffer(platform, key, async (settling, offer) => {
    const { tx, now } = settling;
    if (offer.state !== 'won' || offer.heldAt !== null) return;
    if (offer.userId === null || offer.phase !== 'held') {
      await changeOffer(tx, offer, { state: 'lapsed', lapseReason: 'paymentFailed' });
    } else if (await holdPlaces(settling, offer, facts)) {
      await changeOffer(tx, offer, { state: 'won', heldAt: now });
      const { pickFrom, pickUntil } = offer;
      if (pickFrom && pickUntil && pickFrom < pickUntil) await mailOffer(settling, offer, 'seatsGiven');
    } else {
      await releaseWon(tx, offer);
      await changeOffer(tx, offer, { state: 'lapsed', lapseReason: 'notTogether' });
      await mailOffer(settling, offer, 'notTogether');
    }
  });

/** Mails fans the window in which they can pick seats. */
export async function tellPickers(platform: Platform, eventId: string): Promise<void> {
  for (const key of await listUntold(platform.database.query, eventId))
    await withOffer(platform, key, async (settling, offer) => {
      if (offer.state !== 'won') return;
      await changeOffer(settling.tx, offer, { state: 'won', pickMailedAt: settling.now });
      await mailOffer(settling, offer, 'seatsToPick');
    });
}

/** Mails fans who had to wait that they can pick seats now, once all before them have theirs. */
export async function tellOpened(platform: Platform, eventId: string): Promise<void> {
  for (const key of await listOpened(platform.database.query, eventId))
    await withOffer(platform, key, async (settling, offer) => {
      if (!mayPickSeats(offer, settling.now).allowed) return;
      await changeOffer(settling.tx, offer, { state: 'won', pickMailedAt: settling.now });
      await mailOffer(settling, offer, 'pickingOpens');
    });
}

/** Releases an accepted offer whose places are gone because the stock was reduced. */
const letGo = (platform: Platform, key: BuyersOffer): Promise<void> =>
  withOffer(platform, key, async (settling, offer) => {
    if (offer.state !== 'won' || offer.heldAt !== null) return;
    await releaseWon(settling.tx, offer);
    await changeOffer(settling.tx, offer, { state: 'lapsed', lapseReason: 'fewerPlaces' });
    await mailOffer(settling, offer, 'fewerPlaces');
  });

/** Holds the places of accepted offers, the best first. A failed one is retried at the next run. */
export async function holdOffers(platform: Platform, eventId: string): Promise<void> {
  const db = platform.database.query;
  for (const key of await listUnheld(db, eventId)) {
    const facts = await currentFacts(platform, db, { eventId, scope: everyEvent });
    if (!facts) return;
    await holdOrLetGo(platform, key, {
      hold: () => holdOffer(platform, facts, key),
      letGo: () => letGo(platform, key),
    });
  }
}

/** Records what has become of an offer that got in: paid, refused, or over. */
const settleOffer = (platform: Platform, auction: AuctionRow, key: BuyersOffer): Promise<void> =>
  withOffer(platform, key, async (settling, offer) => {
    const { tx, now } = settling;
    if (offer.state !== 'won' && offer.state !== 'paymentFailed') return;
    const outcome = outcomeOfWin(offer, now);
    if (!outcome) return;
    if (outcome === 'lapsed') await releaseWon(tx, offer);
    await changeOffer(tx, offer, {
      state: outcome,
      winUntil: outcome === 'paymentFailed' ? winEnd(auction, now) : offer.winUntil,
      ...(outcome === 'lapsed' ? { lapseReason: 'paymentFailed' as const } : {}),
    });
    await mailOffer(settling, offer, outcome === 'claimed' ? 'won' : outcome);
  });

export async function settleOffers(platform: Platform, auction: AuctionRow): Promise<void> {
  for (const key of await listOpenWins(platform.database.query, auction.eventId))
    await settleOffer(platform, auction, key);
}
