import { useRef, useState, type RefObject } from 'react';
import { useAddPaymentMeansMutation } from '@foyer/api-client/cart';
import type { PaymentPhase } from '../../model/paymentFlow.ts';
import {
  closedFields,
  type CardFieldsHandle,
  type CardFieldsState,
} from '../payment-means/HostedCardFields.tsx';

export interface TypedCardEvents {
  /** Event that the card is to pay for. */
  eventId: string;
  /** Charges the card that the fields made. */
  pay: (paymentMethodId: string) => Promise<PaymentPhase>;
  /** The server refused the card before it was charged. */
  onNotStored: (error: unknown) => void;
  /** The server has the card, for this purchase alone. */
  onEntered: (paymentMethodId: string) => void;
  /** The payment has an outcome that concerns a card the server has now, so it is chosen like any other. */
  onKept: (paymentMethodId: string) => void;
}

export interface TypedCard extends CardFieldsState {
  fields: RefObject<CardFieldsHandle | null>;
  onFieldsChange: (state: CardFieldsState) => void;
  /** Card that is being paid with; it is not listed until its payment has an outcome. */
  unsettledId: string | undefined;
  /** Adds the card of a token for a single purchase, and pays with it. */
  payBy: (cardToken: string) => Promise<void>;
}

/** Manages a card that is typed and paid with in one press. After a refusal the fields stay open for a correction. */
export function useTypedCard({ eventId, pay, onNotStored, onEntered, onKept }: TypedCardEvents): TypedCard {
  const [addCard] = useAddPaymentMeansMutation();
  const fields = useRef<CardFieldsHandle>(null);
  const [state, onFieldsChange] = useState(closedFields);
  const [unsettledId, setUnsettledId] = useState<string>();
  const payBy = async (cardToken: string): Promise<void> => {
    const { data, error } = await addCard({ cardToken, eventId, onePurchase: true });
    if (!data) return onNotStored(error);
    const { paymentMethodId } = data;
    onEntered(paymentMethodId);
    setUnsettledId(paymentMethodId);
    const outcome = await pay(paymentMethodId);
    setUnsettledId(undefined);
    if (outcome.kind === 'declined') fields.current?.refuse(outcome.reason);
    else if (outcome.kind !== 'paid') onKept(paymentMethodId);
  };
  return { ...state, fields, onFieldsChange, unsettledId, payBy };
}
