import { useRef, useState, type RefObject } from 'react';
import { useAddPaymentMeansMutation } from '@foyer/api-client/cart';
import type { PaymentPhase } from '../../model/payment/paymentFlow.ts';
import {
  closedFields,
  type CardFieldsHandle,
  type CardFieldsState,
} from '../payment-means/HostedCardFields.tsx';

export interface TypedCardEvents {
  /** Event of the payment. */
  eventId: string;
  /** Charges the card that the fields created. */
  pay: (paymentMethodId: string) => Promise<PaymentPhase>;
  /** Called when the server refused the card before charging it. */
  onNotStored: (error: unknown) => void;
  /** Called once the server has the card, for this purchase alone. */
  onEntered: (paymentMethodId: string) => void;
  /** Called when the payment has an outcome: the card can then be chosen like any other. */
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
