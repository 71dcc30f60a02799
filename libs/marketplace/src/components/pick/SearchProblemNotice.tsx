import { useTranslation } from 'react-i18next';
import type { Money } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { formatMoney } from '@foyer/util';
import { Button, Notice } from '@foyer/ui-kit';
import { nextOfferOf, type NextOffer } from '../../model/offer/nextOffer.ts';
import type { OfferFilters } from '../../model/offer/offerFilters.ts';

export interface SearchProblemNoticeProps {
  error: unknown;
  /** Filters of the search that failed. */
  filters: OfferFilters;
  /** Limits of all prices; a filter at a limit does not restrict. */
  priceFrom: Money | undefined;
  priceTo: Money | undefined;
  onTake: (next: NextOffer) => void;
}

/** Explains why a search found no seats, and offers the next step [C8.12]. */
export function SearchProblemNotice({
  error,
  filters,
  priceFrom,
  priceTo,
  onTake,
}: SearchProblemNoticeProps) {
  const { t, i18n } = useTranslation('marketplace');
  const next = nextOfferOf(error);
  const { numTokens: count, priceRange } = filters;
  const [low = 0, high = Infinity] = priceRange;
  const currency = (next?.allIn ?? priceFrom)?.currency;
  const money = (amount: number): string =>
    currency === undefined ? '' : formatMoney({ amount, currency }, i18n.language);

  const nothing = (): string => {
    const isOpenBelow = low <= (priceFrom?.amount ?? 0);
    const isOpenAbove = high >= (priceTo?.amount ?? Infinity);
    if (!next || priceRange.length === 0 || (isOpenBelow && isOpenAbove)) return errorText(t, error);
    if (isOpenBelow) return t('nothing.under', { count, price: money(high) });
    if (isOpenAbove) return t('nothing.over', { count, price: money(low) });
    return t('nothing.between', { count, from: money(low), to: money(high) });
  };
  if (!next) return <Notice tone="warning">{nothing()}</Notice>;
  const { name, allIn } = next;
  const step =
    allIn.amount > high
      ? t('nothing.more', { count, name, price: money(allIn.amount - high) })
      : t('nothing.instead', { count, name, price: money(allIn.amount) });
  return (
    <Notice
      tone="warning"
      title={nothing()}
      action={<Button onClick={() => onTake(next)}>{t('nothing.take', { count })}</Button>}
    >
      {step}
    </Notice>
  );
}
