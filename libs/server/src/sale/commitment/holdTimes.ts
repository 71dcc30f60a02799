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

/** Returns the end of a hold that goes on with the time of the one before; undefined once the maximum duration is over [C4.04]. */
export function endOfNext(
  now: Date,
  { firstHeldAt }: Pick<HoldTimes, 'firstHeldAt'>,
  { holdMs, holdMaximumMs }: SaleSettings,
): Date | undefined {
  const end = Math.min(later(now, holdMs).getTime(), later(firstHeldAt, holdMaximumMs).getTime());
  return end > now.getTime() ? new Date(end) : undefined;
}

/** Extends a running hold once, up to the maximum duration; undefined if that would not extend it [C4.04]. */
export function extendHold(hold: HoldTimes, settings: SaleSettings): HoldTimes | undefined {
  if (hold.extended) return undefined;
  const end = later(hold.firstHeldAt, settings.holdMaximumMs);
  const wanted = later(hold.heldUntil, settings.holdExtensionMs);
  const heldUntil = wanted < end ? wanted : end;
  return heldUntil > hold.heldUntil ? { ...hold, heldUntil, extended: true } : undefined;
}
