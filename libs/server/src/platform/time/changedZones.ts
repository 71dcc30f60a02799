import { tzOffset } from '@date-fns/tz';
import type { Locale } from '@foyer/contract';
import type { ZoneOffset, ZoneOffsets } from '@foyer/util';
import { days, minutes } from './units.ts';

/** Year whose rules all supported browsers know. */
const knownYear = 2019;
/** Clocks change early and late in a month, but at the same offset by its middle every year. */
const middleOf = (year: number, month: number): Date => new Date(Date.UTC(year, month, 15));
const months = Array.from({ length: 24 }, (_, month) => month);

/** Tells whether Node knows a zone. */
const isKnown = (zone: string): boolean => !Number.isNaN(tzOffset(zone, new Date(0)));

/** Tells whether a zone has other offsets in this year or the next than by the rules that browsers know. */
const isChanged = (zone: string, now: Date): boolean =>
  months.some(
    (month) =>
      tzOffset(zone, middleOf(now.getUTCFullYear(), month)) !==
      tzOffset(zone, middleOf(knownYear, month % 12)),
  );

/** Finds the first minute of an offset that has changed between two instants, in epoch milliseconds. */
function changeBetween(zone: string, before: number, after: number): number {
  const old = tzOffset(zone, new Date(before));
  let [low, high] = [before, after];
  while (high - low > minutes(1)) {
    const middle = low + minutes(Math.floor((high - low) / minutes(2)));
    if (tzOffset(zone, new Date(middle)) === old) low = middle;
    else high = middle;
  }
  return high;
}

function nameOf(zone: string, locale: Locale, instant: number): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' });
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function offsetsOf(zone: string, now: Date, locale: Locale): ZoneOffset[] {
  const first = now.getTime() - (now.getTime() % minutes(1)) - days(400);
  const found: ZoneOffset[] = [];
  for (let at = first; at < first + days(1_200); at += days(1)) {
    const offset = tzOffset(zone, new Date(at));
    if (offset === found[0]?.[1]) continue;
    const from = found.length === 0 ? at : changeBetween(zone, at - days(1), at);
    found.unshift([from, offset, nameOf(zone, locale, from)]);
  }
  return found;
}

/**
 * Returns the offsets of those zones whose rules supported browsers may not know, from a year before an instant until
 * two years after it. The data is Node's, without zones that it does not know.
 */
export const changedZones = (zones: readonly string[], now: Date, locale: Locale): ZoneOffsets =>
  Object.fromEntries(
    zones
      .filter((zone) => isKnown(zone) && isChanged(zone, now))
      .map((zone) => [zone, offsetsOf(zone, now, locale)]),
  );
