import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Cart, Money, Order, PayCartRequest, ShippingAddress } from '@foyer/contract';
import { usePayCartMutation, useVerifyPaymentMeansMutation } from '@foyer/api-client/cart';
import { track } from '@foyer/api-client/track';
import { createSafeStorage } from '@foyer/util';
import { endPayIntent, payIntentKey } from '../../model/payIntent.ts';
import { keepsIntent, phaseAfter, type PaymentPhase } from '../../model/paymentFlow.ts';

const session = createSafeStorage(() => window.sessionStorage);

export interface PaymentChoice {
  paymentMethodId: string;
  acceptedTotal: Money;
  shippingAddress?: ShippingAddress;
}

/**
 * Paying one cart. A press whose outcome is unknown keeps its key, so that pressing again can never pay twice; every
 * known outcome ends the intent.
 */
export function usePayment(cart: Cart, onPaid: (order: Order) => void) {
  const [phase, setPhase] = useState<PaymentPhase>({ kind: 'idle' });
  const [last, setLast] = useState<PaymentChoice>();
  const [payCart] = usePayCartMutation();
  const [verifyMeans] = useVerifyPaymentMeansMutation();
  const { eventId, purchaseToken } = cart;
  const pay = useCallback(
    async (choice: PaymentChoice) => {
      setLast(choice);
      if (!navigator.onLine) return setPhase({ kind: 'offline' });
      setPhase({ kind: 'paying' });
      const request: PayCartRequest = { eventId, purchaseToken, ...choice };
      const idempotencyKey = payIntentKey(session, eventId, request, () => crypto.randomUUID());
      const answer = await payCart({ idempotencyKey, request });
      const next: PaymentPhase = answer.error
        ? phaseAfter(answer.error)
        : { kind: 'paid', order: answer.data };
      if (!keepsIntent(next)) endPayIntent(session, eventId);
      // The cart is gone from the store by now, and its page with it: going on must not wait for either.
      if (next.kind === 'paid') {
        track({ name: 'purchase', order: next.order });
        onPaid(next.order);
      }
      setPhase(next);
    },
    [eventId, purchaseToken, payCart, onPaid],
  );
  const verify = useCallback(
    async (paymentMethodId: string, verificationToken: string) => {
      setPhase({ kind: 'paying' });
      const request = { paymentMethodId, verificationToken };
      const answer = await verifyMeans({ idempotencyKey: crypto.randomUUID(), request });
      if (answer.error) return setPhase(phaseAfter(answer.error));
      if (last) await pay(last);
    },
    [verifyMeans, pay, last],
  );
  // Once the network is back, the answer that was lost is asked for again under the same key; what was never sent waits
  // for its own press.
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
