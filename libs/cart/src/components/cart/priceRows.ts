import type { TFunction } from 'i18next';
import type { Money, PriceBreakdown } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import type { PriceRow } from '@foyer/ui-kit';

const percent = (ratePpm: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(ratePpm / 1_000_000);

/** Formats a total; a total of zero reads "free". */
export const totalText = (t: TFunction<'cart'>, total: Money, locale: string): string =>
  total.amount === 0 ? t('price.free') : formatMoney(total, locale);

/**
 * Converts a price breakdown to rows that sum to its total; included taxes and fees are listed but not added. A free
 * item has no rows of zero.
 */
export function priceRows(t: TFunction<'cart'>, price: PriceBreakdown, locale: string): PriceRow[] {
  const money = (amount: { amount: number; currency: string }) => formatMoney(amount, locale);
  const isFree = price.total.amount === 0 && !price.credit;
  const shown = <Part extends { amount: Money }>(parts: readonly Part[]): Part[] =>
    parts.filter(({ amount }) => !isFree || amount.amount !== 0);
  return [
    ...shown([{ amount: price.face }]).map((each) => ({
      id: 'face',
      label: t('price.face'),
      amount: money(each.amount),
    })),
    ...shown(price.discounts).map((each) => ({
      id: `discount-${each.code}`,
      label: each.label,
      amount: `−${money(each.amount)}`,
      discount: true,
    })),
    ...shown(price.fees).map((each) => ({
      id: `fee-${each.code}`,
      label: each.label,
      detail: each.purpose,
      amount: money(each.amount),
    })),
    ...shown(price.taxes).map((each) => ({
      id: `tax-${each.code}`,
      label: t(each.included ? 'price.taxIncluded' : 'price.tax', {
        label: each.label,
        rate: percent(each.ratePpm, locale),
      }),
      amount: money(each.amount),
    })),
    ...(price.credit
      ? [{ id: 'credit', label: t('price.credit'), amount: `−${money(price.credit)}`, discount: true }]
      : []),
  ];
}
