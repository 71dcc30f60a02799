import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';
import type { SeenCart } from '../commitment/saleLook.ts';
import type { AttemptKey, PaymentRow } from './paymentRepository.ts';
import { refusalLimitOf } from './refusalRepository.ts';

/** Intent to pay for a cart, and the snapshot that it was planned from. */
export interface PaymentIntent {
  request: IdempotentRequest;
  leaseMs: number;
  /** Sealed. */
  progress: Buffer;
  saleVersion: string;
  cart: SeenCart;
  payment: PaymentRow;
  attemptId: AttemptKey['attemptId'];
  settings: SaleSettings;
}

/**
 * Result of writing an intent. Every variant except `started` leaves the database unchanged. `changed`: take a new
 * snapshot; `lost`: the cart no longer holds everything.
 */
export type IntentOutcome = 'started' | 'changed' | 'lost';

const callStart = functionCall<object, { outcome: IntentOutcome }>('start_payment');

/** Writes an intent, claims its key and extends the hold, in one statement that is its own transaction. */
export async function writeIntent(db: Queryable, intent: PaymentIntent): Promise<IntentOutcome> {
  const { request, cart, payment, settings } = intent;
  const { outcome } = await callStart(db, {
    ...request,
    leaseMs: intent.leaseMs,
    progress: intent.progress,
    eventId: cart.eventId,
    userId: cart.userId,
    saleVersion: intent.saleVersion,
    cartId: cart.cartId,
    cartVersion: cart.version,
    keepMs: settings.payingHoldMs,
    ...refusalLimitOf(settings),
    paymentId: payment.paymentId,
    attemptId: intent.attemptId,
    amount: payment.amount,
    currency: payment.currency,
    paymentMethodId: payment.paymentMethodId,
    gateway: payment.gateway,
    sale: payment.sale,
    shippingAddress: payment.shippingAddress,
    locale: payment.locale,
  });
  return outcome;
}
