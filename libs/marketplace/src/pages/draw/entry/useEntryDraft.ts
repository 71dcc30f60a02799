import { useState } from 'react';
import type { DrawCheckout } from '@foyer/contract';
import { useListPaymentMeansQuery } from '@foyer/api-client/cart';
import { useCheckoutDrawQuery, useLazyCheckoutDrawQuery } from '@foyer/api-client/marketplace';
import { useWithCode } from '../../../components/code/useWithCode.ts';

/** Most offers that one entry can name. */
const mostChoices = 20;
/** Default quantity of a new entry, if the offers allow it. */
const usualQuantity = 2;

/** State of an entry form: its limits follow the choices, and the server quotes it. */
export function useEntryDraft(draw: DrawCheckout) {
  const { event, choices, entry, remaining, atMost } = draw;
  const { eventId } = event;
  const coded = useWithCode(eventId);
  const [wanted, setWanted] = useState<readonly string[]>(
    () =>
      entry?.choices.map(({ offerGroupId }) => offerGroupId) ??
      (choices.length === 1 ? choices.map(({ offerGroupId }) => offerGroupId) : []),
  );
  const [asked, setAsked] = useState(entry?.quantity ?? usualQuantity);
  const [maySplit, setMaySplit] = useState(entry?.maySplit ?? false);
  const [card, setCard] = useState<{ id: string | undefined }>();
  const [promoCode, setPromoCode] = useState<string>();
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
  const hasChosen = offerGroupIds.length > 0;
  const order = coded({ eventId, ...(hasChosen ? { offerGroupIds } : {}), quantity, maySplit });
  const lowered = promoCode === undefined ? {} : { promoCode };
  const quote = useCheckoutDrawQuery({ ...order, ...lowered }, { skip: !hasChosen });
  const [ask] = useLazyCheckoutDrawQuery();
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
    /** Maximum cost of a win; that of the last quote while a new one loads. */
    atMost: hasChosen ? (quote.data?.atMost ?? atMost) : undefined,
    /** Promo code facts of the last quote. */
    quoted: quote.data ?? draw,
    promoCode,
    setPromoCode,
    askWith: async (code: string): Promise<unknown> => (await ask({ ...order, promoCode: code })).error,
    isQuoting: quote.isFetching,
  };
}
