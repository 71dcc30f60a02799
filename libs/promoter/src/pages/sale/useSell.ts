import { useState } from 'react';
import type { PromoterSale, PromoterSaleRequest } from '@foyer/contract';
import { isOutcomeUnknown } from '@foyer/api-client';
import { useSellAsPromoterMutation } from '@foyer/api-client/promoter';
import { endPayIntent, payIntentKey, paymentStorage } from '@foyer/cart';

/**
 * Sells, once: a sale whose answer was lost keeps its idempotency key, also over a reload, so that pressing again tells what
 * became of it.
 */
export function useSell(onSold: (sale: PromoterSale) => void) {
  const [sell] = useSellAsPromoterMutation();
  const [failed, setFailed] = useState<{ error: unknown; isUnknown: boolean }>();
  const send = async (request: PromoterSaleRequest): Promise<void> => {
    const subject = `promoter:${request.eventId}`;
    const idempotencyKey = payIntentKey(paymentStorage, subject, request, () => crypto.randomUUID());
    const { data, error } = await sell({ ...request, idempotencyKey });
    const isUnknown = error !== undefined && isOutcomeUnknown(error);
    if (!isUnknown) endPayIntent(paymentStorage, subject);
    setFailed(error === undefined ? undefined : { error, isUnknown });
    if (data) onSold(data);
  };
  return { send, failed };
}
