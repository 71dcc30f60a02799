import type { SeatRef } from '@foyer/contract';
import { splitSeatCode } from '@foyer/util';
import type { PickLine } from './pickSlice.ts';

/** Picked seat with the offer under which it was picked. */
export type PickedSeat = SeatRef & { offerGroupId: string };

/**
 * Lists the seats of a pick.
 * @param nameOf name of a section; falls back to its code
 */
export const pickedSeats = (
  lines: readonly PickLine[],
  nameOf: (sectionCode: string) => string | undefined = () => undefined,
): PickedSeat[] =>
  lines.flatMap(({ offerGroupId, seatCodes }) =>
    seatCodes.map((seatCode) => {
      const [sectionCode = '', row = '', seat = ''] = splitSeatCode(seatCode);
      return { offerGroupId, seatCode, sectionCode, section: nameOf(sectionCode) ?? sectionCode, row, seat };
    }),
  );
