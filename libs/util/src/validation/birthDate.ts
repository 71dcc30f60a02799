/** Calendar day; months run from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Youngest and oldest age of an account holder, in whole years [I9.01]. */
export interface AgeLimits {
  readonly minimumAge: number;
  readonly maximumAge: number;
}

/** Problem with a birth date; too old counts as invalid [I5.04]. */
export type BirthDateProblem = 'required' | 'invalid' | 'belowMinimumAge';

const wirePattern = /^([0-9]{4})-([0-9]{2})(?:-([0-9]{2}))?$/;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lastDayOf = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/**
 * Parses `YYYY-MM-DD` or `YYYY-MM`. A month without a day counts as its last day, so that no one is admitted too
 * young [I3.03].
 * @returns `undefined` for another format or a day that doesn't exist
 */
export function parseBirthDate(text: string): CalendarDay | undefined {
  const [, yearText, monthText, dayText] = wirePattern.exec(text) ?? [];
  const [year, month] = [Number(yearText), Number(monthText)];
  if (!(year >= 1) || !(month >= 1 && month <= 12)) return undefined;
  const last = lastDayOf(year, month);
  const day = dayText === undefined ? last : Number(dayText);
  return day >= 1 && day <= last ? { year, month, day } : undefined;
}

/** Hours by which a country's westernmost time zone is behind UTC; absent where the country is ahead of UTC. */
const hoursBehind: Readonly<Record<string, number>> = {
  ...{
    US: 10,
    CA: 8,
    MX: 8,
    BZ: 6,
    CR: 6,
    SV: 6,
    GT: 6,
    HN: 6,
    NI: 6,
    CL: 6,
    EC: 6,
    PA: 5,
    CO: 5,
    PE: 5,
    BR: 5,
  },
  ...{ CU: 5, DO: 4, JM: 5, HT: 5, BS: 5, KY: 5, PR: 4, TT: 4, BB: 4, VE: 4, BO: 4, GY: 4, PY: 4 },
  ...{ AR: 3, UY: 3, SR: 3, GL: 3, CV: 1, PT: 1, PF: 10, CK: 10, AS: 11, NU: 11, UM: 12 },
};
const hourMs = 3_600_000;

/**
 * Returns the day that counts for an age: the one in the country's last time zone to reach it, so that no one is
 * admitted a day too young by the clock of a distant server [I3.03, I5.04].
 * @param countryCode ISO 3166-1 alpha-2; UTC when absent
 */
export function calendarDayIn(instant: Date, countryCode: string | undefined): CalendarDay {
  const there = new Date(instant.getTime() - (hoursBehind[countryCode ?? ''] ?? 0) * hourMs);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() };
}

/** Age in whole years; negative before birth [I3.03]. A person born on February 29 ages on March 1. */
export function wholeYearsBetween(birth: CalendarDay, today: CalendarDay): number {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * Validates a birth date in its wire format [I5.04].
 * @param today the day that counts; the server takes it from its clock
 */
export function findBirthDateProblem(
  text: string | undefined,
  today: CalendarDay,
  limits: AgeLimits,
): BirthDateProblem | undefined {
  if (text === undefined || text.trim() === '') return 'required';
  const birth = parseBirthDate(text);
  if (birth === undefined) return 'invalid';
  const age = wholeYearsBetween(birth, today);
  // Without a day, the last of the month may still be ahead in the current month: too young, but not in the future.
  const isFuture = birth.year > today.year || (birth.year === today.year && birth.month > today.month);
  if (isFuture || age > limits.maximumAge) return 'invalid';
  return age < limits.minimumAge ? 'belowMinimumAge' : undefined;
}
