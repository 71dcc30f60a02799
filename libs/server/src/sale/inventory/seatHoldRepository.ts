import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { PlacedSeat } from './seatPlan.ts';
import type { StockKey } from './stockRepository.ts';

/** Seat of a line, with its physical place. */
export interface HeldSeat extends PlacedSeat {
  seat: string;
  kind: 'plain' | 'wheelchair' | 'companion' | 'restrictedView';
  inventoryItemId: string;
}

const columns = sql`s.seat_code as "seatCode", s.section_code as "sectionCode", s.row_label as "row",
  s.seat_label as "seat", s.kind, s.row_rank as "rowRank", s.adjacency_index as "adjacencyIndex",
  s.inventory_item_id as "inventoryItemId"`;

/** Condition of available seats: free ones, and those with an expired hold, without waiting for the sweeper [C4.04]. */
const isFree = sql`seat_is_free(s.state, s.held_until, (select foyer_now()))`;

/** Condition of the seats of an item in an allotment, or in none. */
const isOf = ({ inventoryItemId, allotmentId }: StockKey) =>
  sql`s.inventory_item_id = ${inventoryItemId} and s.allotment_id is not distinct from ${allotmentId}::uuid`;

/** Counts the available seats of an offer's stock. */
export async function countFreeSeats(db: Queryable, eventId: string, stock: StockKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from event_seat s
    where s.event_id = ${eventId} and ${isOf(stock)} and ${isFree}`.execute(db);
  return rows[0]!.count;
}

/** Finds seats by code, in any state. */
export async function findSeats(
  db: Queryable,
  eventId: string,
  seatCodes: readonly string[],
): Promise<HeldSeat[]> {
  if (seatCodes.length === 0) return [];
  const { rows } = await sql<HeldSeat>`
    select ${columns} from event_seat s where s.event_id = ${eventId} and s.seat_code = any(${seatCodes})`.execute(
    db,
  );
  return rows;
}

/** Row of an item with its availability, in physical order. */
export interface RowOfSeats {
  sectionCode: string;
  row: string;
  rowRank: number;
  seatCodes: string[];
  /** Printed seat numbers. */
  seats: string[];
  adjacency: number[];
  /** One character per seat. */
  free: string;
  kinds: string;
}

/**
 * Reads the rows of an item, best first, with the availability of their seats; those of another allotment are not free.
 * @param asFree seats of the caller's hold that count as free
 */
export async function rowsOfItem(
  db: Queryable,
  ask: StockKey & {
    eventId: string;
    /** Absent for all. */
    sectionCodes?: readonly string[] | undefined;
    row?: { sectionCode: string; row: string };
    asFree: readonly string[];
  },
): Promise<RowOfSeats[]> {
  const sections = ask.row ? [ask.row.sectionCode] : ask.sectionCodes;
  const { rows } = await sql<RowOfSeats>`
    select s.section_code as "sectionCode", s.row_label as "row", min(s.row_rank) as "rowRank",
      array_agg(s.seat_code order by s.adjacency_index) as "seatCodes",
      array_agg(s.seat_label order by s.adjacency_index) as "seats",
      array_agg(s.adjacency_index order by s.adjacency_index) as "adjacency",
      string_agg(case when (${isFree} and ${isOf(ask)}) or s.seat_code = any(${ask.asFree}) then '1' else '0' end, ''
        order by s.adjacency_index) as "free",
      string_agg(case s.kind when 'wheelchair' then 'w' when 'companion' then 'c' when 'restrictedView' then 'r'
        else '.' end, '' order by s.adjacency_index) as "kinds"
    from event_seat s
    where s.event_id = ${ask.eventId} and s.inventory_item_id = ${ask.inventoryItemId}
      ${sections ? sql`and s.section_code = any(${sections})` : sql``}
      ${ask.row ? sql`and s.row_label = ${ask.row.row}` : sql``}
    group by s.section_code, s.row_label
    having bool_or((${isFree} and ${isOf(ask)}) or s.seat_code = any(${ask.asFree}))
    order by min(s.row_rank), s.section_code, s.row_label`.execute(db);
  return rows;
}
