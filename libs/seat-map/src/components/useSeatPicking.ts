import { useState } from 'react';
import type { SeatModel, SeatRef } from '../model/seatModel.ts';
import { describeSeat } from '../texts/describePlace.ts';
import type { SeatPickingProps } from './seatMapProps.ts';

/** Picking by the same rules on map and list. */
export interface SeatPicking {
  /** Picks a seat or gives it back; says why not when it cannot be had. */
  readonly toggle: (seat: SeatRef) => void;
  /** What a screen reader is to say. */
  readonly announcement: string;
  readonly announce: (text: string) => void;
}

/** Keeps the rules of picking: only what is offered, not more than allowed. */
export function useSeatPicking(model: SeatModel, props: SeatPickingProps): SeatPicking {
  const [announcement, announce] = useState('');
  const { selection, maxSeats = Infinity, onSelectionChange, onSeatToggle, texts } = props;

  const toggle = (ref: SeatRef): void => {
    const seat = model.describe(ref);
    const { seatCode } = seat;
    const isPicked = selection.includes(seatCode);
    if (!isPicked && !seat.pickable) return announce(describeSeat(seat, false, props));
    if (!isPicked && selection.length >= maxSeats) return announce(texts.limitReached(maxSeats));
    onSelectionChange?.(isPicked ? selection.filter((code) => code !== seatCode) : [...selection, seatCode]);
    onSeatToggle?.(seatCode, !isPicked);
    announce(describeSeat(seat, !isPicked, props));
  };

  return { toggle, announcement, announce };
}
