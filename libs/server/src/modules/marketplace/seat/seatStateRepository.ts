import { sql } from 'kysely';
import type { Queryable } from '../../../database/transactionScope.ts';

/** One row of seats, a sign a seat in physical order. */
export interface SeatStateRow {
  sectionCode: string;
  /** Code of the row, as in the drawing; people read its label. */
  row: string;
  states: string;
  offers: string;
}

/** Signs for places in a list of offers. */
const signs = '0123456789abcdefghijklmnopqrstuvwxyz';
/** So many offers can be told apart. */
export const offersAtMost = signs.length;

/** The carts of a person that are not over yet. */
export async function findOpenCarts(db: Queryable, eventId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cart')
    .select('cart_id')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('state', 'in', ['open', 'paying'])
    .execute();
  return rows.map(({ cart_id }) => cart_id);
}

/**
 * The states of all seats of some sections. A hold that has run out is free [C4.04].
 * @param itemIds the items on sale; a seat's offer sign is the place of its item in here
 * @param cartIds whose seats are told as the caller's own
 */
export async function readSeatStates(
  db: Queryable,
  ask: {
    eventId: string;
    sectionCodes: readonly string[];
    itemIds: readonly string[];
    cartIds: readonly string[];
  },
): Promise<SeatStateRow[]> {
  const { rows } = await sql<SeatStateRow>`
    select s.section_code as "sectionCode", split_part(min(s.seat_code), '-', 2) as "row",
      string_agg(case
        when s.state = 'sold' then 's'
        when s.state = 'held' and s.held_until > n.now
          then case when s.cart_id = any(${ask.cartIds}::uuid[]) then 'm' else 'h' end
        when s.state = 'blocked' or o.sign is null then 'x'
        else 'a' end, '' order by s.adjacency_index) as states,
      string_agg(coalesce(o.sign, '.'), '' order by s.adjacency_index) as offers
    from event_seat s
    cross join (select foyer_now() as now) n
    left join (
      select item, substr(${signs}, place::int, 1) as sign
      from unnest(${ask.itemIds}::uuid[]) with ordinality as i (item, place)) o on o.item = s.inventory_item_id
    where s.event_id = ${ask.eventId} and s.section_code = any(${ask.sectionCodes})
    group by s.section_code, s.row_label
    order by s.section_code, min(s.row_rank), s.row_label`.execute(db);
  return rows;
}
