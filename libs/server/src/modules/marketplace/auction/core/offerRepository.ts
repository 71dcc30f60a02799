import type { AuctionCancelReason } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { OpenWin } from '../../win/winPolicy.ts';
import type { StoredOfferState } from './auctionPolicy.ts';

/** Offer of an auction with its commitment; the name in all locales. */
export interface OfferRow extends OpenWin {
  eventId: string;
  offerId: string;
  commitmentId: string;
  offerGroupId: string;
  name: unknown;
  quantity: number;
  seatsTogether: boolean;
  /** Hours before the event at which it expires; 0 if it waits until the event starts. */
  expiresBeforeHours: number;
  /** Of one, before fees, in minor units. */
  price: number;
  /** Since when the price is offered for this quantity. */
  reachedAt: Date;
  /** Highest total that was shown, in minor units. */
  atMost: number;
  currency: string;
  paymentMethodId: string | null;
  state: StoredOfferState;
  lapseReason: Exclude<AuctionCancelReason, 'event'> | null;
  madeAt: Date;
  siteHost: string | null;
  discountId: string | null;
  /** Code of the discount. */
  promoCode: string | null;
  place: number | null;
  /** Window for picking seats; null before the allocation, and of what has no seats. */
  pickFrom: Date | null;
  pickUntil: Date | null;
  pickedAt: Date | null;
  /** Whether one with an earlier window, which is over, has not been given seats yet. */
  isBehind: boolean;
}

/** Identifies an offer. */
export interface OfferKey {
  eventId: string;
  offerId: string;
}

const columns = sql`b.event_id, b.offer_id, b.user_id, b.commitment_id, b.offer_group_id, g.name, b.quantity,
  b.seats_together, b.expires_before_hours, b.price::float8 as price, b.reached_at, b.at_most::float8 as at_most, v.currency,
  c.pledged_card_id as payment_method_id, b.state, b.lapse_reason, b.made_at, b.site_host, b.place, b.held_at, b.win_until,
  b.pick_from, b.pick_until, b.picked_at, c.kind,
  b.state = 'won' and b.held_at is null and b.pick_from <= foyer_now() and exists (select from auction_offer e
    where e.event_id = b.event_id and e.offer_group_id = b.offer_group_id and e.state = 'won' and e.held_at is null
      and e.win_order < b.win_order and e.pick_until <= b.pick_from) as is_behind,
  commitment_phase(c.state, h.held_until) as phase, p.state as payment_state, p.failure_reason, v.starts_at,
  v.status, u.discount_id, d.code as promo_code`;
const joined = sql`auction_offer b join event v using (event_id) join commitment c using (event_id, commitment_id)
  join offer_group g on g.event_id = b.event_id and g.offer_group_id = b.offer_group_id
  left join hold h on h.event_id = c.event_id and h.commitment_id = c.commitment_id
  left join discount_use u on u.event_id = h.event_id and u.hold_id = h.hold_id
  left join discount d on d.event_id = u.event_id and d.discount_id = u.discount_id
  left join payment p on p.event_id = c.event_id and p.commitment_id = c.commitment_id`;

/** Condition on a row `e` of offers: its time to wait for a place is over [C9.03]. */
export const hasExpired = sql<boolean>`(e.expires_before_hours > 0 and foyer_now() >= (select starts_at from event v
  where v.event_id = e.event_id) - e.expires_before_hours * interval '1 hour')`;

/** Builds the query of the event of an auction, which is empty while none of its open offers has expired. */
export const eventWithExpired = (eventId: string) => sql`
  select from event v where v.event_id = ${eventId} and foyer_now() >= v.starts_at - interval '1 hour' *
    (select max(e.expires_before_hours) from auction_offer e
      where e.event_id = v.event_id and e.state = 'open' and e.expires_before_hours > 0)`;

/** Finds a user's undecided offer. */
export async function findLiveOffer(
  db: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select ${columns} from ${joined} where b.event_id = ${eventId} and b.user_id = ${userId}
      and b.state in ('open', 'won', 'paymentFailed')`.execute(db);
  return rows[0];
}

/** Finds and locks an offer. Requires the lock of its buyer, if it has one. */
export async function lockOffer(
  tx: TransactionScope,
  { eventId, offerId }: OfferKey,
): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select ${columns} from ${joined} where b.event_id = ${eventId} and b.offer_id = ${offerId}
    for update of b`.execute(tx);
  return rows[0];
}

/** Lists a user's offers, latest first. */
export async function listOffers(
  db: Queryable,
  { userId, eventId, offerId }: { userId: string; eventId?: string; offerId?: string },
  limit: number,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select ${columns} from ${joined} where b.user_id = ${userId}
      ${eventId === undefined ? sql`` : sql`and b.event_id = ${eventId}`}
      ${offerId === undefined ? sql`` : sql`and b.offer_id = ${offerId}`}
    order by b.made_at desc, b.offer_id desc limit ${limit}`.execute(db);
  return rows;
}

/** What a fan offers. */
interface OfferChoice {
  price: number;
  quantity: number;
  seatsTogether: boolean;
  expiresBeforeHours: number;
  atMost: number;
  reachedAt: Date;
}

export async function insertOffer(
  tx: TransactionScope,
  offer: OfferKey &
    OfferChoice & {
      offerGroupId: string;
      userId: string;
      commitmentId: string;
      siteHost: string | null;
      madeAt: Date;
    },
): Promise<void> {
  await tx
    .insertInto('auctionOffer')
    .values({ ...offer, state: 'open' })
    .execute();
}

export async function changeOffer(
  tx: TransactionScope,
  { eventId, offerId }: OfferKey,
  change:
    | OfferChoice
    | {
        state: StoredOfferState;
        lapseReason?: OfferRow['lapseReason'];
        heldAt?: Date;
        pickedAt?: Date;
        pickMailedAt?: Date;
        winUntil?: Date | null;
      },
): Promise<void> {
  await tx
    .updateTable('auctionOffer')
    .set(change)
    .where('eventId', '=', eventId)
    .where('offerId', '=', offerId)
    .execute();
}

/**
 * Deletes a user's offers in open auctions, and removes the user from all other offers, which keep their place.
 */
export async function forgetOffers(tx: TransactionScope, userId: string): Promise<void> {
  await sql`delete from auction_offer b using auction a where a.event_id = b.event_id and b.user_id = ${userId}
    and a.state = 'open'`.execute(tx);
  await tx.updateTable('auctionOffer').set({ userId: null }).where('userId', '=', userId).execute();
}

/** Counts the units of open offers that reached the same price earlier. */
export async function countEarlier(
  db: Queryable,
  { eventId, offerGroupId, offerId, price, reachedAt }: OfferRow,
): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(quantity), 0)::int as units from auction_offer
    where event_id = ${eventId} and offer_group_id = ${offerGroupId} and state = 'open' and price = ${price}
      and (reached_at, offer_id) < (${reachedAt}, ${offerId}::uuid)`.execute(db);
  return rows[0]!.units;
}
