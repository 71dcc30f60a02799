import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerConfig } from '../../platform/config/serverConfig.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import type { PaymentRow } from './paymentRepository.ts';

/** Payment of a key, and its buyer. */
export type ExternalPaymentRef = Pick<PaymentRow, 'eventId' | 'paymentId' | 'userId'>;

type Keyed = Pick<ServerConfig, 'sealingKey'>;

const signatureOf = ({ sealingKey }: Keyed, { eventId, paymentId, userId }: ExternalPaymentRef): string =>
  createHmac('sha256', sealingKey)
    .update(`externalPayment\0${eventId}\0${paymentId}\0${userId}`)
    .digest('base64url');

/**
 * Signs the key of a payment on a provider's page [C3.28]. It is the same every time and reveals nothing of the
 * buyer, who alone can use it.
 */
export const signExternalPayment = (config: Keyed, payment: ExternalPaymentRef): string =>
  [payment.eventId, payment.paymentId, signatureOf(config, payment)].join('.');

/** Reads a key of the caller. @throws Failure `invalidExternalPaymentKey` for a forged one, and for another buyer's */
export function readExternalPaymentKey(config: Keyed, key: string, userId: string): ExternalPaymentRef {
  const [eventId = '', paymentId = '', signature = ''] = key.split('.');
  const payment = { eventId, paymentId, userId };
  const expected = Buffer.from(signatureOf(config, payment));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw failure('invalidExternalPaymentKey');
  return payment;
}
