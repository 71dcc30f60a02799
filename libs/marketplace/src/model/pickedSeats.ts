import type { SeatRef } from '@foyer/contract';
import type { PickLine } from './pickSlice.ts';

/** A picked seat, with the offer that it was picked under. */
export type PickedSeat = SeatRef & { offerGroupId: string };

/**
 * The seats of a pick one by one.
 * @param nameOf what a section is called; its code stands in for a name that is not known
 */
export const pickedSeats = (
  lines: readonly PickLine[],
  nameOf: (sectionCode: string) => string | undefined = () => undefined,
): PickedSeat[] =>
  lines.flatMap(({ offerGroupId, seatCodes }) =>
    seatCodes.map((seatCode) => {
      const [sectionCode = '', row = '', seat = ''] = seatCode.split('-');
      return { offerGroupId, seatCode, sectionCode, section: nameOf(sectionCode) ?? sectionCode, row, seat };
    }),
  );
