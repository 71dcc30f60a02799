import { chargeWithin, type UnknownOutcome } from '../../platform/gateways/payment/chargeCall.ts';
import type { ChargeOutcome, ChargeRecord } from '../../platform/gateways/payment/paymentGateway.ts';
import type { Platform } from '../../platform/platform.ts';
import { gatewayTokenContext } from '../payment-means/paymentMeansService.ts';
import { readGatewayToken } from '../payment-means/paymentMeansRepository.ts';
import {
  findAttempt,
  findPayment,
  settleAttempt,
  type AttemptKey,
  type PaymentRow,
} from '../payment/paymentRepository.ts';
import type { PaymentMemory } from './startPayment.ts';

/** Outcome of an attempt as far as known. `settled`: another process has recorded it already. */
export type AttemptOutcome = ChargeRecord | UnknownOutcome | { kind: 'settled' };

/** Result of a payment of zero, which needs no gateway. */
const free = ({ paymentId, amount, currency }: PaymentRow): ChargeRecord => ({
  kind: 'captured',
  transactionId: `free_${paymentId}`,
  amount,
  currency,
});

/** Charges for the first time, or again under the same key. */
function charge(
  { gateways, sealer, config }: Platform,
  { attemptId }: AttemptKey,
  { amount, currency, paymentMethodId }: PaymentRow,
  sealedToken: Buffer,
): Promise<ChargeOutcome | UnknownOutcome> {
  const gatewayToken = sealer.unseal(sealedToken, gatewayTokenContext(paymentMethodId));
  const request = { key: attemptId, gatewayToken, amount, currency };
  return chargeWithin(gateways.payment, request, config.sale.chargeTimeoutMs);
}

/** Charges for an intent that was written in the same call. */
export const askAtOnce = async (
  platform: Platform,
  key: AttemptKey,
  { payment, means }: PaymentMemory,
): Promise<AttemptOutcome> =>
  payment.amount === 0 ? free(payment) : charge(platform, key, payment, means.gatewayToken);

/** Charges; for an attempt with an unknown outcome, queries the outcome instead of charging again. */
export async function askGateway(platform: Platform, key: AttemptKey): Promise<AttemptOutcome> {
  const { database } = platform;
  const [attempt, payment] = await database.onOneConnection((db) =>
    Promise.all([findAttempt(db, key), findPayment(db, key)]),
  );
  if (!attempt.isOpen) return { kind: 'settled' };
  if (attempt.amount === 0) return free(payment);
  if (attempt.state === 'unknown') return settleWithGateway(platform, key);
  const sealedToken = await readGatewayToken(database.query, payment.paymentMethodId);
  return charge(platform, key, payment, sealedToken);
}

/** Settles an attempt with the gateway: queries its outcome and closes its key. */
export async function settleWithGateway(
  { gateways, database }: Platform,
  key: AttemptKey,
): Promise<ChargeRecord | UnknownOutcome> {
  const payment = await findPayment(database.query, key);
  if (payment.amount === 0) return free(payment);
  try {
    return await gateways.payment.settleCharge(key.attemptId);
  } catch {
    return { kind: 'unknown' };
  }
}

/** Records an unknown outcome, which the reconciler will query [C8.04]. */
export async function recordUnknown({ database }: Platform, key: AttemptKey): Promise<void> {
  await settleAttempt(database.query, key, { outcome: 'unknown' });
}
