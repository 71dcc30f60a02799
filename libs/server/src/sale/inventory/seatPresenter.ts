import type { SeatRef } from '@foyer/contract';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { readSectionNames } from '../offer/offerRepository.ts';
import type { HeldSeat } from './seatHoldRepository.ts';
import { inPhysicalOrder } from './seatPlan.ts';

/** Presents a seat with the names that people read. */
export const presentSeat = (
  seat: Omit<HeldSeat, 'inventoryItemId'>,
  sectionNames: ReadonlyMap<string, string>,
): SeatRef => ({
  seatCode: seat.seatCode,
  sectionCode: seat.sectionCode,
  section: sectionNames.get(seat.sectionCode) ?? seat.sectionCode,
  row: seat.row,
  seat: seat.seat,
  kind: seat.kind,
});

/** Presents the seats of an event in physical order. */
export async function presentSeats(
  db: Queryable,
  eventId: string,
  seats: readonly HeldSeat[],
): Promise<SeatRef[]> {
  const names = seats.length === 0 ? new Map<string, string>() : await readSectionNames(db, eventId);
  return [...seats].sort(inPhysicalOrder).map((seat) => presentSeat(seat, names));
}
