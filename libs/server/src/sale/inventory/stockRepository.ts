import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';

/** Stock that an offer sells: that of its item, in the allotment of its window. */
export interface StockKey {
  inventoryItemId: string;
  /** Null for what is set aside for none. */
  allotmentId: string | null;
}

export const stockIdOf = ({ inventoryItemId, allotmentId }: StockKey): string =>
  `${inventoryItemId} ${allotmentId ?? ''}`;

/** SQL of the allotment that an offer `o` sells from; `a` is the one of its window. */
export const allotmentOnSale = sql<
  string | null
>`allotment_on_sale(o.event_id, o.inventory_item_id, a.allotment_id)`;

/** Free places of an item in a section, by allotment. */
export interface StockRow extends StockKey {
  /** Null for items without a place. */
  sectionCode: string | null;
  free: number;
  /** Free wheelchair places among them. */
  accessible: number;
  /** Free places that a party without a wheelchair user can have. */
  ordinary: number;
  /** Null for unlimited (a stream). */
  capacity: number | null;
}

/** Represents unlimited stock. */
const endless = 1_000_000;

/**
 * Counts the free places of an event in the tables that sales use: seats and quantities with an expired hold are
 * free [C4.04].
 */
export async function countFree(db: Queryable, eventId: string): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select s.inventory_item_id as "inventoryItemId", s.allotment_id, s.section_code as "sectionCode",
      (count(*) filter (where f.is_free))::int as "free",
      (count(*) filter (where s.kind = 'wheelchair' and f.is_free))::int as "accessible",
      (count(*) filter (where s.kind not in ('wheelchair', 'companion') and f.is_free))::int as "ordinary",
      (count(*) filter (where s.state <> 'blocked'))::int as "capacity"
    from event_seat s,
      lateral (select seat_is_free(s.state, s.held_until, (select foyer_now())) as is_free) f
    where s.event_id = ${eventId}
    group by s.inventory_item_id, s.allotment_id, s.section_code
    union all
    select i.inventory_item_id, p.allotment_id, i.section_code,
      f.free, 0, f.free, p.capacity
    from inventory_item i
    cross join lateral (
      select null::uuid as allotment_id, i.capacity - coalesce(sum(a.quantity), 0)::int as capacity,
          i.sold - coalesce(sum(a.sold), 0)::int as sold
        from item_allotment a where a.event_id = i.event_id and a.inventory_item_id = i.inventory_item_id
      union all
      select a.allotment_id, a.quantity, a.sold
        from item_allotment a where a.event_id = i.event_id and a.inventory_item_id = i.inventory_item_id) p
    left join lateral (
      select sum(q.quantity)::int as held from quantity_hold q
      where q.event_id = i.event_id and q.inventory_item_id = i.inventory_item_id
        and q.allotment_id is not distinct from p.allotment_id
        and not hold_is_over(q.held_until, (select foyer_now()))) h on true
    cross join lateral (
      select coalesce(free_quantity(p.capacity, coalesce(h.held, 0), p.sold), ${endless}::int) as free) f
    where i.event_id = ${eventId} and i.seating <> 'seated'`.execute(db);
  return rows;
}

/**
 * Counts the units of an event that can be promised to an ordinary party, by stock: without the places for wheelchairs
 * and companions, which only who asks for them is given.
 */
export async function freeByStock(db: Queryable, eventId: string): Promise<Map<string, number>> {
  const free = new Map<string, number>();
  for (const row of await countFree(db, eventId))
    free.set(stockIdOf(row), (free.get(stockIdOf(row)) ?? 0) + row.ordinary);
  return free;
}
