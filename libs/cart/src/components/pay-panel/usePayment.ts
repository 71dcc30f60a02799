import { useEffect, useEffectEvent, useState } from 'react';
import { useVerifyPaymentMeansMutation } from '@foyer/api-client/cart';
import { endPayIntent, payIntentKey } from '../../model/payment/payIntent.ts';
import {
  endsHold,
  keepsIntent,
  phaseAfter,
  type PaymentPhase,
  type RefusalReason,
} from '../../model/payment/paymentFlow.ts';
import { paymentStorage } from '../../model/payment/paymentStorage.ts';
import type { Commit, PaymentChoice } from './paymentChoice.ts';

export interface PaymentSettings<Paid> {
  /** Names the payment, for the key that survives a reload. */
  subject: string;
  commit: Commit<Paid>;
  onPaid: (paid: Paid) => void;
  /** Called when a card was refused and the buyer has to choose again. */
  onRefused: (paymentMethodId: string, reason: RefusalReason) => void;
  /** Called when the server has released the held items. */
  onHoldEnded: (() => void) | undefined;
}

/**
 * Pays by `commit`. A press whose outcome is unknown keeps its idempotency key, so that pressing again cannot pay twice;
 * every known outcome ends the intent.
 */
export function usePayment<Paid>(settings: PaymentSettings<Paid>) {
  const { subject, commit, onPaid, onRefused, onHoldEnded } = settings;
  const [phase, setPhase] = useState<PaymentPhase>({ kind: 'idle' });
  const [last, setLast] = useState<PaymentChoice>();
  const [verifyMeans] = useVerifyPaymentMeansMutation();
  const show = (next: PaymentPhase): PaymentPhase => {
    setPhase(next);
    return next;
  };
  const settle = (error: unknown, paymentMethodId: string | undefined): PaymentPhase => {
    const next = phaseAfter(error);
    if (next.kind === 'declined' && paymentMethodId !== undefined) onRefused(paymentMethodId, next.reason);
    if (endsHold(next)) onHoldEnded?.();
    return show(next);
  };
  const pay = async (choice: PaymentChoice): Promise<PaymentPhase> => {
    setLast(choice);
    if (!navigator.onLine) return show({ kind: 'offline' });
    setPhase({ kind: 'paying' });
    const key = payIntentKey(paymentStorage, subject, choice, () => crypto.randomUUID());
    const answer = await commit(choice, key);
    if (answer.error !== undefined) {
      const next = settle(answer.error, choice.paymentMethodId);
      if (!keepsIntent(next)) endPayIntent(paymentStorage, subject);
      return next;
    }
    // While the provider's page is open, the next press requests the same page under the same key.
    if (answer.leaves) return show({ kind: 'leaving' });
    endPayIntent(paymentStorage, subject);
    // The paid cart may leave the store and unmount this page, so the caller must not wait for a render.
    onPaid(answer.data);
    return show({ kind: 'paid' });
  };
  const verify = async (paymentMethodId: string, verificationToken: string): Promise<void> => {
    setPhase({ kind: 'paying' });
    const answer = await verifyMeans({ paymentMethodId, verificationToken });
    if (answer.error) settle(answer.error, paymentMethodId);
    else if (last) await pay(last);
  };
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
  return { phase, show, pay, verify, retry: last ? () => void pay(last) : undefined };
}
