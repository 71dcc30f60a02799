import { useState } from 'react';
import type { SeatDescription, SeatModel, SeatRef } from '../model/seatModel.ts';
import type { describeSeat } from '../texts/describePlace.ts';
import type { SeatPickingProps } from './seatMapProps.ts';

/** Picking, with the same rules on map and list. */
export interface SeatPicking {
  /** Picks or removes a seat; announces the reason when it cannot be picked. */
  readonly toggle: (seat: SeatRef) => void;
  /** Current announcement for screen readers. */
  readonly announcement: string;
  readonly announce: (text: string) => void;
}

/**
 * Enforces the rules of picking: offered seats only, and no more than the maximum.
 * @param describe describes a seat; until it is available, announcements about a seat wait
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
