/** An amount in the minor unit of its currency. */
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

/** How many minor units make one of a currency, as a power of ten: 2 for CAD, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  formatOf('en-US', currency).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * Money as a person of the locale reads it: `12550 CAD` is `125,50 $` in fr-CA.
 * @param locale a BCP 47 tag
 */
export function formatMoney({ amount, currency }: MoneyAmount, locale: string): string {
  return formatOf(locale, currency).format(amount / 10 ** minorDigits(currency));
}
