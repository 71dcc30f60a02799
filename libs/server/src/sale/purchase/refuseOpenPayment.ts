import { failure } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { paymentPending } from '../cart/saleGates.ts';
import { readAttemptSnapshot } from '../payment/attemptSnapshot.ts';
import { signExternalPayment, type ExternalPaymentRef } from '../payment/externalPaymentKey.ts';
import { findLatestAttempt } from '../payment/paymentRepository.ts';
import type { PaymentSnapshot } from '../payment/paymentSnapshot.ts';

/**
 * Refuses to pay while another payment of the commitment is open. One that waits on a provider's page is named by its key,
 * so that a buyer who has left that page can close it at once and pay otherwise. @throws Failure `paymentPending`
 */
export async function refuseOpenPayment(
  platform: Platform,
  { commitment, paymentId }: PaymentSnapshot,
  { eventId, userId }: Omit<ExternalPaymentRef, 'paymentId'>,
): Promise<void> {
  if (commitment?.phase !== 'paying' || paymentId === null) return;
  const payment = { eventId, paymentId, userId };
  const key = await findLatestAttempt(platform.database.query, payment);
  const attempt = key && (await readAttemptSnapshot(platform, key));
  if (!attempt?.isOpen || attempt.redirectUrl === null) return;
  const signedExternalPaymentKey = signExternalPayment(platform.config, payment);
  throw failure('paymentPending', { ...paymentPending().details, signedExternalPaymentKey });
}
