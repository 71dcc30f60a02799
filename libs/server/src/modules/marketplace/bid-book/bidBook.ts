import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Condition on a bid `b`: its event was given another date since it was made, which its fan may not have seen. */
export const isMoved = sql<boolean>`exists (select from event_change x
  where x.event_id = b.event_id and x.changed_at > b.made_at)`;

/** Condition on an event `v`: it is published, and paid for by card, so that the card of a bid can be charged. */
export const takesCards = sql<boolean>`v.published and not exists (select from event_payment y
  where y.event_id = v.event_id and not 'CreditCard' = any(y.payment_types))`;

/** Condition on a bid `b`: it stands, and its fan has not frozen the account. */
const stands = sql<boolean>`b.state = 'open' and b.expires_at > foyer_now() and b.user_id is not null
  and not exists (select from user_account u where u.user_id = b.user_id and u.tokens_frozen_at is not null)
  and exists (select from event v where v.event_id = b.event_id and not event_is_off(v) and ${takesCards})
  and not ${isMoved}`;

/** Bid in the book. */
export interface StandingBid {
  eventId: string;
  marketOfferId: string;
  userId: string;
  /** Of one, before fees, in minor units. */
  price: number;
}

/**
 * Finds the bid that is filled next by so many {product} of an offer: the highest, and of those the earliest.
 * @param besides user whose own bid is no candidate
 */
export async function findBest(
  db: Queryable,
  {
    eventId,
    offerGroupId,
    quantity,
    besides,
  }: { eventId: string; offerGroupId: string; quantity: number; besides: string },
): Promise<StandingBid | undefined> {
  const { rows } = await sql<StandingBid>`
    select b.event_id, b.market_offer_id, b.user_id, b.price::float8 as price from market_offer b
    where b.event_id = ${eventId} and b.offer_group_id = ${offerGroupId} and b.quantity = ${quantity}
      and b.user_id <> ${besides} and ${stands}
    order by b.price desc, b.reached_at, b.market_offer_id limit 1`.execute(db);
  return rows[0];
}

/** Bids for an offer, by the number of {product}; prices of one before fees, in minor units. */
export interface BookLevel {
  offerGroupId: string;
  quantity: number;
  bids: number;
  best: number;
}

/** Counts the bids of an event. */
export async function readBook(db: Queryable, eventId: string): Promise<BookLevel[]> {
  const { rows } = await sql<BookLevel>`
    select b.offer_group_id, b.quantity, count(*)::int as bids, max(b.price)::float8 as best from market_offer b
    where b.event_id = ${eventId} and ${stands}
    group by b.offer_group_id, b.quantity order by b.offer_group_id, b.quantity limit 5000`.execute(db);
  return rows;
}
