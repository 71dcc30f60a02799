import type { Database } from '../../platform/database/database.ts';

const rowName = (row: number): string => String.fromCharCode(65 + row);

/** Builds a seat code such as `101-A-3`, from the row's index (from 0) and the printed seat number. */
export const seatCode = (row: number, seat: number): string => `101-${rowName(row)}-${seat}`;

/** Inserts rows of standard seats, best first. */
export async function insertSeats(
  database: Database,
  eventId: string,
  itemId: string,
  rows: number,
  seatsPerRow: number,
): Promise<void> {
  const seats = Array.from({ length: rows * seatsPerRow }, (_unused, at) => {
    const row = Math.floor(at / seatsPerRow);
    const seat = (at % seatsPerRow) + 1;
    return {
      event_id: eventId,
      seat_code: seatCode(row, seat),
      section_code: '101',
      row_label: rowName(row),
      seat_label: String(seat),
      inventory_item_id: itemId,
      row_rank: row,
      adjacency_index: seat - 1,
    };
  });
  await database.query.insertInto('event_seat').values(seats).execute();
}
