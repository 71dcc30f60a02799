import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';

/** Row of seats in physical order, the same for every viewer. */
export interface SeatStateRow {
  sectionCode: string;
  /** Code of the row, as in the chart; people read its label. */
  row: string;
  /** One character per seat: `a` free, `h` held, `s` sold, `x` blocked. */
  states: string;
  /** Stock of each seat, as `stockIdOf` names it; a single one if all seats have the same. */
  stocks: string[];
  /** Holds of the held seats, in their order. */
  heldBy: string[];
}

/** Rows of some sections, and the database time of the reading. */
export interface SeatStates {
  now: Date;
  rows: SeatStateRow[];
}

/** Caller as a buyer of an event. */
export interface SeatBuyer {
  /** Whether the caller has ever held anything of the event. */
  isBuyer: boolean;
  /** Holds whose seats are the caller's own. */
  holdIds: string[];
}

/** Finds a caller's holds of an event. */
export async function findSeatBuyer(db: Queryable, eventId: string, userId: string): Promise<SeatBuyer> {
  const { rows } = await sql<SeatBuyer>`
    select exists (select from event_buyer b where b.event_id = ${eventId} and b.user_id = ${userId}) as is_buyer,
      array(select h.hold_id from commitment c join hold h using (event_id, commitment_id)
        where c.event_id = ${eventId} and c.user_id = ${userId} and commitment_is_live(c.state)) as hold_ids`.execute(
    db,
  );
  return rows[0]!;
}

/** Reads the states of all seats in some sections. An expired hold counts as free [C4.04]. */
export async function readSeatStates(
  db: Queryable,
  eventId: string,
  sectionCodes: readonly string[],
): Promise<SeatStates> {
  const { rows } = await sql<{ now: Date; rows: SeatStateRow[] | null }>`
    select foyer_now() as now, (select json_agg(r) from (
      select s.section_code as "sectionCode", split_part(min(s.seat_code), '-', 2) as "row",
        string_agg(s.sign, '' order by s.adjacency_index) as "states",
        case when min(s.stock) = max(s.stock) then array[min(s.stock)]
          else array_agg(s.stock order by s.adjacency_index) end as "stocks",
        coalesce(array_agg(s.hold_id order by s.adjacency_index) filter (where s.sign = 'h'), '{}') as "heldBy"
      from (
        select e.section_code, e.row_label, e.row_rank, e.seat_code, e.adjacency_index, e.hold_id,
          concat(e.inventory_item_id, ' ', e.allotment_id) as stock,
          case when seat_is_free(e.state, e.held_until, (select foyer_now())) then 'a'
            when e.state = 'held' then 'h' when e.state = 'sold' then 's' else 'x' end as sign
        from event_seat e where e.event_id = ${eventId} and e.section_code = any(${sectionCodes})) s
      group by s.section_code, s.row_label
      order by s.section_code, min(s.row_rank), s.row_label) r) as rows`.execute(db);
  const { now, rows: read } = rows[0]!;
  return { now, rows: read ?? [] };
}
