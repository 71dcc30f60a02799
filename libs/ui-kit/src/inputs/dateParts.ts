/** Partial date as typed: `YYYY-MM-DD` or `YYYY-MM`, any part may be missing (`1990--`). */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

export type DatePart = keyof DateParts;

const digits = (text: string | undefined, length: number): string =>
  (text ?? '').replace(/\D/g, '').slice(0, length);

/** Splits a typed date. */
export function readDateParts(value: string): DateParts {
  const [year, month, day] = value.split('-');
  return { year: digits(year, 4), month: digits(month, 2), day: digits(day, 2) };
}

/**
 * Joins the parts: '' when all are empty, a padded date when all are there, and the partial date (`1990-4-`) otherwise,
 * so that nothing typed is lost.
 */
export function writeDateParts({ year, month, day }: DateParts, withDay: boolean): string {
  const parts = withDay ? [year, month, day] : [year, month];
  if (parts.every((part) => part === '')) return '';
  if (parts.some((part) => part === '') || year.length < 4) return parts.join('-');
  return parts.map((part, index) => (index === 0 ? part : part.padStart(2, '0'))).join('-');
}

/** Order of date parts in a locale: day first in French, month first in English and Spanish [I5.04]. */
export function datePartOrder(locale: string, withDay: boolean): DatePart[] {
  const written: DatePart[] = locale.startsWith('fr') ? ['day', 'month', 'year'] : ['month', 'day', 'year'];
  return withDay ? written : written.filter((part) => part !== 'day');
}
