import { statement } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';
import type { SeenCart } from '../commitment/saleLook.ts';
import { listQuantities, quantitiesOf, seatCodesOf } from '../commitment/acceptedSale.ts';
import type { AttemptKey, PaymentRow } from './paymentRepository.ts';

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

type Values = [
  ...key: [
    principal: string,
    key: string,
    operationId: string,
    hash: Buffer,
    leaseMs: number,
    progress: Buffer,
  ],
  ...known: [eventId: string, userId: string, saleVersion: string, cartId: string, cartVersion: number],
  ...held: [seatCodes: string[], quantities: string],
  ...limits: [keepMs: number, mostAttempts: number, windowMs: number],
  ...payment: [
    paymentId: string,
    attemptId: string,
    amount: number,
    currency: string,
    paymentMethodId: string,
  ],
  ...rest: [gateway: string, sale: string, shippingAddress: string | null, locale: string],
];

const callStart = statement<{ outcome: IntentOutcome }>()<Values>(`select start_payment(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25
) as outcome`);

/** Writes an intent, claims its key and extends the hold, in one statement that is its own transaction. */
export async function writeIntent(db: Queryable, intent: PaymentIntent): Promise<IntentOutcome> {
  const { request, cart, payment, settings } = intent;
  const { sale, shippingAddress } = payment;
  const [row] = await callStart(
    db,
    ...([request.principal, request.key, request.operationId, request.requestHash] as const),
    ...([intent.leaseMs, intent.progress] as const),
    ...([cart.eventId, cart.userId, intent.saleVersion, cart.cartId, cart.version] as const),
    ...([seatCodesOf(sale), JSON.stringify(listQuantities(quantitiesOf(sale)))] as const),
    ...([settings.payingHoldMs, settings.maxPaymentRetries + 1, settings.paymentRetryWindowMs] as const),
    ...([payment.paymentId, intent.attemptId, payment.amount, payment.currency] as const),
    ...([payment.paymentMethodId, payment.gateway, JSON.stringify(sale)] as const),
    ...([shippingAddress && JSON.stringify(shippingAddress), payment.locale] as const),
  );
  return row!.outcome;
}
