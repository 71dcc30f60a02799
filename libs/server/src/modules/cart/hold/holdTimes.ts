import type { SaleSettings } from '../../../config/serverConfig.ts';

/** The times of a cart's hold. */
export interface HoldTimes {
  firstHeldAt: Date;
  heldUntil: Date;
  extended: boolean;
}

const later = (at: Date, spanMs: number): Date => new Date(at.getTime() + spanMs);
const latest = (left: Date, right: Date): Date => (left > right ? left : right);

/** A new hold, counted from now [C4.04]. */
export const openHold = (now: Date, { holdMs }: SaleSettings): HoldTimes => ({
  firstHeldAt: now,
  heldUntil: later(now, holdMs),
  extended: false,
});

/** At its end a hold is over: the next buyer may have it in the same moment. */
export const isHeld = ({ heldUntil }: Pick<HoldTimes, 'heldUntil'>, now: Date): boolean => now < heldUntil;

/** Lengthened once, and never past the longest a hold may be; undefined where nothing would be gained [C4.04]. */
export function extendHold(hold: HoldTimes, now: Date, settings: SaleSettings): HoldTimes | undefined {
  if (hold.extended || !isHeld(hold, now)) return undefined;
  const end = later(hold.firstHeldAt, settings.holdMaximumMs);
  const wanted = later(hold.heldUntil, settings.holdExtensionMs);
  const heldUntil = wanted < end ? wanted : end;
  return heldUntil > hold.heldUntil ? { ...hold, heldUntil, extended: true } : undefined;
}

/** Whoever is paying is not overtaken by the clock: at least this long from now. */
export const keepFor = <Hold extends HoldTimes>(hold: Hold, now: Date, spanMs: number): Hold => ({
  ...hold,
  heldUntil: latest(hold.heldUntil, later(now, spanMs)),
});
