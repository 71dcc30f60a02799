/** Calendar day without a zone. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const dayMs = 24 * 60 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

function wallClockMs(instantMs: number, timeZone: string): number {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(instantMs)
      .map((part) => [part.type, Number(part.value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Returns the day in a zone at an instant. */
export function dayIn(timeZone: string, instant: Date): CalendarDay {
  const local = new Date(wallClockMs(instant.getTime(), timeZone));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** Returns the day `days` later, moved forward to `weekday` (0 Sunday to 6) if given. */
export function dayAfter(start: CalendarDay, days: number, weekday?: number): CalendarDay {
  const moved = new Date(Date.UTC(start.year, start.month - 1, start.day + days));
  const wait = weekday === undefined ? 0 : (weekday - moved.getUTCDay() + 7) % 7;
  moved.setUTCDate(moved.getUTCDate() + wait);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/**
 * Returns the instant of a wall-clock time (`HH:MM`) in a zone: the first of a repeated one; one that a change of clocks
 * leaves out counts by the offset before it [RFC 5545, 3.3.5].
 */
export function instantAt(timeZone: string, { year, month, day }: CalendarDay, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const wanted = Date.UTC(year, month - 1, day, hours, minutes);
  const byOffsetAt = (instant: number): number => wanted - (wallClockMs(instant, timeZone) - instant);
  const before = byOffsetAt(wanted - dayMs);
  const after = byOffsetAt(wanted + dayMs);
  const found = [before, after].find((instant) => wallClockMs(instant, timeZone) === wanted);
  return new Date(found ?? before);
}

/** Returns the midnight that ends a day in a zone, after 23, 24 or 25 hours. */
export const endOfDayIn = (timeZone: string, day: CalendarDay): Date =>
  instantAt(timeZone, dayAfter(day, 1), '00:00');

/** Returns `instant` plus minutes in ISO format. */
export function isoAfter(instant: Date, minutes: number): string {
  return new Date(instant.getTime() + minutes * 60_000).toISOString();
}
