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
      eventId,
      seatCode: seatCode(row, seat),
      sectionCode: '101',
      rowLabel: rowName(row),
      seatLabel: String(seat),
      inventoryItemId: itemId,
      rowRank: row,
      adjacencyIndex: seat - 1,
    };
  });
  await database.query.insertInto('eventSeat').values(seats).execute();
}
