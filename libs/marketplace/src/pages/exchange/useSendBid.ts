import type { ErrorCode, MarketOffer, Money } from '@foyer/contract';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { useCreateMarketOfferMutation, useUpdateMarketOfferMutation } from '@foyer/api-client/marketplace';
import { useBankQuestion } from '@foyer/cart';
import { useAuthentication } from '@foyer/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCardRefusal, useCardRefusalText } from '../../components/request/cardRefusal.ts';
import type { BidDraft } from './useBidDraft.ts';

/** Place of a refusal in the form. */
type RefusalPlace = 'price' | 'quantity' | 'card' | 'form';

const placeOf: Partial<Record<ErrorCode, RefusalPlace>> = {
  offerBelowMinimum: 'price',
  offerAboveMaximum: 'price',
  ticketLimitMarketplace: 'quantity',
  ticketLimitEvent: 'quantity',
};

const placeOfRefusal = (error: unknown): RefusalPlace =>
  isCardRefusal(error) ? 'card' : (placeOf[errorCodeOf(error) as ErrorCode] ?? 'form');

/** Makes or changes a bid for the total that the fan saw [C7.79b, C7.80a]. */
export function useSendBid(
  eventId: string,
  draft: BidDraft,
  { own, onSaved }: { own: MarketOffer | undefined; onSaved: (offer: MarketOffer) => void },
) {
  const { t } = useTranslation('exchange');
  const { requireVerified } = useAuthentication();
  const { withBank, dialog, isVerifying } = useBankQuestion();
  const [create, creating] = useCreateMarketOfferMutation();
  const [update, updating] = useUpdateMarketOfferMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const cardRefusal = useCardRefusalText();
  const { category, quantity, amount, currency, hoursBefore, paymentMethodId } = draft;
  const send = (acceptedTotal: Money): void => {
    if (paymentMethodId === undefined || amount === undefined) return;
    void requireVerified(async () => {
      setRefusal(undefined);
      const price = { amount, currency };
      const terms = { eventId, quantity, price, hoursBefore, paymentMethodId, acceptedTotal };
      const { offerGroupId } = category;
      const { data, error } = await withBank(() =>
        own ? update({ ...terms, marketOfferId: own.marketOfferId }) : create({ ...terms, offerGroupId }),
      );
      setRefusal(error);
      if (data) onSaved(data);
    });
  };
  return {
    send,
    isBusy: creating.isLoading || updating.isLoading || isVerifying,
    /** Returns the server's refusal if it concerns this place of the form. */
    refusalAt: (place: RefusalPlace): string | undefined =>
      refusal !== undefined && placeOfRefusal(refusal) === place
        ? (cardRefusal(refusal) ?? errorText(t, refusal))
        : undefined,
    /** The page of the card's bank, while it asks. */
    dialog,
  };
}
