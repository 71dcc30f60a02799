import { useState } from 'react';
import type { ExchangeCategories, ExchangeCategory, MarketOffer } from '@foyer/contract';
import { digitsOfAmount, typedAmount } from '@foyer/cart';
import { useListPaymentMeansQuery } from '@foyer/api-client/cart';

/** Why a typed price can't be bid [C5.07]. */
export type BidProblem = 'unreadable' | 'tooLow' | 'tooHigh';

const usualQuantity = 2;

/** Chosen card: the bid's or the default one, until the fan chooses. All are of the platform's account, which charges it. */
function useCard(own: string | undefined) {
  const [card, setCard] = useState<{ id: string | undefined }>();
  const means = useListPaymentMeansQuery({});
  const usable = means.data?.paymentMeans.filter((each) => !each.expired && !each.onePurchase) ?? [];
  const usual =
    usable.find((each) => each.paymentMethodId === own) ??
    usable.find((each) => each.defaultMeans) ??
    usable[0];
  return {
    paymentMethodId: card ? card.id : usual?.paymentMethodId,
    setCard: (id: string | undefined): void => setCard({ id }),
  };
}

function problemOf(
  amount: number | undefined,
  { minimum, maximum }: Pick<ExchangeCategory, 'minimum' | 'maximum'>,
): BidProblem | undefined {
  if (amount === undefined) return 'unreadable';
  if (amount < minimum.amount) return 'tooLow';
  return amount > maximum.amount ? 'tooHigh' : undefined;
}

/** State of a bid's form, within the bounds of its category; it begins with the bid that is changed. */
export function useBidDraft({ categories, expiryHours }: ExchangeCategories, own: MarketOffer | undefined) {
  const [chosen, setGroup] = useState(own?.offerGroupId);
  const category = categories.find((each) => each.offerGroupId === chosen) ?? categories[0]!;
  const { minQuantity: min, maxQuantity: max, minimum, officialPrice } = category;
  const [wanted, setQuantity] = useState(own?.quantity ?? usualQuantity);
  const quantity = Math.min(Math.max(wanted, min), max);
  const usual = Math.min(Math.max(officialPrice.amount, minimum.amount), category.maximum.amount);
  const [named, setTyped] = useState(own ? digitsOfAmount(own.price) : undefined);
  const typed = named ?? digitsOfAmount({ ...minimum, amount: usual });
  const amount = typedAmount(typed, minimum.currency)?.amount;
  const [hoursBefore, setHours] = useState(own?.hoursBefore ?? expiryHours[0] ?? 1);
  return {
    ...{ category, setGroup, quantity, setQuantity, min, max },
    ...{ typed, setTyped, amount, problem: problemOf(amount, category), currency: minimum.currency },
    ...{ hoursBefore, setHours },
    ...useCard(own?.paymentMethodId),
  };
}

export type BidDraft = ReturnType<typeof useBidDraft>;
