import { useState } from 'react';
import type { AuctionCheckout, AuctionGroup } from '@foyer/contract';
import { digitsOfAmount, typedAmount } from '@foyer/cart';
import { useListPaymentMeansQuery } from '@foyer/api-client/cart';
import { priceProblem, type PriceProblem } from '../../../model/auction/priceStanding.ts';

/** Default quantity of a new offer, if the group allows it. */
const usualQuantity = 2;

/**
 * Reason why a price can't be offered; `notRaised` if it would leave the caller's offer unchanged [C5.08].
 */
type DraftProblem = PriceProblem | 'notRaised';

/** Price as typed, the last valid one, and the problem with the typed one. */
function usePrice({ offerGroupId, minimum, maximum, step }: AuctionGroup, own: number | undefined) {
  const { currency } = minimum;
  const lowest = own ?? minimum.amount;
  const steps = { minimum: minimum.amount, maximum: maximum?.amount, step: step.amount };
  const [named, setNamed] = useState<{ offerGroupId: string; typed: string; price: number }>();
  // Another group has other prices, and an offer raised in another tab sets a new minimum.
  const kept = named?.offerGroupId === offerGroupId && named.price >= lowest ? named : undefined;
  const price = kept?.price ?? lowest;
  const typed = kept?.typed ?? digitsOfAmount({ amount: lowest, currency });
  const problemOf = (amount: number | undefined): DraftProblem | undefined =>
    priceProblem(amount, steps) ?? (amount! < lowest ? 'notRaised' : undefined);
  const amountOf = (text: string): number | undefined => typedAmount(text, currency)?.amount;
  return {
    steps: { ...steps, lowest },
    currency,
    price,
    typed,
    problem: problemOf(amountOf(typed)),
    setPrice: (amount: number): void =>
      setNamed({ offerGroupId, typed: digitsOfAmount({ amount, currency }), price: amount }),
    setTyped: (text: string): void => {
      const amount = amountOf(text);
      setNamed({ offerGroupId, typed: text, price: problemOf(amount) === undefined ? amount! : price });
    },
  };
}

/** Chosen card: the offer's or the default one, until the fan chooses. */
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

/** State of an offer form, within the limits of its group. */
export function useOfferDraft({ auction: { groups }, offer, quote, remaining }: AuctionCheckout) {
  const own = offer?.state === 'open' ? offer : undefined;
  const [wanted, setGroup] = useState(own?.offerGroupId ?? quote.offerGroupId);
  const [asked, setQuantity] = useState(own?.quantity ?? usualQuantity);
  const [isTogether, setTogether] = useState(own?.seatsTogether ?? false);
  const [expiresHoursBefore, setExpiry] = useState(own?.expiresHoursBefore ?? 0);
  const [promoCode, setPromoCode] = useState<string>();
  // A raised offer stays in its group.
  const groupId = own?.offerGroupId ?? wanted;
  const group = groups.find(({ offerGroupId }) => offerGroupId === groupId) ?? groups[0]!;
  const min = Math.max(group.minQuantity, own?.quantity ?? 1);
  const max = Math.max(min, Math.min(remaining, group.maxQuantity));
  const quantity = Math.min(max, Math.max(min, asked));
  const price = usePrice(group, own?.price.amount);
  const isSame =
    own?.price.amount === price.price &&
    own.quantity === quantity &&
    own.expiresHoursBefore === expiresHoursBefore &&
    promoCode === undefined;
  return {
    own,
    group,
    setGroup,
    min,
    max,
    quantity,
    setQuantity,
    isTogether,
    setTogether,
    expiresHoursBefore,
    setExpiry,
    /** Entered code; without one, the caller's offer keeps its own. */
    promoCode,
    setPromoCode,
    ...price,
    problem: price.problem ?? (isSame ? ('notRaised' as const) : undefined),
    ...useCard(own?.paymentMethodId),
  };
}

export type OfferDraft = ReturnType<typeof useOfferDraft>;
