import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type {
  PartRequest,
  PaymentGateway,
  PayoutOutcome,
  PayoutRequest,
} from '../../platform/gateways/payment/paymentGateway.ts';
import type { NewId } from '../../platform/security/ids.ts';
import { recordOf, refuseInTransaction } from './sandboxCharges.ts';
import { raiseEvent } from './sandboxEvents.ts';
import {
  findRefund,
  insertRefund,
  lockCharge,
  recordCapture,
  recordPayout,
  setChargeState,
  sumRefunds,
  type LockedCharge,
  type SandboxPayout,
} from './sandboxMoneyRepository.ts';
import { testRecipients } from './testCards.ts';

interface MoneyParts {
  database: Database;
  newId: NewId;
}

async function lockKnown(tx: TransactionScope, chargeId: string): Promise<LockedCharge> {
  const charge = await lockCharge(tx, chargeId);
  if (!charge) throw new Error(`The sandbox has no charge ${chargeId}`);
  return charge;
}

async function capture(tx: TransactionScope, request: PartRequest): Promise<LockedCharge> {
  const charge = await lockKnown(tx, request.transactionId);
  if (charge.captureKey === request.key || charge.state === 'voided') return charge;
  if (charge.state !== 'authorised' || request.amount > charge.amount)
    throw new Error(`The sandbox cannot capture ${request.amount} of ${request.transactionId}`);
  if (charge.behaviour === 'lapses') await setChargeState(tx, charge.chargeId, 'voided');
  else await recordCapture(tx, request);
  return lockKnown(tx, request.transactionId);
}

async function voidCharge(tx: TransactionScope, chargeId: string): Promise<void> {
  const { state } = await lockKnown(tx, chargeId);
  if (state === 'voided') return;
  if (state !== 'authorised') throw new Error(`The sandbox cannot void ${chargeId}: it is ${state}`);
  await setChargeState(tx, chargeId, 'voided');
}

async function refund(tx: TransactionScope, newId: NewId, request: PartRequest): Promise<string> {
  const { key, transactionId, amount } = request;
  const charge = await lockKnown(tx, transactionId);
  const known = await findRefund(tx, key);
  if (known) return known.refundId;
  const total = (await sumRefunds(tx, transactionId)) + amount;
  if (charge.state !== 'captured' || total > (charge.capturedAmount ?? 0))
    throw new Error(`The sandbox has less than ${amount} left of charge ${transactionId}`);
  const refundId = `refund_${newId()}`;
  const hasFailed = charge.behaviour === 'refundFails';
  const state = hasFailed ? 'failed' : 'succeeded';
  await insertRefund(tx, key, { refundId, chargeId: transactionId, amount, state });
  if (hasFailed) await raiseEvent(tx, newId, { kind: 'refundFailed', refundId, transactionId });
  else if (total === charge.capturedAmount) await setChargeState(tx, transactionId, 'refunded');
  return refundId;
}

function payoutStateOf(recipient: string): SandboxPayout['state'] {
  if (recipient.startsWith(testRecipients.refused)) return 'refused';
  return recipient.startsWith(testRecipients.fails) ? 'failed' : 'paid';
}

async function payOut(tx: TransactionScope, newId: NewId, request: PayoutRequest): Promise<PayoutOutcome> {
  const state = payoutStateOf(request.recipient);
  const { isNew, payoutId, ...payout } = await recordPayout(tx, request, {
    payoutId: `payout_${newId()}`,
    state,
  });
  if (payout.state === 'refused') return { kind: 'refused', reason: 'unknownRecipient' };
  if (payout.state === 'failed' && isNew) await raiseEvent(tx, newId, { kind: 'payoutFailed', payoutId });
  return { kind: 'paid', payoutId };
}

/** Creates the sandbox's handling of money after a charge. */
export function createSandboxMoney({
  database,
  newId,
}: MoneyParts): Pick<PaymentGateway, 'capture' | 'voidCharge' | 'refund' | 'payOut'> {
  const alone = async <T>(work: (tx: TransactionScope) => Promise<T>): Promise<T> => {
    refuseInTransaction();
    return inTransaction(database, work);
  };
  return {
    capture: async (request) => recordOf(await alone((tx) => capture(tx, request))),
    voidCharge: (transactionId) => alone((tx) => voidCharge(tx, transactionId)),
    refund: (request) => alone((tx) => refund(tx, newId, request)),
    payOut: (request) => alone((tx) => payOut(tx, newId, request)),
  };
}
