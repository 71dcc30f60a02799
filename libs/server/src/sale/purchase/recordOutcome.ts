import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Taken } from '../../platform/gateways/payment/paymentGateway.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockCommitment, type CommitmentRow } from '../commitment/commitmentRepository.ts';
import { lockHoldings, moveHold, releaseCommitment } from '../hold/heldRepository.ts';
import { reopenCommitment } from '../hold/releaseHold.ts';
import { bookEntry } from '../ledger/ledgerRepository.ts';
import { paymentPostings } from '../ledger/salePostings.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import type { AttemptSnapshot } from '../payment/attemptSnapshot.ts';
import { decideAttempt } from '../payment/authorisedRepository.ts';
import { settleAttempt, type Settlement } from '../payment/paymentRepository.ts';
import { refusalsLeft } from '../payment/refusalRepository.ts';
import { openRefund } from '../refund/openRefund.ts';
import type { AttemptOutcome } from './chargeAttempt.ts';

/** Context of a recording; the commitment is locked. */
interface Recording {
  platform: Platform;
  tx: TransactionScope;
  commitment: CommitmentRow;
}

/** Records every outcome but an order. An attempt that is already settled stays as it is. */
export async function recordOutcome(
  { platform, tx }: Omit<Recording, 'commitment'>,
  attempt: AttemptSnapshot,
  outcome: AttemptOutcome,
): Promise<void> {
  if (isUndecided(outcome)) return;
  const { eventId, commitmentId, userId } = attempt.payment;
  const [, commitment] = await Promise.all([
    lockBuyer(tx, { eventId, userId }),
    lockCommitment(tx, { eventId, commitmentId }),
  ]);
  const recording = { platform, tx, commitment };
  if (outcome.kind === 'captured') await giveBack(recording, attempt, outcome);
  else if (outcome.kind === 'authorised') await keepAuthorised(recording, attempt, outcome);
  else await recordUnpaid(recording, attempt, settlementOf(outcome, attempt, platform));
}

type Undecided = Extract<AttemptOutcome, { kind: 'settled' | 'unknown' | 'redirectRequired' }>;

/** A card leads to no page, so that a redirect decides nothing. */
const isUndecided = (outcome: AttemptOutcome): outcome is Undecided =>
  ['settled', 'unknown', 'redirectRequired'].includes(outcome.kind);

/** Returns what is recorded of an attempt that took no money, or gave it back. */
function settlementOf(
  outcome: Exclude<AttemptOutcome, Undecided | { kind: 'captured' | 'authorised' }>,
  { state, decidedAmount }: AttemptSnapshot,
  { config }: Pick<Platform, 'config'>,
): Settlement {
  switch (outcome.kind) {
    case 'declined':
      return {
        outcome: 'declined',
        reason: outcome.reason,
        refusalWindowMs: config.sale.paymentRetryWindowMs,
      };
    case 'verificationRequired':
      return { outcome: 'verificationRequired', verificationUrl: outcome.verificationUrl };
    case 'refunded':
    case 'voided':
      if (decidedAmount === 0) return { outcome: 'voided' };
      return { outcome: state === 'authorised' ? 'voided' : 'declined', reason: 'processingError' };
    case 'neverAsked':
      return { outcome: 'neverAsked' };
  }
}

/**
 * Records an authorisation, and holds what it is for until it is decided. If that was lost meanwhile, it is to be voided,
 * which is left to the reconciler.
 */
async function keepAuthorised(
  { platform, tx, commitment }: Recording,
  { key }: AttemptSnapshot,
  { transactionId }: Taken,
): Promise<void> {
  if (!(await settleAttempt(tx, key, { outcome: 'authorised', transactionId }))) return;
  const { authorisedMs, payingHoldMs } = platform.config.sale;
  const isHeld = commitment.phase === 'paying' && (await lockHoldings(tx, commitment));
  // Longer than the reconciler waits, so that the last decision finds it held.
  if (isHeld)
    await moveHold(tx, commitment, { state: 'paying', end: { keepMs: authorisedMs + payingHoldMs } });
  else await decideAttempt(tx, commitment, { key, amount: 0, keepMs: 0 });
}

/**
 * Settles an attempt that charged nothing: the commitment can be paid again, unless too many cards were refused for it, or
 * it was decided to void it.
 */
async function recordUnpaid(
  { platform, tx, commitment }: Recording,
  { key, payment, decidedAmount }: AttemptSnapshot,
  settlement: Settlement,
): Promise<void> {
  const { sale } = platform.config;
  if (!(await settleAttempt(tx, key, settlement)) || commitment.phase !== 'paying') return;
  const { outcome } = settlement;
  const isLast = outcome === 'declined' && (await refusalsLeft(tx, payment, sale)).attempts === 0;
  const end = { keepMs: sale.paymentGraceMs, ...(outcome === 'voided' ? { mayShorten: true as const } : {}) };
  if (isLast || decidedAmount === 0) await releaseCommitment(tx, commitment);
  else await reopenCommitment(tx, commitment, end);
}

/** Refunds a payment whose hold was lost, and releases the rest of the commitment [C8.05]. */
async function giveBack(
  { platform, tx, commitment }: Recording,
  { key, payment }: AttemptSnapshot,
  { amount, currency, transactionId }: Taken,
): Promise<void> {
  if (!(await settleAttempt(tx, key, { outcome: 'holdLost', transactionId, capturedAmount: amount }))) return;
  const { eventId, paymentId } = payment;
  await bookEntry(tx, platform.newId, {
    kind: 'payment',
    subjectKind: 'payment',
    subjectId: paymentId,
    eventId,
    dedupeKey: `payment:${paymentId}`,
    currency,
    postings: paymentPostings(amount, { ...payment, buyerId: payment.userId }),
  });
  if (commitment.phase === 'paying') await releaseCommitment(tx, commitment);
  const refund = { eventId, refundId: platform.newId(), paymentId, orderId: null, amount, currency };
  const { userId: buyerId } = payment;
  await openRefund({ platform, tx }, { ...refund, reason: 'holdLost', charges: [], buyerId });
}
