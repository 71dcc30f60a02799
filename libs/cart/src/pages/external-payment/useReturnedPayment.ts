import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { errorCodeOf } from '@foyer/api-client';
import { usePurchaseExternallyMutation } from '@foyer/api-client/cart';
import { usePaths } from '@foyer/api-client/shell';
import { track } from '@foyer/api-client/shell/track';
import { useAuthentication } from '@foyer/identity';
import { useEventCart } from '../../components/cart/useEventCart.ts';
import { externalPaymentFailed } from '../../model/cart/cartSlice.ts';
import { endPayIntent } from '../../model/payment/payIntent.ts';
import { paymentStorage } from '../../model/payment/paymentStorage.ts';

const askAgainMs = 2_000;
const mostQuestions = 15;

/** State of a payment after the buyer has returned. */
export type Returned =
  | { kind: 'asking' }
  /** The buyer did not log in, or the session ended while the outcome was not known. */
  | { kind: 'signedOut' }
  /** Still not known, or the question could not be asked. */
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown };

/** Refusals that settle a payment, or say that its key is another buyer's; after any other, its outcome is unknown. */
const decided: readonly string[] = [
  'paymentFailed',
  'paymentRetryAttemptsExhausted',
  'tooManyRefusedCards',
  'externalPaymentIncomplete',
  'externalPaymentAfterLockExpiration',
  'reservationTimeRanOut',
  'invalidExternalPaymentKey',
  'invalidRequest',
  'notFound',
];
/** Refusals of a caller whose session has ended, or whose address is not verified. */
const lockedOut: readonly string[] = ['unauthorized', 'emailUnverified'];

/**
 * Polls the state of a payment for up to half a minute, and opens the receipt of its order. A buyer without a session
 * logs in first.
 */
export function useReturnedPayment(eventId: string, signedExternalPaymentKey: string) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const paths = usePaths();
  const cart = useEventCart(eventId);
  const { requireVerified } = useAuthentication();
  const [settle] = usePurchaseExternallyMutation();
  const [returned, setReturned] = useState<Returned>({ kind: 'asking' });
  const [round, setRound] = useState(0);
  /** @returns whether the outcome is still unknown, and will be polled again */
  const ask = useEffectEvent(async (mayWait: boolean): Promise<boolean> => {
    const { data: order, error } = await settle({ signedExternalPaymentKey });
    if (order) {
      track({ name: 'purchase', order });
      const receipt = paths.receipt({ eventId: order.eventId });
      void navigate(`${receipt}?orderId=${order.orderId}`, { replace: true });
      return false;
    }
    const code = errorCodeOf(error) ?? '';
    if (lockedOut.includes(code)) {
      setReturned({ kind: 'signedOut' });
      return false;
    }
    if (!decided.includes(code)) {
      if (!mayWait) setReturned({ kind: 'unknown' });
      return mayWait;
    }
    // The next press of Pay starts another payment.
    if (cart?.purchaseToken) endPayIntent(paymentStorage, cart.purchaseToken);
    dispatch(externalPaymentFailed({ eventId, error }));
    setReturned({ kind: 'failed', error });
    return false;
  });
  const begin = useEffectEvent((run: () => Promise<void>) => requireVerified(run));
  useEffect(() => {
    let timer: number | undefined;
    let isLeft = false;
    const run = async (questions: number): Promise<void> => {
      const isPending = await ask(questions < mostQuestions);
      if (isPending && !isLeft) timer = window.setTimeout(() => void run(questions + 1), askAgainMs);
    };
    void begin(() => run(1)).then(({ status }) => {
      if (status === 'cancelled' && !isLeft) setReturned({ kind: 'signedOut' });
    });
    return () => {
      isLeft = true;
      window.clearTimeout(timer);
    };
  }, [eventId, signedExternalPaymentKey, round]);
  const askAgain = (): void => {
    setReturned({ kind: 'asking' });
    setRound(round + 1);
  };
  return { returned, askAgain };
}
