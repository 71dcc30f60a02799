import { seatOfRef, sectionOfRef, seatRef, type SeatModel, type SeatRef } from './seatModel.ts';
import { OFFERED_LOOK } from './seatLooks.ts';
import { rowOfSeat, seatKinds } from './sectionGeometry.ts';

/**
 * Returns the seats that one press takes for a party: the pressed seat with adjacent free seats of the same offer,
 * preferably without leaving a single free seat beside them [C2.25, C5.11].
 * @param count seats that the party still needs
 * @param picked seats that are picked already
 * @returns seats in physical order; the pressed seat alone for a party of one, for wheelchair and companion places, and
 *   where too few seats beside it are free
 */
export function seatsTogether(
  model: SeatModel,
  pressed: SeatRef,
  count: number,
  picked: readonly SeatRef[],
): SeatRef[] {
  const at = sectionOfRef(pressed);
  const { geometry, status } = model.sections[at]!;
  const looks = model.looks(at);
  const seat = seatOfRef(pressed);
  if (count < 2 || picked.includes(pressed) || !geometry || !status || !looks) return [pressed];
  const row = rowOfSeat(geometry, seat);
  const first = geometry.rowStart[row]!;
  const end = geometry.rowStart[row + 1]!;
  const { adjacency } = geometry.rows[row]!;
  const indexOf = (each: number): number => adjacency?.[each - first] ?? each;
  const isOrdinary = (each: number): boolean =>
    ['plain', 'restricted'].includes(seatKinds[geometry.kind[each]!]!);
  const isMate = (each: number): boolean =>
    looks[each]! >= OFFERED_LOOK &&
    isOrdinary(each) &&
    status.offers[each] === status.offers[seat] &&
    !picked.includes(seatRef(at, each));
  if (!isMate(seat)) return [pressed];
  let low = seat;
  while (low > first && isMate(low - 1) && indexOf(low - 1) === indexOf(low) - 1) low -= 1;
  let high = seat;
  while (high + 1 < end && isMate(high + 1) && indexOf(high + 1) === indexOf(high) + 1) high += 1;
  const start = bestStart({ low, high, seat, count });
  return start === undefined
    ? [pressed]
    : Array.from({ length: count }, (_, each) => seatRef(at, start + each));
}

interface FreeRun {
  /** First and last free seat. */
  low: number;
  high: number;
  /** Pressed seat, between them. */
  seat: number;
  count: number;
}

/** Returns the first seat of the party: it strands no single seat if it can, and then is nearest to the pressed seat. */
function bestStart({ low, high, seat, count }: FreeRun): number | undefined {
  const strands = (start: number): number => +(start - low === 1) + +(high - (start + count - 1) === 1);
  let best: number | undefined;
  for (let start = Math.min(seat, high - count + 1); start >= Math.max(low, seat - count + 1); start -= 1)
    if (best === undefined || strands(start) < strands(best)) best = start;
  return best;
}
