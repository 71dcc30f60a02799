import { days, hours } from '../../../platform/time/units.ts';

/** Reminders of a win by their number, the last one first: time before its end from which each is sent. */
export const reminders = [
  { number: 2, beforeMs: hours(2) },
  { number: 1, beforeMs: hours(12) },
] as const;

/** Time before the close from which fans are reminded that their entries can still be changed. */
export const closingMs = days(1);
