import type { SeatRef } from '@foyer/contract';
import type { PickLine } from './pickSlice.ts';

/** A picked seat, with the offer that it was picked under. */
export type PickedSeat = SeatRef & { offerGroupId: string };

/** The seats of a pick one by one; sections go by their code, which is what is printed. */
export const pickedSeats = (lines: readonly PickLine[]): PickedSeat[] =>
  lines.flatMap(({ offerGroupId, seatCodes }) =>
    seatCodes.map((seatCode) => {
      const [section = '', row = '', seat = ''] = seatCode.split('-');
      return { offerGroupId, seatCode, sectionCode: section, section, row, seat };
    }),
  );
