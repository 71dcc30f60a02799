import type { TFunction } from 'i18next';
import type { PriceBreakdown } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import type { PriceRow } from '@foyer/ui-kit';

const percent = (ratePpm: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(ratePpm / 1_000_000);

/** Converts a price breakdown to rows that sum to its total; included taxes and fees are listed but not added. */
export function priceRows(t: TFunction<'cart'>, price: PriceBreakdown, locale: string): PriceRow[] {
  const money = (amount: { amount: number; currency: string }) => formatMoney(amount, locale);
  return [
    { id: 'face', label: t('price.face'), amount: money(price.face) },
    ...price.discounts.map((each) => ({
      id: `discount-${each.code}`,
      label: each.label,
      amount: `−${money(each.amount)}`,
      discount: true,
    })),
    ...price.fees.map((each) => ({
      id: `fee-${each.code}`,
      label: each.label,
      detail: each.purpose,
      amount: money(each.amount),
    })),
    ...price.taxes.map((each) => ({
      id: `tax-${each.code}`,
      label: t(each.included ? 'price.taxIncluded' : 'price.tax', {
        label: each.label,
        rate: percent(each.ratePpm, locale),
      }),
      amount: money(each.amount),
    })),
  ];
}
