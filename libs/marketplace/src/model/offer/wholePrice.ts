/** Formats whole units of a currency without decimals, as the price filter names its steps. */
export const wholePrice = (units: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // Stated too: Chromium 80 refuses a maximum below the currency's own minimum.
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  }).format(units);
