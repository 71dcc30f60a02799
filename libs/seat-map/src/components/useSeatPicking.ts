import { useState } from 'react';
import type { SeatDescription, SeatModel, SeatRef } from '../model/seatModel.ts';
import type { describeSeat } from '../texts/describePlace.ts';
import type { SeatPickingProps } from './seatMapProps.ts';

/** Picking by the same rules on map and list. */
export interface SeatPicking {
  /** Picks a seat or gives it back; says why not when it cannot be had. */
  readonly toggle: (seat: SeatRef) => void;
  /** What a screen reader is to say. */
  readonly announcement: string;
  readonly announce: (text: string) => void;
}

/**
 * Keeps the rules of picking: only what is offered, not more than allowed.
 *
 * @param describe words a seat; while it is not there yet, what is to be said of one waits for it
 */
export function useSeatPicking(
  model: SeatModel,
  props: SeatPickingProps,
  describe: typeof describeSeat | undefined,
): SeatPicking {
  const [said, say] = useState<string | [seat: SeatDescription, isPicked: boolean]>('');
  const { selection, maxSeats = Infinity, onSelectionChange, onSeatToggle, texts } = props;

  const toggle = (ref: SeatRef): void => {
    const seat = model.describe(ref);
    const { seatCode } = seat;
    const isPicked = selection.includes(seatCode);
    if (!isPicked && !seat.pickable) return say([seat, false]);
    if (!isPicked && selection.length >= maxSeats) return say(texts.limitReached(maxSeats));
    onSelectionChange?.(isPicked ? selection.filter((code) => code !== seatCode) : [...selection, seatCode]);
    onSeatToggle?.(seatCode, !isPicked);
    say([seat, !isPicked]);
  };

  const announcement = typeof said === 'string' ? said : (describe?.(...said, props) ?? '');
  return { toggle, announcement, announce: say };
}
