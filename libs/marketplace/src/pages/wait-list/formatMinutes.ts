/** Formats a duration as hours, or as minutes if it is not whole hours. */
export function formatMinutes(minutes: number, locale: string): string {
  const isHours = minutes % 60 === 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(isHours ? minutes / 60 : minutes);
}
