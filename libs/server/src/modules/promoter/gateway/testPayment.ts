import type { PurchaseOneDollarRequest, RefundTestPaymentRequest, TestPayment } from '@foyer/contract';
import { chargeWithin, type UnknownOutcome } from '../../../platform/gateways/payment/chargeCall.ts';
import type {
  ChargeOutcome,
  ChargeRecord,
  DeclineReason,
  SettleRequest,
} from '../../../platform/gateways/payment/paymentGateway.ts';
import { failure, found, type Failure } from '../../../platform/http/answers/failure.ts';
import type { RequestFacts } from '../../../platform/http/operationContext.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { gatewayOf } from '../../../sale/gateway-account/gatewayAccounts.ts';
import { storeAtGateway } from '../../../sale/payment-means/cardLimit.ts';
import { findGatewayRow } from './gatewayRepository.ts';
import {
  findTestPayment,
  insertTestPayment,
  recordTestPayment,
  recordTestRefund,
  type TestPaymentRow,
} from './testPaymentRepository.ts';

/** One US dollar. */
const oneDollar = { amount: 100, currency: 'USD' };

/** Context in which the card of a test payment is sealed. */
const cardContext = (testPaymentId: string): string => `gatewayTestPayment:${testPaymentId}`;

interface Step {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
}

/** Progress of a test payment: plain JSON. */
export interface TestProgress {
  testPaymentId: string;
  gatewayAccountId: string;
}

/** Outcome of the calls to the gateway. */
export type TestOutcome =
  | { kind: 'captured'; transactionId: string; sealedCard: string }
  | { kind: 'invalidCard' }
  | { kind: 'refused'; reason: DeclineReason };

const presentTestPayment = (row: TestPaymentRow): TestPayment => ({
  testPaymentId: row.testPaymentId,
  gatewayAccountId: row.gatewayAccountId,
  amount: { amount: row.amount, currency: row.currency },
  paidAt: row.paidAt!.toISOString(),
  ...(row.refundedAt === null ? {} : { refundedAt: row.refundedAt.toISOString() }),
});

/** Writes the intent of a test payment. @throws Failure notFound for an account without credentials */
export async function prepareTestPayment(
  { platform, tx }: Step,
  { clientId, gatewayAccountId }: PurchaseOneDollarRequest,
): Promise<TestProgress> {
  const { redactedAt } = found(await findGatewayRow(tx, { clientId, gatewayAccountId }));
  if (redactedAt !== null) throw failure('notFound');
  const testPaymentId = platform.newId();
  await insertTestPayment(tx, { testPaymentId, gatewayAccountId, ...oneDollar });
  return { testPaymentId, gatewayAccountId };
}

/** Charges; a charge without an answer is settled, which tells its result. */
async function chargeSurely(
  platform: Platform,
  gatewayAccountId: string,
  charge: SettleRequest,
): Promise<ChargeOutcome | ChargeRecord | UnknownOutcome> {
  const gateway = await gatewayOf(platform, gatewayAccountId);
  const outcome = await chargeWithin(gateway, charge, platform.config.sale.chargeTimeoutMs);
  return outcome.kind === 'unknown' ? gateway.settleCharge(charge) : outcome;
}

/**
 * Stores the card and charges it, within the limits against card testing. A repeated call has the same outcome. The card
 * of a payment is kept for its refund; any other is forgotten.
 */
export async function payOneDollar(
  context: { platform: Platform; request: Pick<RequestFacts, 'ip'>; userId: string },
  { cardToken }: PurchaseOneDollarRequest,
  { testPaymentId, gatewayAccountId }: TestProgress,
): Promise<TestOutcome> {
  const { platform } = context;
  const card = await storeAtGateway(
    { ...context, body: { cardToken, onePurchase: true } },
    { paymentMethodId: testPaymentId, gatewayAccountId },
  );
  if (!card) return { kind: 'invalidCard' };
  const { gatewayToken } = card;
  const means = { kind: 'card' as const, gatewayToken };
  const outcome = await chargeSurely(platform, gatewayAccountId, {
    key: testPaymentId,
    means,
    ...oneDollar,
  });
  if (outcome.kind === 'captured') {
    const sealedCard = platform.sealer.seal(gatewayToken, cardContext(testPaymentId)).toString('base64');
    return { kind: 'captured', transactionId: outcome.transactionId, sealedCard };
  }
  await (await gatewayOf(platform, gatewayAccountId)).forgetCard(gatewayToken);
  const reason = outcome.kind === 'declined' ? outcome.reason : 'verificationFailed';
  return { kind: 'refused', reason };
}

/** Records the outcome of a test payment [C7.39a]. */
export async function finishTestPayment(
  { tx, now }: Step,
  { testPaymentId }: TestProgress,
  outcome: TestOutcome,
): Promise<TestPayment | Failure> {
  if (outcome.kind === 'invalidCard') return failure('invalidCard');
  if (outcome.kind === 'refused') return failure('paymentFailed', { reason: outcome.reason });
  const { transactionId, sealedCard } = outcome;
  const gatewayToken = Buffer.from(sealedCard, 'base64');
  return presentTestPayment(
    await recordTestPayment(tx, { testPaymentId, transactionId, gatewayToken, paidAt: now }),
  );
}

/** Progress of a refund: plain JSON, the card sealed; null once it was refunded. */
export interface TestRefund {
  testPaymentId: string;
  gatewayAccountId: string;
  transactionId: string;
  sealedCard: string | null;
}

/** Finds a test payment of the organisation that was paid. @throws Failure notFound, also if its account was redacted */
export async function prepareTestRefund(
  { tx }: Step,
  { clientId, testPaymentId }: RefundTestPaymentRequest,
): Promise<TestRefund> {
  const row = found(await findTestPayment(tx, { clientId, testPaymentId }));
  const { gatewayAccountId } = row;
  return {
    testPaymentId,
    gatewayAccountId,
    transactionId: found(row.transactionId),
    sealedCard: row.refundedAt === null ? row.gatewayToken!.toString('base64') : null,
  };
}

/** Requests the refund, once by its key, and the deletion of the card. */
export async function giveDollarBack(
  platform: Platform,
  { testPaymentId, gatewayAccountId, transactionId, sealedCard }: TestRefund,
): Promise<void> {
  if (sealedCard === null) return;
  const gateway = await gatewayOf(platform, gatewayAccountId);
  await gateway.refund({ key: `${testPaymentId}:refund`, transactionId, amount: oneDollar.amount });
  const card = platform.sealer.unseal(Buffer.from(sealedCard, 'base64'), cardContext(testPaymentId));
  await gateway.forgetCard(card);
}

/** Records the refund of a test payment; again, it changes nothing [C7.39b]. */
export async function finishTestRefund(
  { tx, now }: Step,
  { testPaymentId }: TestRefund,
): Promise<TestPayment> {
  return presentTestPayment(await recordTestRefund(tx, testPaymentId, now));
}
