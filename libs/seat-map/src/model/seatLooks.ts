import { MAX_PRICE_LEVELS } from './priceLevels.ts';

/** Codes of how a seat is drawn. From {@link OFFERED_LOOK} on: price level times four plus the seat's kind. */
export const seatLooks = { notOnSale: 0, sold: 1, held: 2, mine: 3, muted: 4, unknown: 5 } as const;
export const OFFERED_LOOK = 6;
export const LOOK_COUNT = OFFERED_LOOK + MAX_PRICE_LEVELS * 4;

/** Looks of `seatStates`, in the same order; an available seat is muted unless it matches the filters. */
const lookOfState = [
  seatLooks.unknown,
  seatLooks.muted,
  seatLooks.held,
  seatLooks.sold,
  seatLooks.notOnSale,
  seatLooks.mine,
];

/** Returns the look of a seat; `level` is -1 when its offer does not match the filters. */
export function seatLook(state: number, kind: number, kindWanted: boolean, level: number): number {
  if (state === 1 && kindWanted && level >= 0) return OFFERED_LOOK + level * 4 + kind;
  return lookOfState[state] ?? seatLooks.notOnSale;
}

/** Whether a seat of this look can be picked: offered, or already held by the buyer. */
export function isPickableLook(look: number): boolean {
  return look >= OFFERED_LOOK || look === seatLooks.mine;
}
