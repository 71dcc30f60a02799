import { useState } from 'react';
import type {
  Money,
  PromoterAssignRequest,
  PromoterItem,
  PromoterLink,
  PromoterSale,
  PromoterSaleRequest,
} from '@foyer/contract';
import { errorCodeOf, errorDetailsOf, isOutcomeUnknown } from '@foyer/api-client';
import { useAssignAsPromoterMutation, useSellAsPromoterMutation } from '@foyer/api-client/promoter';
import { endPayIntent, payIntentKey, paymentStorage } from '@foyer/cart';

/** Returns the total that a refusal names: the server adds what is charged once for an order, or a price that has changed. */
const totalNow = (error: unknown): Money | undefined =>
  errorCodeOf(error) === 'priceChanged' ? (errorDetailsOf(error)['now'] as Money) : undefined;

/**
 * Sells, once: a sale whose answer was lost keeps its idempotency key, also over a reload, so that pressing again tells what
 * became of it.
 */
export function useSell(
  { item, quantity }: { item: PromoterItem; quantity: number },
  onSold: (sale: PromoterSale | PromoterLink) => void,
) {
  const [sell] = useSellAsPromoterMutation();
  const [assign] = useAssignAsPromoterMutation();
  const [failed, setFailed] = useState<{ error: unknown; isUnknown: boolean }>();
  const send = async (request: PromoterSaleRequest | PromoterAssignRequest): Promise<void> => {
    const subject = `promoter:${request.eventId}`;
    const idempotencyKey = payIntentKey(paymentStorage, subject, request, () => crypto.randomUUID());
    const { data, error } =
      'payment' in request
        ? await sell({ ...request, idempotencyKey })
        : await assign({ ...request, idempotencyKey });
    const isUnknown = error !== undefined && isOutcomeUnknown(error);
    if (!isUnknown) endPayIntent(paymentStorage, subject);
    setFailed(error === undefined ? undefined : { error, isUnknown });
    if (data) onSold(data);
  };
  const unit = item.price.total;
  const total = totalNow(failed?.error) ?? { ...unit, amount: unit.amount * quantity };
  return { send, failed, total };
}
