const kmOfMile = 1.609344;

/** Kilometres of the unit in which a locale measures roads: miles in the United States. */
export const distanceUnitKm = (locale: string): number => (locale.endsWith('-US') ? kmOfMile : 1);

/** Formats a distance for a locale, rounded: `746 mi`, `1 203 km`. */
export function formatDistance(km: number, locale: string): string {
  const unitKm = distanceUnitKm(locale);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unitKm === 1 ? 'kilometer' : 'mile',
    maximumFractionDigits: 0,
  }).format(km / unitKm);
}
