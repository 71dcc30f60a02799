import { useCallback, useState } from 'react';
import { useListPaymentMeansQuery } from '@foyer/api-client/cart';
import type { PaymentType } from '@foyer/contract';
import { isListed, keepEnteredCard, readEnteredCard } from '../../model/payment/enteredCard.ts';
import type { RefusalReason } from '../../model/payment/paymentFlow.ts';
import { keepRefusedCards, readRefusedCards, type RefusedCards } from '../../model/payment/refusedCards.ts';
import { paymentStorage } from '../../model/payment/paymentStorage.ts';

export interface MeansChoice {
  /** Id of the card to pay with; undefined while the buyer enters a new one. */
  value: string | undefined;
  /** Method on a provider's page to pay with, in place of a card. */
  method: PaymentType | undefined;
  chooseMethod: (method: PaymentType) => void;
  /** Whether that card is in the wallet already. */
  isStored: boolean;
  choose: (paymentMethodId: string | undefined) => void;
  /** Card that was entered for this purchase; of the cards that are not stored, the only one listed. */
  enteredId: string | undefined;
  enter: (paymentMethodId: string) => void;
  /** Cards that a bank refused for this purchase. */
  refused: RefusedCards;
  /** Marks a refused card and clears the choice, so that the next press of Pay does not charge it again. */
  refuse: (paymentMethodId: string, reason: RefusalReason) => void;
}

interface Purchase {
  eventId: string;
  subject: string;
  needs: { card: boolean };
  refusedId?: string | undefined;
}

/**
 * Manages the card to pay with: initially the default card, or the first that has not expired, of those that no bank
 * refused for this purchase or last time. A refused card has to be chosen again, after a reload too.
 */
export function useMeansChoice({ subject, eventId, needs, refusedId }: Purchase): MeansChoice {
  const { data } = useListPaymentMeansQuery({ onePurchase: true, eventId }, { skip: !needs.card });
  const [chosen, setChosen] = useState<{ id: string | undefined; method?: PaymentType }>();
  const [refused, setRefused] = useState<RefusedCards>(() => ({
    ...(refusedId === undefined ? {} : { [refusedId]: 'declined' }),
    ...readRefusedCards(paymentStorage, subject),
  }));
  const [enteredId, setEnteredId] = useState(() => readEnteredCard(paymentStorage, subject));
  const usable = data?.paymentMeans.filter((each) => !each.expired && isListed(each, enteredId)) ?? [];
  const good = usable.filter((each) => !each.lastDeclined && !(each.paymentMethodId in refused));
  const first = good.find((each) => each.defaultMeans) ?? good[0];
  const choose = useCallback((id: string | undefined) => setChosen({ id }), []);
  const enter = useCallback(
    (id: string) => {
      keepEnteredCard(paymentStorage, subject, id);
      setEnteredId(id);
    },
    [subject],
  );
  const chooseMethod = useCallback((method: PaymentType) => setChosen({ id: undefined, method }), []);
  const refuse = useCallback(
    (id: string, reason: RefusalReason) => {
      const known = { ...refused, [id]: reason };
      keepRefusedCards(paymentStorage, subject, known);
      setRefused(known);
      setChosen(undefined);
    },
    [subject, refused],
  );
  const value = chosen ? chosen.id : first?.paymentMethodId;
  const isStored = usable.some((each) => each.paymentMethodId === value && !each.onePurchase);
  const method = chosen?.method;
  return { value, method, chooseMethod, isStored, choose, enteredId, enter, refused, refuse };
}
