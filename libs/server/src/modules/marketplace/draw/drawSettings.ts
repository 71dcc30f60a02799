import { hours } from '../../../platform/time/units.ts';

/** Time to claim a win, or to make a refused card good [C9.02]. */
export const claimMs = hours(24);

/** Reminders of a win by their number, the last one first: time before its end from which each is sent. */
export const reminders = [
  { number: 2, beforeMs: hours(2) },
  { number: 1, beforeMs: hours(12) },
] as const;
