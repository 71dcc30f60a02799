import { chargeWithin, type UnknownOutcome } from '../../platform/gateways/payment/chargeCall.ts';
import type { ChargeOutcome, ChargeRecord } from '../../platform/gateways/payment/paymentGateway.ts';
import type { Platform } from '../../platform/platform.ts';
import { gatewayTokenContext } from '../payment-means/paymentMeansService.ts';
import type { AttemptSnapshot } from '../payment/attemptSnapshot.ts';
import type { PaymentRow } from '../payment/paymentRepository.ts';

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
  { key, payment, card }: AttemptSnapshot,
): Promise<ChargeOutcome | UnknownOutcome> {
  const { amount, currency, paymentMethodId } = payment;
  const gatewayToken = sealer.unseal(card.gatewayToken, gatewayTokenContext(paymentMethodId));
  const request = { key: key.attemptId, gatewayToken, amount, currency };
  return chargeWithin(gateways.payment, request, config.sale.chargeTimeoutMs);
}

/** Charges the card; for an attempt with an unknown outcome, queries the outcome instead of charging again. */
export async function chargeAttempt(platform: Platform, attempt: AttemptSnapshot): Promise<AttemptOutcome> {
  if (!attempt.isOpen) return { kind: 'settled' };
  if (attempt.payment.amount === 0) return free(attempt.payment);
  return attempt.state === 'unknown' ? queryOutcome(platform, attempt) : charge(platform, attempt);
}

/** Settles an attempt with the gateway: queries its outcome and closes its key. */
export async function queryOutcome(
  { gateways }: Pick<Platform, 'gateways'>,
  { key, payment }: AttemptSnapshot,
): Promise<ChargeRecord | UnknownOutcome> {
  if (payment.amount === 0) return free(payment);
  try {
    return await gateways.payment.settleCharge(key.attemptId);
  } catch {
    return { kind: 'unknown' };
  }
}
