/** Amount in minor units of its currency. */
export interface MoneyAmount {
  readonly amount: number;
  readonly currency: string;
}

/** Digits of minor units by ISO 4217, where they are not 2. `Intl` follows use instead, and not every browser alike. */
const digits: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    '',
    '',
    'BHD IQD JOD KWD LYD OMR TND',
    'CLF UYW',
  ].flatMap((codes, count) => codes.split(' ').map((code) => [code, count])),
);

/** Number of decimals of a currency's minor unit by ISO 4217: 2 for CAD, 0 for JPY, 3 for KWD. */
export const minorDigits = (currency: string): number => digits[currency] ?? 2;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    const count = minorDigits(currency);
    format = new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency },
      ...{ minimumFractionDigits: count, maximumFractionDigits: count },
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats money for a locale: `12550 CAD` is `125,50 $` in fr-CA.
 * @param locale a BCP 47 tag
 */
export function formatMoney({ amount, currency }: MoneyAmount, locale: string): string {
  return formatOf(locale, currency).format(amount / 10 ** minorDigits(currency));
}
