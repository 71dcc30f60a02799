import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import type { CommitmentPhase } from '../../../sale/commitment/commitmentStates.ts';
import type { StoredOfferState } from '../auction/core/auctionPolicy.ts';

export async function currencyOf(db: Queryable, eventId: string): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select currency from event where event_id = ${eventId}`.execute(db);
  return rows[0]!.currency;
}

/** Sets the lowest price of an offer, before fees, in minor units; it is the price that lists show. */
export async function setMinimum(
  tx: TransactionScope,
  { eventId, offerGroupId }: { eventId: string; offerGroupId: string },
  minimum: number,
): Promise<void> {
  await sql`update auction_group set minimum = ${minimum}
    where event_id = ${eventId} and offer_group_id = ${offerGroupId}`.execute(tx);
  await sql`update offer_group set face_price = ${minimum}
    where event_id = ${eventId} and offer_group_id = ${offerGroupId}`.execute(tx);
  await countStock(tx, eventId);
}

/** Figures of an offer that is bid for; they reveal no single offer. Prices before fees, in minor units. */
export interface GroupFigures {
  offerGroupId: string;
  offers: number;
  units: number;
  winners: number;
  wonUnits: number;
  paid: number;
  paidUnits: number;
  paidFace: number;
  lapsed: number;
}

export async function countGroups(db: Queryable, eventId: string): Promise<Map<string, GroupFigures>> {
  const { rows } = await sql<GroupFigures>`
    select offer_group_id, count(*)::int as offers, sum(quantity)::int as units,
      (count(*) filter (where stands))::int as winners,
      coalesce(sum(quantity) filter (where stands), 0)::int as won_units,
      (count(*) filter (where state = 'claimed'))::int as paid,
      coalesce(sum(quantity) filter (where state = 'claimed'), 0)::int as paid_units,
      coalesce(sum(quantity * price) filter (where state = 'claimed'), 0)::float8 as paid_face,
      (count(*) filter (where state = 'lapsed'))::int as lapsed
    from (select offer_group_id, state, quantity, price, state in ('won', 'claimed', 'paymentFailed') as stands
      from auction_offer where event_id = ${eventId} and state <> 'cancelled') b
    group by offer_group_id`.execute(db);
  return new Map(rows.map((row) => [row.offerGroupId, row]));
}

/** Ranked offer without its person; the price of one, before fees, in minor units. */
export interface RankedLine {
  offerGroupId: string;
  place: number;
  price: number;
  reachedAt: Date;
  quantity: number;
  state: StoredOfferState;
  heldAt: Date | null;
  /** Start of its window for picking seats. */
  pickFrom: Date | null;
  phase: CommitmentPhase;
}

/** Lists the ranked offers of an auction by group and place, after a number of them. */
export async function listRankedOffers(
  db: Queryable,
  eventId: string,
  { after, limit }: { after: number; limit: number },
): Promise<RankedLine[]> {
  const { rows } = await sql<RankedLine>`
    select b.offer_group_id, b.place, b.price::float8 as price, b.reached_at, b.quantity, b.state, b.held_at, b.pick_from,
      commitment_phase(c.state, h.held_until) as phase
    from auction_offer b join commitment c using (event_id, commitment_id)
    left join hold h on h.event_id = c.event_id and h.commitment_id = c.commitment_id
    where b.event_id = ${eventId} and b.place is not null
    order by b.offer_group_id, b.place limit ${limit} offset ${after}`.execute(db);
  return rows;
}
