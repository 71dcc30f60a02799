import { sql } from 'kysely';
import { seatsOfEvent, type CatalogueEvent, type SeatChart } from '@foyer/catalogue';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';

/** Item of seats that are not on sale. */
export const notOnSaleCode = 'NOT-ON-SALE';

/** Row of seats with its lists as strings, which the database splits: many times faster than one insert per seat. */
interface PackedRow {
  sectionCode: string;
  row: string;
  label: string;
  /** Rank within the whole venue: the front of a good section is better than the back of the best one. */
  rank: number;
  item: string;
  seats: string[];
  adjacency: number[];
  kinds: string;
  /** `a` available, `s` sold, `b` blocked. */
  states: string;
}

function packRows(event: CatalogueEvent, chart: SeatChart, itemIdOf: (code: string) => string): PackedRow[] {
  const rows: PackedRow[] = [];
  let current: PackedRow | undefined;
  for (const seat of seatsOfEvent(event, chart)) {
    if (current?.sectionCode !== seat.sectionCode || current.row !== seat.row) {
      current = {
        sectionCode: seat.sectionCode,
        row: seat.row,
        label: seat.rowLabel,
        rank: seat.sectionRank + seat.rowRank,
        item: itemIdOf(seat.offerGroupCode ?? notOnSaleCode),
        seats: [],
        adjacency: [],
        kinds: '',
        states: '',
      };
      rows.push(current);
    }
    current.seats.push(seat.seat);
    current.adjacency.push(seat.adjacencyIndex);
    current.kinds += seat.kind;
    current.states += seat.offerGroupCode === undefined ? 'b' : seat.sold ? 's' : 'a';
  }
  return rows;
}

/**
 * Writes a row per seat: 60,000 in about half a second.
 * @param itemIdOf returns the inventory item of an offer group, or of `notOnSaleCode`
 * @returns number of seats
 */
export async function writeSeats(
  tx: TransactionScope,
  eventId: string,
  { event, chart, itemIdOf }: { event: CatalogueEvent; chart: SeatChart; itemIdOf: (code: string) => string },
): Promise<number> {
  const rows = packRows(event, chart, itemIdOf);
  if (rows.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into event_seat (event_id, seat_code, section_code, row_label, seat_label, inventory_item_id, kind,
      row_rank, adjacency_index, state)
    select ${eventId}::uuid, r.section_code || '-' || r.row_code || '-' || s.seat, r.section_code, r.row_label,
      s.seat, r.item,
      case substr(r.kinds, s.place::int, 1) when 'w' then 'wheelchair' when 'c' then 'companion'
        when 'r' then 'restrictedView' else 'plain' end,
      r.rank, s.adjacency::int,
      case substr(r.states, s.place::int, 1) when 's' then 'sold' when 'b' then 'blocked' else 'available' end
    from unnest(${rows.map((row) => row.sectionCode)}::text[], ${rows.map((row) => row.row)}::text[], ${rows.map((row) => row.label)}::text[],
      ${rows.map((row) => row.rank)}::int[], ${rows.map((row) => row.item)}::uuid[],
      ${rows.map((row) => row.seats.join(','))}::text[], ${rows.map((row) => row.adjacency.join(','))}::text[],
      ${rows.map((row) => row.kinds)}::text[], ${rows.map((row) => row.states)}::text[])
      as r (section_code, row_code, row_label, rank, item, seats, adjacency, kinds, states),
      unnest(string_to_array(r.seats, ','), string_to_array(r.adjacency, ','))
        with ordinality as s (seat, adjacency, place)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
