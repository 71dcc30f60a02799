/** Amount in minor units of its currency. */
export interface MoneyAmount {
  readonly amount: number;
  readonly currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    formats.set(key, format);
  }
  return format;
}

/** Number of decimals of a currency's minor unit: 2 for CAD, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  formatOf('en-US', currency).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * Formats money for a locale: `12550 CAD` is `125,50 $` in fr-CA.
 * @param locale a BCP 47 tag
 */
export function formatMoney({ amount, currency }: MoneyAmount, locale: string): string {
  return formatOf(locale, currency).format(amount / 10 ** minorDigits(currency));
}
