import { localDay } from '@foyer/util';

const dayMs = 86_400_000;

const dayIn = (zone: string, instant: number | string): number =>
  Date.parse(localDay(new Date(instant), zone)) / dayMs;

/** Days until an event by the calendar of its venue: 0 is today, negative is past. */
export const daysUntil = (startsAt: string, zone: string, nowMs: number): number =>
  dayIn(zone, startsAt) - dayIn(zone, nowMs);

/** Formats the days: "today", "in 5 days", "in 3 weeks"; `undefined` for past days, and in Safari 13. */
export function sayDaysUntil(days: number, locale: string): string | undefined {
  if (days < 0 || typeof Intl.RelativeTimeFormat !== 'function') return undefined;
  const [count, unit] =
    days < 14
      ? ([days, 'day'] as const)
      : days < 60
        ? ([Math.round(days / 7), 'week'] as const)
        : ([Math.round(days / 30), 'month'] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(count, unit);
}
