import { MAX_PRICE_LEVELS } from './priceLevels.ts';

/** How a seat is drawn. From {@link OFFERED_LOOK} on: price level times four plus the seat's kind. */
export const seatLooks = { notOnSale: 0, sold: 1, held: 2, mine: 3, muted: 4, unknown: 5 } as const;
export const OFFERED_LOOK = 6;
export const LOOK_COUNT = OFFERED_LOOK + MAX_PRICE_LEVELS * 4;

/** Looks of the states of `seatStates`, in its order; an available seat is muted unless it is wanted. */
const lookOfState = [
  seatLooks.unknown,
  seatLooks.muted,
  seatLooks.held,
  seatLooks.sold,
  seatLooks.notOnSale,
  seatLooks.mine,
];

/** The look of a seat; `level` is -1 when the seat's offer is not wanted. */
export function seatLook(state: number, kind: number, kindWanted: boolean, level: number): number {
  if (state === 1 && kindWanted && level >= 0) return OFFERED_LOOK + level * 4 + kind;
  return lookOfState[state] ?? seatLooks.notOnSale;
}

/** Whether a fan can pick a seat of this look: offered, or held by the fan already. */
export function isPickableLook(look: number): boolean {
  return look >= OFFERED_LOOK || look === seatLooks.mine;
}
