/** A date as it is typed: `YYYY-MM-DD` or `YYYY-MM`, any part may still be missing (`1990--`). */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

export type DatePart = keyof DateParts;

const digits = (text: string | undefined, length: number): string =>
  (text ?? '').replace(/\D/g, '').slice(0, length);

/** Takes a typed date apart. */
export function readDateParts(value: string): DateParts {
  const [year, month, day] = value.split('-');
  return { year: digits(year, 4), month: digits(month, 2), day: digits(day, 2) };
}

/**
 * Puts the parts together: '' when nothing was typed, a complete and padded date when everything was, and what there is
 * (`1990-4-`) in between, so that nothing typed is lost.
 */
export function writeDateParts({ year, month, day }: DateParts, withDay: boolean): string {
  const parts = withDay ? [year, month, day] : [year, month];
  if (parts.every((part) => part === '')) return '';
  if (parts.some((part) => part === '') || year.length < 4) return parts.join('-');
  return parts.map((part, index) => (index === 0 ? part : part.padStart(2, '0'))).join('-');
}

/** The order in which a locale writes a date: French puts the day first, English and Spanish here the month [I5.04]. */
export function datePartOrder(locale: string, withDay: boolean): DatePart[] {
  const written: DatePart[] = locale.startsWith('fr') ? ['day', 'month', 'year'] : ['month', 'day', 'year'];
  return withDay ? written : written.filter((part) => part !== 'day');
}
