import type { PayCartRequest } from '@foyer/contract';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { BaseContext } from '../../platform/http/operationContext.ts';
import type { Resumable } from '../../platform/http/resumable.ts';
import { hashPurchaseToken } from '../commitment/purchaseToken.ts';
import type { AttemptKey } from '../payment/paymentRepository.ts';
import { chargeStarted } from './chargeStarted.ts';
import { startPayment } from './startPayment.ts';

/** Context of the payment of a cart. */
type PayCartContext = BaseContext & { actor: Actor; body: PayCartRequest };

/** Pays for a cart: writes the intent, charges the card, and records the outcome. */
export const payCart: Resumable<PayCartContext, AttemptKey> = {
  start: ({ body, ...context }, request) => {
    const { purchaseToken, ...order } = body;
    const commitment = { purchaseTokenHash: hashPurchaseToken(purchaseToken) };
    return startPayment({ ...context, order: { ...order, commitment } }, request);
  },
  ...chargeStarted,
};
