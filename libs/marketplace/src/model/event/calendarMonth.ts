import type { EventSummary } from '@foyer/contract';
import { localDay } from '@foyer/util';

const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const pad = (number: number): string => String(number).padStart(2, '0');
const utc = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** Returns the current month in the viewer's time zone, `YYYY-MM`. */
export const monthOf = (now: Date): string => `${now.getFullYear()}-${pad(now.getMonth() + 1)}`;

/** Parses the month of an address; the list has nothing before the current one. */
export function readMonth(text: string | null, now: Date): string {
  const current = monthOf(now);
  return text !== null && monthPattern.test(text) && text > current ? text : current;
}

/** Returns the month that many months later. */
export function monthAfter(month: string, months: number): string {
  const day = utc(month);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 7);
}

/** Lists the days of a month, `YYYY-MM-DD`. */
export function daysOf(month: string): string[] {
  const count = new Date(utc(monthAfter(month, 1)).getTime() - 1).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${pad(at + 1)}`);
}

/** Returns the weekday of a day; Sunday, the first day of the week in our locales, is 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * Leaves out the weeks before the current one, which have no events any more.
 * @param days of one month, in order
 */
export function fromThisWeek(days: readonly string[], now: Date): string[] {
  const today = days.indexOf(`${monthOf(now)}-${pad(now.getDate())}`);
  return days.slice(Math.max(0, today - now.getDay()));
}

/** Groups events by the day on which they start at their venue, soonest first. */
export function eventsByDay(events: readonly EventSummary[]): Map<string, EventSummary[]> {
  const days = new Map<string, EventSummary[]>();
  const inOrder = [...events].sort((left, right) => Date.parse(left.startsAt) - Date.parse(right.startsAt));
  for (const event of inOrder) {
    const day = localDay(new Date(event.startsAt), event.timezone);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}
