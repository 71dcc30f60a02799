import { chargeWithin, type UnknownOutcome } from '../../platform/gateways/payment/chargeCall.ts';
import type {
  ChargeOutcome,
  ChargeRecord,
  SettleRequest,
} from '../../platform/gateways/payment/paymentGateway.ts';
import type { Platform } from '../../platform/platform.ts';
import { gatewayTokenContext } from '../payment-means/paymentMeansService.ts';
import type { AttemptSnapshot } from '../payment/attemptSnapshot.ts';
import type { PaymentRow } from '../payment/paymentRepository.ts';

/** Outcome of an attempt as far as known. `settled`: another process has recorded it already. */
export type AttemptOutcome = ChargeOutcome | ChargeRecord | UnknownOutcome | { kind: 'settled' };

/** Result of a payment of zero, which needs no gateway. */
const free = ({ paymentId, amount, currency }: PaymentRow): ChargeRecord => ({
  kind: 'captured',
  transactionId: `free_${paymentId}`,
  amount,
  currency,
});

/** Builds the charge of an attempt; its first call, repetition and question to the gateway are the same. */
function chargeOf(
  { sealer }: Pick<Platform, 'sealer'>,
  { key, payment, card }: AttemptSnapshot,
): SettleRequest {
  const { amount, currency, paymentMethodId } = payment;
  const { fraudSessionId } = payment.sale;
  if (!card || paymentMethodId === null) throw new Error(`Payment ${payment.paymentId} has no card`);
  const gatewayToken = sealer.unseal(card.gatewayToken, gatewayTokenContext(paymentMethodId));
  return {
    key: key.attemptId,
    means: { kind: 'card', gatewayToken },
    amount,
    currency,
    ...(fraudSessionId === undefined ? {} : { fraudSessionId }),
  };
}

/** Charges the card; for an attempt with an unknown outcome, queries the outcome instead of charging again. */
export async function chargeAttempt(platform: Platform, attempt: AttemptSnapshot): Promise<AttemptOutcome> {
  if (!attempt.isOpen) return { kind: 'settled' };
  if (attempt.payment.amount === 0) return free(attempt.payment);
  if (attempt.state === 'unknown') return queryOutcome(platform, attempt);
  const { gateways, config } = platform;
  return chargeWithin(gateways.payment, chargeOf(platform, attempt), config.sale.chargeTimeoutMs);
}

/** Settles an attempt with the gateway: queries its outcome and closes its key. */
export async function queryOutcome(
  platform: Pick<Platform, 'gateways' | 'sealer'>,
  attempt: AttemptSnapshot,
): Promise<ChargeRecord | UnknownOutcome> {
  if (attempt.payment.amount === 0) return free(attempt.payment);
  try {
    return await platform.gateways.payment.settleCharge(chargeOf(platform, attempt));
  } catch {
    return { kind: 'unknown' };
  }
}
