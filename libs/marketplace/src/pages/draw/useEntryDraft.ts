import { useState } from 'react';
import type { DrawCheckout } from '@foyer/contract';
import { useListPaymentMeansQuery } from '@foyer/api-client/cart';
import { useCheckoutDrawQuery } from '@foyer/api-client/marketplace';

/** Most offers that one entry can name. */
const mostChoices = 20;
/** Units that a new entry asks for, if the offers allow it. */
const usualQuantity = 2;

/** State of an entry that is being made: its limits follow the choices, and the server quotes it. */
export function useEntryDraft({ event: { eventId }, choices, entry, remaining, atMost }: DrawCheckout) {
  const [wanted, setWanted] = useState<readonly string[]>(
    () =>
      entry?.choices.map(({ offerGroupId }) => offerGroupId) ??
      (choices.length === 1 ? choices.map(({ offerGroupId }) => offerGroupId) : []),
  );
  const [asked, setAsked] = useState(entry?.quantity ?? usualQuantity);
  const [maySplit, setMaySplit] = useState(entry?.maySplit ?? false);
  const [card, setCard] = useState<{ id: string | undefined }>();
  const means = useListPaymentMeansQuery({});
  const usable = means.data?.paymentMeans.filter((each) => !each.expired && !each.onePurchase) ?? [];
  const known = (id: string | undefined) => usable.find((each) => each.paymentMethodId === id);
  const usual = known(entry?.paymentMethodId) ?? usable.find((each) => each.defaultMeans) ?? usable[0];
  const paymentMethodId = card ? card.id : usual?.paymentMethodId;
  const offerGroupIds = wanted
    .filter((id) => choices.some(({ offerGroupId }) => offerGroupId === id))
    .slice(0, mostChoices);
  const chosen = choices.filter(({ offerGroupId }) => offerGroupIds.includes(offerGroupId));
  const limits = chosen.length > 0 ? chosen : choices;
  const min = Math.max(1, ...chosen.map(({ minQuantity }) => minQuantity));
  const most = Math.min(remaining, ...limits.map(({ maxQuantity }) => maxQuantity));
  const max = Math.max(min, most);
  const quantity = Math.min(max, Math.max(min, asked));
  const quote = useCheckoutDrawQuery(
    { eventId, offerGroupIds, quantity },
    { skip: offerGroupIds.length === 0 },
  );
  return {
    offerGroupIds,
    setChoices: setWanted,
    quantity,
    setQuantity: setAsked,
    min,
    max,
    maySplit,
    setMaySplit,
    paymentMethodId,
    setCard: (id: string | undefined) => setCard({ id }),
    /** Most that a win would cost; that of the last quote while a new one is on its way. */
    atMost: offerGroupIds.length === 0 ? undefined : (quote.data?.atMost ?? atMost),
    isQuoting: quote.isFetching,
  };
}
