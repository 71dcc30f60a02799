import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuctionOffer, ErrorCode, Money } from '@foyer/contract';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { useLazyCheckoutAuctionQuery, useMakeAuctionOfferMutation } from '@foyer/api-client/marketplace';
import { useBankQuestion } from '@foyer/cart';
import { useAuthentication } from '@foyer/identity';
import { formatMoney } from '@foyer/util';
import { useOverlays } from '@foyer/ui-kit';
import { useWithCode } from '../../../components/code/useWithCode.ts';
import { isCardRefusal, useCardRefusalText } from '../../../components/request/cardRefusal.ts';
import type { OfferDraft } from './useOfferDraft.ts';

/** Place of a refusal in the form; `page` outlives it, and all others appear above the button. */
type RefusalPlace = 'price' | 'quantity' | 'card' | 'form' | 'page';

const placeOf: Partial<Record<ErrorCode, RefusalPlace>> = {
  offerBelowMinimum: 'price',
  offerAboveMaximum: 'price',
  offerOffStep: 'price',
  offerNotRaised: 'price',
  ticketLimitMarketplace: 'quantity',
  ticketLimitEvent: 'quantity',
  marketplaceClosed: 'page',
};

const placeOfRefusal = (error: unknown): RefusalPlace =>
  isCardRefusal(error) ? 'card' : (placeOf[errorCodeOf(error) as ErrorCode] ?? 'form');

interface OfferEvents {
  onSaved: (offer: AuctionOffer) => void;
  /** The auction closed before the fan confirmed: nothing was made. */
  onLate: () => void;
}

/**
 * Submits a draft as a new or raised offer, after a confirmation, since it can't be undone [C5.08, C7.04].
 */
export function useMakeOffer(eventId: string, draft: OfferDraft, { onSaved, onLate }: OfferEvents) {
  const { t, i18n } = useTranslation('auction');
  const { confirm } = useOverlays();
  const { requireVerified } = useAuthentication();
  const [quote, quoting] = useLazyCheckoutAuctionQuery();
  const [make, making] = useMakeAuctionOfferMutation();
  const { withBank, dialog, isVerifying } = useBankQuestion();
  const [refusal, setRefusal] = useState<unknown>();
  const cardRefusal = useCardRefusalText();
  const { own, group, quantity, isTogether, expiresHoursBefore, currency, paymentMethodId, promoCode } =
    draft;
  const { offerGroupId } = group;
  const price = { amount: draft.price, currency };
  const coded = useWithCode(eventId)(promoCode === undefined ? {} : { promoCode });
  const failure = refusal ?? quoting.error;
  const words = (money: Money): string => formatMoney(money, i18n.language);
  const ask = (total: Money) =>
    confirm({
      title: t(own ? 'raise.title' : 'make.title'),
      message: t(own ? 'raise.text' : 'make.text', {
        count: quantity,
        price: words(price),
        before: own && words(own.price),
        total: words(total),
      }),
      yes: t(own ? 'raise.yes' : 'make.yes'),
      no: t(own ? 'raise.no' : 'make.no'),
    });
  const send = (): void => {
    if (paymentMethodId === undefined) return;
    void requireVerified(async () => {
      setRefusal(undefined);
      // The fan confirms the current price, even if the page still shows an older one.
      const { data: latest } = await quote({ eventId, offerGroupId, quantity, price, ...coded }, true);
      if (!latest || !(await ask(latest.quote.total))) return;
      const offer = {
        eventId,
        offerGroupId,
        ...(own ? { offerId: own.offerId } : {}),
        price,
        quantity,
        seatsTogether: isTogether,
        expiresHoursBefore,
        paymentMethodId,
        ...coded,
      };
      const { data, error } = await withBank(() => make(offer));
      setRefusal(error);
      if (data) onSaved(data);
      else if (errorCodeOf(error) === 'marketplaceClosed') onLate();
    });
  };
  return {
    send,
    isBusy: making.isLoading || quoting.isFetching || isVerifying,
    /** Returns the server's refusal if it concerns this place of the form. */
    refusalAt: (place: RefusalPlace): string | undefined =>
      failure !== undefined && placeOfRefusal(failure) === place
        ? (cardRefusal(failure) ?? errorText(t, failure))
        : undefined,
    /** The page of the card's bank, while it asks. */
    dialog,
  };
}
