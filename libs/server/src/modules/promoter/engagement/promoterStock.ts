import type { PromoterStock } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Units of an item in the allotment of a promoter. */
export interface ItemStock extends PromoterStock {
  eventId: string;
  inventoryItemId: string;
}

/**
 * Counts the units of a promoter's allotments by item, of one event or of all, in the tables that sales use: what is held
 * is pending, and free again once the hold is over [C4.04].
 */
export async function readPromoterStock(
  db: Queryable,
  { userId, eventId }: { userId: string; eventId?: string },
): Promise<ItemStock[]> {
  const { rows } = await sql<ItemStock>`
    with engagement as (
      select event_id, allotment_id from promoter_engagement
      where user_id = ${userId} and allotment_id is not null
        and (${eventId ?? null}::uuid is null or event_id = ${eventId ?? null}::uuid)
    ), stock as (
      select s.event_id, s.inventory_item_id, (count(*) filter (where s.state <> 'blocked'))::int as allotted,
        (count(*) filter (where seat_is_free(s.state, s.held_until, foyer_now())))::int as left,
        (count(*) filter (where s.state = 'sold'))::int as sold
      from engagement g join event_seat s using (event_id, allotment_id)
      group by s.event_id, s.inventory_item_id
      union all
      select a.event_id, a.inventory_item_id, a.quantity, free_quantity(a.quantity, coalesce(h.held, 0), a.sold), a.sold
      from engagement g join item_allotment a using (event_id, allotment_id)
      left join lateral (select sum(q.quantity)::int as held from quantity_hold q
        where q.event_id = a.event_id and q.inventory_item_id = a.inventory_item_id
          and q.allotment_id = a.allotment_id and not hold_is_over(q.held_until, foyer_now())) h on true
    )
    select event_id, inventory_item_id, allotted, "left", greatest(allotted - "left" - sold, 0) as pending, sold from stock
    where allotted > 0`.execute(db);
  return rows;
}

/** Sums stock of several items. */
export const sumStock = (stock: readonly PromoterStock[]): PromoterStock => {
  const sum = (name: keyof PromoterStock) => stock.reduce((total, each) => total + each[name], 0);
  return { allotted: sum('allotted'), left: sum('left'), pending: sum('pending'), sold: sum('sold') };
};

/** Finds the item of an offer that promoters can sell. */
export async function findOfferStock(
  db: Queryable,
  { eventId, offerGroupId }: { eventId: string; offerGroupId: string },
): Promise<{ inventoryItemId: string; isSeated: boolean } | undefined> {
  const { rows } = await sql<{ inventoryItemId: string; isSeated: boolean }>`
    select o.inventory_item_id, i.seating = 'seated' as is_seated
    from offer_group o join inventory_item i using (event_id, inventory_item_id)
    join marketplace m using (event_id, marketplace_id)
    where o.event_id = ${eventId} and o.offer_group_id = ${offerGroupId} and m.type = 'purchase'`.execute(db);
  return rows[0];
}
