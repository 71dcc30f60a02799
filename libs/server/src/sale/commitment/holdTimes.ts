import type { SaleSettings } from '../settings/saleSettings.ts';

/** Times of a cart's hold. */
export interface HoldTimes {
  firstHeldAt: Date;
  heldUntil: Date;
  extended: boolean;
}

const later = (at: Date, spanMs: number): Date => new Date(at.getTime() + spanMs);

/** Starts a new hold from now [C4.04]. */
export const openHold = (now: Date, { holdMs }: SaleSettings): HoldTimes => ({
  firstHeldAt: now,
  heldUntil: later(now, holdMs),
  extended: false,
});

/** Tells whether a hold is live; it ends exactly at `heldUntil`, when the next buyer can take its seats. */
export const isHeld = ({ heldUntil }: Pick<HoldTimes, 'heldUntil'>, now: Date): boolean => now < heldUntil;

/** Extends a hold once, up to the maximum duration; undefined if that would not extend it [C4.04]. */
export function extendHold(hold: HoldTimes, now: Date, settings: SaleSettings): HoldTimes | undefined {
  if (hold.extended || !isHeld(hold, now)) return undefined;
  const end = later(hold.firstHeldAt, settings.holdMaximumMs);
  const wanted = later(hold.heldUntil, settings.holdExtensionMs);
  const heldUntil = wanted < end ? wanted : end;
  return heldUntil > hold.heldUntil ? { ...hold, heldUntil, extended: true } : undefined;
}
