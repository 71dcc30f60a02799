import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { StockKey } from '../../../sale/inventory/stockRepository.ts';

/** Row of seats, with one character per seat in physical order. */
export interface SeatStateRow {
  sectionCode: string;
  /** Code of the row, as in the chart; people read its label. */
  row: string;
  states: string;
  offers: string;
}

/** Characters for the index of an offer in a list. */
const signs = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Maximum number of offers that can be encoded. */
export const offersAtMost = signs.length;

/** Finds a person's holds of an event. */
export async function findOwnHolds(db: Queryable, eventId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('commitment')
    .innerJoin('hold', (join) =>
      join
        .onRef('hold.commitmentId', '=', 'commitment.commitmentId')
        .onRef('hold.eventId', '=', 'commitment.eventId'),
    )
    .select('holdId')
    .where('commitment.eventId', '=', eventId)
    .where('userId', '=', userId)
    .where(sql<boolean>`commitment_is_live(state)`)
    .execute();
  return rows.map(({ holdId }) => holdId);
}

/**
 * Reads the states of all seats in some sections. An expired hold counts as free [C4.04].
 * @param stock of the offers on sale; a seat's offer character encodes the index of its item and allotment in this list
 * @param holdIds holds whose seats are marked as the caller's own
 */
export async function readSeatStates(
  db: Queryable,
  ask: {
    eventId: string;
    sectionCodes: readonly string[];
    stock: readonly StockKey[];
    holdIds: readonly string[];
  },
): Promise<SeatStateRow[]> {
  const { rows } = await sql<SeatStateRow>`
    select s.section_code as "sectionCode", split_part(min(s.seat_code), '-', 2) as "row",
      string_agg(case
        when s.state = 'sold' then 's'
        when s.state = 'held' and not seat_is_free(s.state, s.held_until, (select foyer_now()))
          then case when s.hold_id = any(${ask.holdIds}::uuid[]) then 'm' else 'h' end
        when s.state = 'blocked' or o.sign is null then 'x'
        else 'a' end, '' order by s.adjacency_index) as states,
      string_agg(coalesce(o.sign, '.'), '' order by s.adjacency_index) as offers
    from event_seat s
    left join (
      select item, allotment, substr(${signs}, place::int, 1) as sign
      from unnest(${ask.stock.map(({ inventoryItemId }) => inventoryItemId)}::uuid[],
        ${ask.stock.map(({ allotmentId }) => allotmentId)}::uuid[]) with ordinality as i (item, allotment, place)) o
      on o.item = s.inventory_item_id and o.allotment is not distinct from s.allotment_id
    where s.event_id = ${ask.eventId} and s.section_code = any(${ask.sectionCodes})
    group by s.section_code, s.row_label
    order by s.section_code, min(s.row_rank), s.row_label`.execute(db);
  return rows;
}
