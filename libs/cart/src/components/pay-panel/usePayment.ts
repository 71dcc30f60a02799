import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Cart, Money, Order, PayCartRequest, ShippingAddress } from '@foyer/contract';
import { usePayCartMutation, useVerifyPaymentMeansMutation } from '@foyer/api-client/cart';
import { track } from '@foyer/api-client/track';
import { createSafeStorage } from '@foyer/util';
import { endPayIntent, payIntentKey } from '../../model/payIntent.ts';
import { keepsIntent, phaseAfter, type PaymentPhase, type RefusalReason } from '../../model/paymentFlow.ts';

const session = createSafeStorage(() => window.sessionStorage);

export interface PaymentChoice {
  paymentMethodId: string;
  acceptedTotal: Money;
  savePaymentMeans?: boolean;
  shippingAddress?: ShippingAddress;
}

export interface PaymentEvents {
  onPaid: (order: Order) => void;
  /** A card was refused, and the buyer has to choose again. */
  onRefused: (paymentMethodId: string, reason: RefusalReason) => void;
}

/**
 * Pays one cart. A press whose outcome is unknown keeps its idempotency key, so that pressing again cannot pay twice;
 * every known outcome ends the intent.
 */
export function usePayment(cart: Cart, { onPaid, onRefused }: PaymentEvents) {
  const [phase, setPhase] = useState<PaymentPhase>({ kind: 'idle' });
  const [last, setLast] = useState<PaymentChoice>();
  const [payCart] = usePayCartMutation();
  const [verifyMeans] = useVerifyPaymentMeansMutation();
  const { eventId, purchaseToken } = cart;
  const fail = useCallback(
    (error: unknown, paymentMethodId: string): PaymentPhase => {
      const next = phaseAfter(error);
      if (next.kind === 'declined') onRefused(paymentMethodId, next.reason);
      return next;
    },
    [onRefused],
  );
  const pay = useCallback(
    async (choice: PaymentChoice) => {
      setLast(choice);
      if (!navigator.onLine) return setPhase({ kind: 'offline' });
      setPhase({ kind: 'paying' });
      const request: PayCartRequest = { eventId, purchaseToken, ...choice };
      const idempotencyKey = payIntentKey(session, eventId, request, () => crypto.randomUUID());
      const answer = await payCart({ ...request, idempotencyKey });
      const next: PaymentPhase = answer.error
        ? fail(answer.error, choice.paymentMethodId)
        : { kind: 'paid', order: answer.data };
      if (!keepsIntent(next)) endPayIntent(session, eventId);
      // The cart has left the store and is about to unmount this page, so navigation must not wait for a render.
      if (next.kind === 'paid') {
        track({ name: 'purchase', order: next.order });
        onPaid(next.order);
      }
      setPhase(next);
    },
    [eventId, purchaseToken, payCart, onPaid, fail],
  );
  const verify = useCallback(
    async (paymentMethodId: string, verificationToken: string) => {
      setPhase({ kind: 'paying' });
      const answer = await verifyMeans({ paymentMethodId, verificationToken });
      if (answer.error) return setPhase(fail(answer.error, paymentMethodId));
      if (last) await pay(last);
    },
    [verifyMeans, pay, last, fail],
  );
  // Back online, a lost answer is requested again under the same key; a press that was never sent is not repeated.
  const backOnline = useEffectEvent(() => {
    if (phase.kind === 'unsure' && last) void pay(last);
    if (phase.kind === 'offline') setPhase({ kind: 'idle' });
  });
  useEffect(() => {
    const listen = (): void => backOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  const reset = useCallback(() => setPhase({ kind: 'idle' }), []);
  return { phase, pay, verify, reset, retry: last ? () => void pay(last) : undefined };
}
