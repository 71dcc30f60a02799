import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { ChargeableWin } from '../../win/chargeWins.ts';
import type { RankedOffer } from './allocateOffers.ts';
import { hasExpired, type OfferKey } from '../core/offerRepository.ts';
import type { PickWindow } from './pickWindows.ts';

/** Offer whose buyer is locked before it. */
export interface BuyersOffer extends OfferKey {
  /** Null once the account is deleted. */
  userId: string | null;
}

/** Ranks the open offers of a group, from 1: by price, then by the time at which it was reached. */
export async function rankOffers(
  tx: TransactionScope,
  { eventId, offerGroupId }: { eventId: string; offerGroupId: string },
): Promise<void> {
  await sql`update auction_offer b set place = n.place
    from (select offer_id, row_number() over (order by price desc, reached_at, offer_id) as place
      from auction_offer where event_id = ${eventId} and offer_group_id = ${offerGroupId} and state = 'open') n
    where b.event_id = ${eventId} and b.offer_id = n.offer_id`.execute(tx);
}

/** Lists the offers of a group that have not been accepted and can still be, by rank. */
export async function listRanked(
  tx: TransactionScope,
  { eventId, offerGroupId }: { eventId: string; offerGroupId: string },
): Promise<RankedOffer[]> {
  const { rows } = await sql<RankedOffer>`
    select offer_id, quantity from auction_offer e where event_id = ${eventId} and offer_group_id = ${offerGroupId}
      and state = 'open' and not ${hasExpired} order by place`.execute(tx);
  return rows;
}

/** Records accepted offers, after the earlier ones. */
export async function recordWins(
  tx: TransactionScope,
  eventId: string,
  wins: readonly RankedOffer[],
): Promise<void> {
  await sql`update auction_offer b set state = 'won',
      win_order = n.number + (select coalesce(max(win_order), 0) from auction_offer where event_id = ${eventId})
    from unnest(${wins.map(({ offerId }) => offerId)}::uuid[]) with ordinality as n (offer_id, number)
    where b.event_id = ${eventId} and b.offer_id = n.offer_id`.execute(tx);
}

/** Sets the windows in which offers pick seats. */
export async function setPickWindows(
  tx: TransactionScope,
  eventId: string,
  windows: readonly PickWindow[],
): Promise<void> {
  await sql`update auction_offer b set pick_from = n.pick_from, pick_until = n.pick_until
    from unnest(${windows.map(({ offerId }) => offerId)}::uuid[], ${windows.map(({ pickFrom }) => pickFrom)}::timestamptz[],
      ${windows.map(({ pickUntil }) => pickUntil)}::timestamptz[]) as n (offer_id, pick_from, pick_until)
    where b.event_id = ${eventId} and b.offer_id = n.offer_id`.execute(tx);
}

/** Finds the end of the last window of a group whose winner has no seats yet. */
export async function findLastPick(
  tx: TransactionScope,
  { eventId, offerGroupId }: { eventId: string; offerGroupId: string },
): Promise<Date | null> {
  const { rows } = await sql<{ lastPick: Date | null }>`
    select max(pick_until) as last_pick from auction_offer
    where event_id = ${eventId} and offer_group_id = ${offerGroupId} and state = 'won' and held_at is null`.execute(
    tx,
  );
  return rows[0]!.lastPick;
}

/** Lists the offers whose fans haven't been mailed their window, by rank. */
export async function listUntold(db: Queryable, eventId: string): Promise<BuyersOffer[]> {
  const { rows } = await sql<BuyersOffer>`
    select event_id, offer_id, user_id from auction_offer
    where event_id = ${eventId} and state = 'won' and held_at is null and pick_mailed_at is null
      and pick_until > greatest(pick_from, foyer_now()) order by win_order`.execute(db);
  return rows;
}

/** Lists the offers whose fans were mailed their window before it opened, but not its opening, by rank. */
export async function listOpened(db: Queryable, eventId: string): Promise<BuyersOffer[]> {
  const { rows } = await sql<BuyersOffer>`
    select event_id, offer_id, user_id from auction_offer
    where event_id = ${eventId} and state = 'won' and held_at is null and pick_mailed_at < pick_from
      and pick_from <= foyer_now() and pick_until > foyer_now() order by win_order`.execute(db);
  return rows;
}

/** Takes the lapsed offers whose places haven't been passed on. @returns their groups */
export async function takeLapsed(tx: TransactionScope, eventId: string): Promise<Set<string>> {
  const { rows } = await sql<{ offerGroupId: string }>`
    update auction_offer set passed_on = true where event_id = ${eventId} and state = 'lapsed' and not passed_on
    returning offer_group_id`.execute(tx);
  return new Set(rows.map(({ offerGroupId }) => offerGroupId));
}

/** Counts the units of a group that were allocated and not lapsed, and those of them that are held. */
export async function countWon(
  tx: TransactionScope,
  { eventId, offerGroupId }: { eventId: string; offerGroupId: string },
): Promise<{ units: number; held: number }> {
  const { rows } = await sql<{ units: number; held: number }>`
    select coalesce(sum(quantity), 0)::int as units,
      coalesce(sum(quantity) filter (where held_at is not null), 0)::int as held
    from auction_offer where event_id = ${eventId} and offer_group_id = ${offerGroupId}
      and state in ('won', 'claimed', 'paymentFailed')`.execute(tx);
  return rows[0]!;
}

/** Lists the accepted offers without a hold, by rank, except those whose fans can still pick seats. */
export async function listUnheld(db: Queryable, eventId: string): Promise<BuyersOffer[]> {
  const { rows } = await sql<BuyersOffer>`
    select event_id, offer_id, user_id from auction_offer
    where event_id = ${eventId} and state = 'won' and held_at is null
      and (pick_until is null or pick_until <= foyer_now()) order by win_order`.execute(db);
  return rows;
}

/** Lists the accepted offers that are not settled. */
export async function listOpenWins(db: Queryable, eventId: string): Promise<BuyersOffer[]> {
  const { rows } = await sql<BuyersOffer>`
    select event_id, offer_id, user_id from auction_offer
    where event_id = ${eventId} and state in ('won', 'paymentFailed') order by win_order`.execute(db);
  return rows;
}

/** Tells whether an accepted offer is not settled, or a lapsed one has not been passed on. */
export async function hasOpenWins(db: Queryable, eventId: string, isAhead: boolean): Promise<boolean> {
  const { rows } = await sql`
    select from auction_offer where event_id = ${eventId} and (state in ('won', 'paymentFailed')
      or state = 'lapsed' and not passed_on and ${isAhead}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Offer whose card is to be charged. */
export type ChargeableOffer = ChargeableWin & OfferKey;

/**
 * Lists offers to charge, in the order in which they were accepted: those that hold their places, of events that take
 * place, and that were not charged. An attempt that never reached the gateway does not count.
 */
export async function listChargeable(db: Queryable, limit: number): Promise<ChargeableOffer[]> {
  const { rows } = await sql<ChargeableOffer>`
    select b.event_id, b.offer_id, b.user_id, b.commitment_id, c.pledged_card_id as payment_method_id, b.at_most::float8 as at_most,
      v.currency, b.site_host, u.user_locale as locale,
      (select count(*)::int from payment_attempt t where t.event_id = p.event_id and t.payment_id = p.payment_id)
        as attempts
    from auction_offer b join auction a using (event_id) join event v using (event_id)
    join user_account u using (user_id) join commitment c using (event_id, commitment_id)
    left join payment p on p.event_id = c.event_id and p.commitment_id = c.commitment_id
    where b.state = 'won' and b.held_at is not null and b.win_until is null and c.state = 'open'
      and c.kind = 'auctionBid' and not event_is_off(v) and v.starts_at > foyer_now()
      and (p.payment_id is null or p.state = 'failed' and p.failure_reason = 'neverAsked')
    order by a.allocated_at, b.event_id, b.win_order limit ${limit}`.execute(db);
  return rows;
}
