import { isRetryable, isUniqueViolation } from '../../platform/database/databaseErrors.ts';
import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import type { IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';
import { acceptedSaleForm } from '../cart/acceptedSaleForm.ts';
import type { CommitmentSnapshot } from '../cart/saleSnapshot.ts';
import type { AttemptKey, PaymentRow } from './paymentRepository.ts';
import { refusalLimitsOf } from './refusalRepository.ts';
import { shippingAddressForm } from './orderForms.ts';

/** Intent to pay for a commitment, and the snapshot that it was planned from. */
export interface PaymentIntent {
  request: IdempotentRequest;
  leaseMs: number;
  /** Sealed. */
  progress: Buffer;
  saleVersion: string;
  commitment: Pick<CommitmentSnapshot, 'commitmentId' | 'userId' | 'version'>;
  /** Of a new attempt. */
  key: AttemptKey;
  payment: Pick<
    PaymentRow,
    | 'amount'
    | 'currency'
    | 'paymentType'
    | 'paymentMethodId'
    | 'gateway'
    | 'gatewayAccountId'
    | 'returnUrl'
    | 'captureLater'
    | 'sale'
    | 'shippingAddress'
    | 'locale'
  >;
  settings: SaleSettings;
}

/**
 * Result of writing an intent. Every variant except `started` leaves the database unchanged. `changed`: take a new
 * snapshot; `lost`: the commitment no longer holds everything.
 */
export type IntentOutcome = 'started' | 'changed' | 'lost';

const callStart = functionCall<object, { outcome: IntentOutcome }>('start_payment');

/**
 * Writes an intent, claims its key and extends the hold, in one statement that is its own transaction.
 * @throws Failure `invalidRequest` for a transaction of Square that has paid before
 */
export async function writeIntent(db: Queryable, intent: PaymentIntent): Promise<IntentOutcome> {
  const { request, commitment, key, payment, settings } = intent;
  const argument = {
    ...request,
    ...key,
    ...payment,
    sale: acceptedSaleForm.write(payment.sale),
    shippingAddress: payment.shippingAddress && shippingAddressForm.write(payment.shippingAddress),
    leaseMs: intent.leaseMs,
    progress: intent.progress,
    userId: commitment.userId,
    saleVersion: intent.saleVersion,
    commitmentId: commitment.commitmentId,
    commitmentVersion: commitment.version,
    keepMs: payment.returnUrl === null ? settings.payingHoldMs : settings.redirectMs,
    ...refusalLimitsOf(settings),
  };
  try {
    return (await callStart(db, argument)).outcome;
  } catch (error) {
    if (isRetryable(error)) return 'changed';
    if (isUniqueViolation(error, 'payment_square_once'))
      throw failure('invalidRequest', { field: 'reference' });
    throw error;
  }
}
