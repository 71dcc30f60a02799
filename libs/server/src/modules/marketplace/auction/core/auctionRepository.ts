import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { OpenAuction, PriceSteps } from './auctionPolicy.ts';

/** Auction of an event, with the times of its window. */
export interface AuctionRow extends OpenAuction {
  eventId: string;
  marketplaceId: string;
  /** Of the window; null for everyone. */
  code: string | null;
  resultsAt: Date;
  closedAt: Date | null;
  closedEarly: string | null;
  allocatedAt: Date | null;
  settledAt: Date | null;
  /** Of the event. */
  startsAt: Date;
}

/**
 * Offer of the window that can be bid for; the last four fields are null before the allocation, and the price without
 * winners.
 */
export interface GroupRow extends PriceSteps {
  offerGroupId: string;
  inventoryItemId: string;
  seating: string;
  quantity: number | null;
  cutOff: number | null;
  winners: number | null;
  wonQuantity: number | null;
}

const columns = sql`a.event_id, a.marketplace_id, m.code, a.state, m.opens_at, m.closes_at,
  coalesce(m.results_at, m.closes_at) as results_at, a.closed_at, a.closed_early, a.allocated_at, a.settled_at,
  v.status, v.starts_at`;
const joined = sql`auction a join marketplace m using (event_id, marketplace_id) join event v using (event_id)`;

export async function findAuction(db: Queryable, eventId: string): Promise<AuctionRow | undefined> {
  const { rows } = await sql<AuctionRow>`
    select ${columns} from ${joined} where a.event_id = ${eventId}`.execute(db);
  return rows[0];
}

/**
 * Reads an auction and locks it until the transaction ends: `share` keeps it from being closed, `update` also from
 * accepting new offers. Lock it before a buyer.
 */
export async function lockAuction(
  tx: TransactionScope,
  eventId: string,
  mode: 'share' | 'update',
): Promise<AuctionRow | undefined> {
  await sql`select from auction where event_id = ${eventId} for ${sql.raw(mode)}`.execute(tx);
  return findAuction(tx, eventId);
}

/** Lists the offers of an auction, cheapest first. */
export async function listGroups(db: Queryable, eventId: string): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select g.offer_group_id, g.inventory_item_id, i.seating, g.minimum::float8 as minimum,
      g.maximum::float8 as maximum, g.step::float8 as step, g.quantity, g.cut_off::float8 as cut_off, g.winners,
      g.won_quantity
    from auction_group g join inventory_item i using (event_id, inventory_item_id)
    where g.event_id = ${eventId} order by g.minimum, g.offer_group_id`.execute(db);
  return rows;
}

/** Finds the event of an offer that can be bid for. */
export async function findEventOfGroup(db: Queryable, offerGroupId: string): Promise<string | undefined> {
  const { rows } = await sql<{ eventId: string }>`
    select event_id from auction_group where offer_group_id = ${offerGroupId}`.execute(db);
  return rows[0]?.eventId;
}

/** Lists the auctions that are not settled yet. */
export async function listUnsettledAuctions(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select event_id from auction where settled_at is null and state <> 'cancelled' order by event_id`.execute(
    db,
  );
  return rows.map(({ eventId }) => eventId);
}

export async function changeAuction(
  tx: TransactionScope,
  eventId: string,
  change: Partial<Pick<AuctionRow, 'state' | 'closedAt' | 'closedEarly' | 'allocatedAt' | 'settledAt'>>,
): Promise<void> {
  await tx.updateTable('auction').set(change).where('eventId', '=', eventId).execute();
}

/** Publishes the result of a group, from the accepted offers that have not lapsed. */
export async function publishCutOff(
  tx: TransactionScope,
  eventId: string,
  { offerGroupId, quantity }: { offerGroupId: string; quantity: number },
): Promise<void> {
  await sql`update auction_group g set quantity = ${quantity}, cut_off = n.cut_off, winners = n.winners,
      won_quantity = n.units
    from (select min(price) as cut_off, count(*)::int as winners, coalesce(sum(quantity), 0)::int as units
      from auction_offer where event_id = ${eventId} and offer_group_id = ${offerGroupId}
        and state in ('won', 'claimed', 'paymentFailed')) n
    where g.event_id = ${eventId} and g.offer_group_id = ${offerGroupId}`.execute(tx);
}
