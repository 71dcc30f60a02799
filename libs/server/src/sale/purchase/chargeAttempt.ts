import {
  chargeWithin,
  decideWithin,
  settleWithin,
  type Decided,
  type UnknownOutcome,
} from '../../platform/gateways/payment/chargeCall.ts';
import type {
  ChargeOutcome,
  ChargeRecord,
  SettleRequest,
} from '../../platform/gateways/payment/paymentGateway.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordedGateway } from '../gateway-account/gatewayAccounts.ts';
import { counterRecord, isAtCounter } from '../payment/counterPayment.ts';
import { isExternal } from '../payment/paymentTypes.ts';
import { gatewayTokenContext } from '../payment-means/cardAtGateway.ts';
import type { AttemptSnapshot } from '../payment/attemptSnapshot.ts';
import type { PaymentRow } from '../payment/paymentRepository.ts';

/** Outcome of an attempt as far as known. `settled`: another process has already recorded it. */
export type AttemptOutcome = ChargeOutcome | ChargeRecord | UnknownOutcome | { kind: 'settled' };

/** Returns the record of a payment that needs no gateway: of zero, or at a counter. */
function recordWithoutGateway(payment: PaymentRow): ChargeRecord | undefined {
  const { paymentId, paymentType, amount, currency } = payment;
  if (amount === 0) return { kind: 'captured', transactionId: `free_${paymentId}`, amount, currency };
  return isAtCounter(paymentType) ? counterRecord(payment) : undefined;
}

type Sealing = Pick<Platform, 'sealer'>;

function meansOf({ sealer }: Sealing, { payment, card, payer }: AttemptSnapshot): SettleRequest['means'] {
  const { paymentId, paymentMethodId, paymentType, returnUrl, locale, sale } = payment;
  if (card && paymentMethodId !== null) {
    const gatewayToken = sealer.unseal(card.gatewayToken, gatewayTokenContext(paymentMethodId));
    return { kind: 'card', gatewayToken, ...(sale.offSession ? { offSession: true } : {}) };
  }
  if (!isExternal(paymentType) || returnUrl === null || !payer)
    throw new Error(`Payment ${paymentId} has no means`);
  const country = payer.country ?? locale.slice(-2);
  return { kind: 'external', method: paymentType, returnUrl, email: payer.email, country };
}

/** Builds the charge of an attempt; its first call, repetition and question to the gateway are the same. */
function chargeOf(sealing: Sealing, attempt: AttemptSnapshot): SettleRequest {
  const { currency, captureLater, sale } = attempt.payment;
  const { fraudSessionId } = sale;
  return {
    key: attempt.key.attemptId,
    means: meansOf(sealing, attempt),
    amount: attempt.amount,
    currency,
    ...(captureLater ? { capture: 'later' } : {}),
    ...(fraudSessionId === undefined ? {} : { fraudSessionId }),
  };
}

/** Logs why the outcome of an attempt stays unknown: only the gateway's error says what an operator can do about it. */
function logUnknown<Outcome extends AttemptOutcome>(
  { log }: Pick<Platform, 'log'>,
  { key }: AttemptSnapshot,
  outcome: Outcome,
): Outcome {
  if (outcome.kind === 'unknown')
    log.warn({ ...key, reason: outcome.reason }, 'the outcome of a charge is unknown');
  return outcome;
}

/** Charges the card; for an attempt with an unknown outcome, queries the outcome instead of charging again. */
export async function chargeAttempt(platform: Platform, attempt: AttemptSnapshot): Promise<AttemptOutcome> {
  if (!attempt.isOpen) return { kind: 'settled' };
  const record = recordWithoutGateway(attempt.payment);
  if (record) return record;
  if (attempt.state === 'unknown') return queryOutcome(platform, attempt);
  const gateway = await recordedGateway(platform, attempt.payment);
  const { config } = platform;
  const outcome = await chargeWithin(gateway, chargeOf(platform, attempt), config.sale.chargeTimeoutMs);
  return logUnknown(platform, attempt, outcome);
}

/** Settles an attempt with the gateway: queries its outcome and closes its key. */
export async function queryOutcome(
  platform: Pick<Platform, 'config' | 'database' | 'gateways' | 'log' | 'sealer'>,
  attempt: AttemptSnapshot,
): Promise<ChargeRecord | UnknownOutcome> {
  const record = recordWithoutGateway(attempt.payment);
  if (record) return record;
  // A missing or misconfigured account, or another gateway's payment, is an error to report, not an unknown outcome.
  const gateway = await recordedGateway(platform, attempt.payment);
  const { chargeTimeoutMs } = platform.config.sale;
  const request = chargeOf(platform, attempt);
  const outcome = await settleWithin(gateway, request, chargeTimeoutMs, attempt.decidedAmount);
  return logUnknown(platform, attempt, outcome);
}

/** Captures what was decided of an authorised attempt, or voids it. Its key is the attempt's, so that it can be repeated. */
export async function askForDecided(
  platform: Pick<Platform, 'config' | 'database' | 'gateways' | 'log' | 'sealer'>,
  attempt: AttemptSnapshot,
): Promise<Decided | UnknownOutcome> {
  const { key, payment, decidedAmount } = attempt;
  const { transactionId, currency } = payment;
  if (transactionId === null || decidedAmount === null)
    throw new Error(`Nothing was decided of attempt ${key.attemptId}`);
  const gateway = await recordedGateway(platform, payment);
  const part = { key: `${key.attemptId}:capture`, transactionId, amount: decidedAmount, currency };
  return logUnknown(
    platform,
    attempt,
    await decideWithin(gateway, part, platform.config.sale.chargeTimeoutMs),
  );
}
