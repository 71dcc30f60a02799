import { useTranslation } from 'react-i18next';
import { digitsOfAmount } from '@foyer/cart';
import { formatMoney } from '@foyer/util';
import type { OfferDraft } from './useOfferDraft.ts';

/** Texts of the price field: the allowed prices, and the error of the typed one [C5.07, C5.08]. */
export function usePriceTexts({ steps, currency, own, problem }: OfferDraft) {
  const { t, i18n } = useTranslation('auction');
  const money = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const { lowest, maximum, step } = steps;
  const ends = { minimum: money(lowest), maximum: money(maximum ?? 0) };
  const hint = maximum === undefined ? ('meter.hintOpen' as const) : ('meter.hint' as const);
  return {
    hint: t(own ? 'meter.raiseHint' : hint, ends),
    problem:
      problem &&
      t(`meter.${problem}`, {
        ...ends,
        step: money(step),
        price: ends.minimum,
        example: digitsOfAmount({ amount: lowest, currency }),
      }),
  };
}
