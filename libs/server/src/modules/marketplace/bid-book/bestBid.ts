import { sql } from 'kysely';
import type { SellNowBid } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { boundsOf, highestPrice } from '../../../sale/listing/listingPolicy.ts';
import type { SellableRow } from '../../../sale/listing/sellableRepository.ts';
import { splitPrice, type Split } from '../../../sale/listing/splitPrice.ts';
import type { PriceRules } from '../../../sale/pricing/priceRules.ts';
import { findBest, type StandingBid } from './bidBook.ts';

/** Best bid that some {product} can fill, and what it pays. */
export interface BestBid {
  bid: StandingBid;
  /** Of one, before fees, in minor units. */
  price: number;
  split: Split;
}

/**
 * Tells whether {product} are what bids are for: a child's, or a place that is kept for wheelchairs and companions, would
 * not do for a bidder.
 */
async function areOrdinary(db: Queryable, eventId: string, tokens: readonly SellableRow[]): Promise<boolean> {
  const ids = tokens.map(({ tokenId }) => tokenId);
  const { rows } = await sql`
    select from token t left join event_seat s on s.event_id = t.event_id and s.seat_code = t.seat_code
    where t.event_id = ${eventId} and t.token_id = any(${ids}::uuid[])
      and (coalesce(t.age_group, 'ADULT') <> 'ADULT' or s.kind in ('wheelchair', 'companion')) limit 1`.execute(
    db,
  );
  return rows.length === 0;
}

/**
 * Finds the best bid that {product} of a seller can fill together: for exactly as many, never the own one. A bid above what
 * they may be resold for is filled at that.
 */
export async function findBestBid(
  db: Queryable,
  tokens: readonly SellableRow[],
  { userId, rules }: { userId: string; rules: PriceRules },
): Promise<BestBid | undefined> {
  const { eventId, offerGroupId } = tokens[0]!;
  if (!(await areOrdinary(db, eventId, tokens))) return undefined;
  const bid = await findBest(db, { eventId, offerGroupId, quantity: tokens.length, besides: userId });
  if (!bid) return undefined;
  const { minimum, maximum } = boundsOf(tokens);
  const price = Math.min(bid.price, maximum);
  if (price < minimum) return undefined;
  const sold = tokens.map((token) => ({ face: token.face, cap: highestPrice(token) }));
  return { bid, price, split: splitPrice(sold, price, rules) };
}

/** Presents a bid to whom could fill it: what it pays, not whose it is. */
export const presentBest = ({ price, split }: BestBid): SellNowBid => ({
  price: { ...split.seller.price, amount: price },
  seller: split.seller,
});
