import { useEffect, useEffectEvent, useState } from 'react';
import type { Refund, RefundTokensRequest } from '@foyer/contract';
import { isOutcomeUnknown } from '@foyer/api-client';
import { useRefundTokensMutation } from '@foyer/api-client/cart';
import { endPayIntent, payIntentKey } from '../../model/payment/payIntent.ts';
import { paymentStorage } from '../../model/payment/paymentStorage.ts';

/**
 * Asks for refunds of one choice of items. One whose answer was lost keeps its idempotency key, so that asking again tells
 * that it was made; back online, it is asked for again.
 */
export function useRefund(onRefund: (refund: Refund) => void) {
  const [refund, { isLoading, error }] = useRefundTokensMutation();
  const [lost, setLost] = useState<RefundTokensRequest>();
  const send = async (request: RefundTokensRequest): Promise<void> => {
    const subject = `refund:${request.eventId}`;
    const idempotencyKey = payIntentKey(paymentStorage, subject, request, () => crypto.randomUUID());
    const answer = await refund({ ...request, idempotencyKey });
    const isLost = answer.error !== undefined && isOutcomeUnknown(answer.error);
    setLost(isLost ? request : undefined);
    if (!isLost) endPayIntent(paymentStorage, subject);
    if (answer.data) onRefund(answer.data);
  };
  const backOnline = useEffectEvent(() => {
    if (lost) void send(lost);
  });
  useEffect(() => {
    const listen = (): void => backOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  return { send, isLoading, error };
}
