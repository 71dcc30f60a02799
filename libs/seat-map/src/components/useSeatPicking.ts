import { useState } from 'react';
import type { SeatDescription, SeatModel, SeatRef } from '../model/seatModel.ts';
import type { seatsTogether } from '../model/seatsTogether.ts';
import type { describeSeat } from '../texts/describePlace.ts';
import type { SeatPickingProps } from './seatMapProps.ts';

/** Picking, with the same rules on map and list. */
export interface SeatPicking {
  /** Picks or removes a seat, or picks seats for the party; announces the reason when it cannot be picked. */
  readonly toggle: (seat: SeatRef) => void;
  /** Current announcement for screen readers. */
  readonly announcement: string;
  readonly announce: (text: string) => void;
}

/** Parts of picking that the map loads later than the first picture. */
export interface PickingDetails {
  readonly describeSeat: typeof describeSeat;
  readonly seatsTogether: typeof seatsTogether;
}

/** Whether the party has all its seats, so that the next press moves them. Without a party, presses add up. */
const isComplete = ({ partySize, maxSeats = Infinity, selection }: SeatPickingProps): boolean =>
  partySize !== undefined && selection.length >= Math.min(partySize, maxSeats);

/** Returns how many seats the next press takes: those that the party misses, or all of them once it is complete. */
export function missingSeats(props: SeatPickingProps): number {
  const { partySize = 1, maxSeats = Infinity, selection } = props;
  const all = Math.min(partySize, maxSeats);
  return isComplete(props) ? all : Math.max(1, all - selection.length);
}

/**
 * Enforces the rules of picking: offered seats only, and no more than the maximum. The seats of a complete party move.
 * @param details until they are available, announcements about a seat wait, and a press takes one seat
 */
export function useSeatPicking(
  model: SeatModel,
  props: SeatPickingProps,
  details: PickingDetails | null | undefined,
): SeatPicking {
  const [said, say] = useState<string | [seats: SeatDescription[], isPicked: boolean]>('');
  const { selection, maxSeats = Infinity, onSelectionChange, onSeatToggle, texts } = props;

  const toggle = (ref: SeatRef): void => {
    const seat = model.describe(ref);
    const isPicked = selection.includes(seat.seatCode);
    if (!isPicked && !seat.pickable) return say([[seat], false]);
    const moved = !isPicked && isComplete(props) ? selection : [];
    const kept = selection.filter((code) => !moved.includes(code));
    if (!isPicked && kept.length >= maxSeats) return say(texts.limitReached(maxSeats));
    const picked = kept.flatMap((code) => model.refOf(code) ?? []);
    const refs = details?.seatsTogether(model, ref, missingSeats(props), picked) ?? [ref];
    const seats = refs.map((each) => model.describe(each));
    const codes = seats.map(({ seatCode }) => seatCode);
    onSelectionChange?.(isPicked ? selection.filter((code) => !codes.includes(code)) : [...kept, ...codes]);
    for (const code of moved) if (!codes.includes(code)) onSeatToggle?.(code, false);
    for (const code of codes) if (!moved.includes(code)) onSeatToggle?.(code, !isPicked);
    say([seats, !isPicked]);
  };

  const [seats, isPicked] = typeof said === 'string' ? [] : said;
  const announcement =
    seats?.map((seat) => details?.describeSeat(seat, isPicked!, props) ?? '').join('. ') ?? (said as string);
  return { toggle, announcement, announce: say };
}
