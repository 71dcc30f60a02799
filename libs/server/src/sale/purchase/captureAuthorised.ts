import { inTransaction } from '../../platform/database/inTransaction.ts';
import { found } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  commitQuantity,
  lockCommitment,
  replaceLines,
  type CommitmentKey,
} from '../commitment/commitmentRepository.ts';
import { readCommitment, type CommitmentSnapshot } from '../cart/saleSnapshot.ts';
import { claimHold } from '../hold/heldRepository.ts';
import { quantitiesOf } from '../hold/plannedLine.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { readAttemptSnapshot, type AttemptSnapshot } from '../payment/attemptSnapshot.ts';
import { decideAttempt, findAttemptOfCommitment } from '../payment/authorisedRepository.ts';
import type { AttemptKey } from '../payment/paymentRepository.ts';
import type { PaymentState } from '../payment/paymentStates.ts';
import { askForDecided, queryOutcome } from './chargeAttempt.ts';
import { finishPayment } from './finishPayment.ts';
import { reduceSale, type KeptLine, type ReducedSale } from './reduceSale.ts';

/** Authorised attempt and its commitment, before it is decided. */
interface Authorised {
  commitment: CommitmentSnapshot;
  attempt: AttemptSnapshot;
}

/** Part of an authorised sale to capture; `nothing` voids it. */
type Wish = 'all' | 'nothing' | ReducedSale;

/**
 * Captures what was authorised for a commitment, which becomes an order; or a part of it, and then releases what the other
 * units hold. Repeating it changes nothing, and neither does a call after another decision: the first one stands.
 * @param kept what is left of its lines; absent for all of it. If that costs nothing, the payment is voided
 * @returns the state of its payment: `captured`; `voided`, if the authorisation had lapsed, what it is for was lost, or it was
 *   voided first; `authorised` while the gateway does not answer, for the reconciler to go on; or any other if nothing was authorised
 * @throws Failure `priceChanged` if the part now costs more than the buyer accepted for it; nothing was decided
 */
export const captureAuthorised = (
  platform: Platform,
  commitment: CommitmentKey,
  kept?: readonly KeptLine[],
): Promise<PaymentState> =>
  decide(platform, commitment, (authorised) => (kept ? reduceSale(platform, authorised, kept) : 'all'));

/**
 * Voids what was authorised for a commitment, and releases it: nothing is charged. Repeating it changes nothing.
 * @returns the state of its payment, as `captureAuthorised` does
 */
export const voidAuthorised = (platform: Platform, commitment: CommitmentKey): Promise<PaymentState> =>
  decide(platform, commitment, () => 'nothing');

/** Writes a decision unless there is one, and carries out the one that there is. */
async function decide(
  platform: Platform,
  { eventId, commitmentId }: CommitmentKey,
  wishOf: (authorised: Authorised) => Promise<Wish> | Wish,
): Promise<PaymentState> {
  const { query } = platform.database;
  const key = found(await findAttemptOfCommitment(query, { eventId, commitmentId }));
  const attempt = await readAttemptSnapshot(platform, key);
  if (attempt.state !== 'authorised') return attempt.payment.state;
  if (attempt.decidedAmount === null) {
    const commitment = await readCommitment(query, { eventId, commitmentId });
    const authorised = { commitment, attempt };
    await writeDecision(platform, authorised, await wishOf(authorised));
  }
  return carryOut(platform, key);
}

/** Records the decision about an authorised attempt; a capture in part reduces commitment and hold with it. */
const writeDecision = (
  { database, config }: Platform,
  { commitment, attempt }: Authorised,
  wish: Wish,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    const { key, payment } = attempt;
    const { eventId, userId } = payment;
    const [, { phase }] = await Promise.all([
      lockBuyer(tx, { eventId, userId }),
      lockCommitment(tx, commitment),
    ]);
    const part = typeof wish === 'string' ? undefined : wish;
    const wanted = part?.amount ?? (wish === 'all' ? payment.amount : 0);
    const { isNew, decidedAmount, heldUntil } = await decideAttempt(tx, commitment, {
      key,
      // A commitment that was released meanwhile holds nothing.
      amount: phase === 'paying' ? wanted : 0,
      ...(part ? { sale: part.sale } : {}),
      keepMs: config.sale.payingHoldMs,
    });
    if (!isNew || !part || decidedAmount === 0) return;
    const { lines, quantity } = part;
    const kept = new Set(lines.flatMap(({ seatCodes }) => seatCodes));
    await commitQuantity(tx, commitment, quantity, { phase: 'paying' });
    await replaceLines(tx, commitment, lines);
    const { holdId } = commitment;
    if (holdId === null) return;
    const { outcome } = await claimHold(tx, {
      ...{ eventId, holdId },
      ...(heldUntil ? { heldUntil } : {}),
      released: commitment.lines.flatMap(({ seatCodes }) => seatCodes).filter((code) => !kept.has(code)),
      quantities: quantitiesOf(lines, commitment.lines),
    });
    if (outcome !== 'held') throw new Error(`A part of commitment ${commitment.commitmentId} is ${outcome}`);
  });

/** Has the gateway do what was decided, and records it. @returns the state of the payment */
async function carryOut(platform: Platform, key: AttemptKey): Promise<PaymentState> {
  const attempt = await readAttemptSnapshot(platform, key);
  if (attempt.state === 'authorised') {
    await platform.faultPoint('beforeOutsideCall');
    const outcome = await askForDecided(platform, attempt);
    await platform.faultPoint('afterOutsideCall');
    if (outcome.kind !== 'unknown') await finishPayment(platform, attempt, outcome);
  }
  return (await readAttemptSnapshot(platform, key)).payment.state;
}

/**
 * Voids an authorised attempt that was not decided in time. After a crash or an unknown outcome, queries a decided one
 * and carries its decision out if the gateway has not.
 */
export async function reconcileAuthorised(platform: Platform, key: AttemptKey): Promise<void> {
  const attempt = await readAttemptSnapshot(platform, key);
  if (attempt.decidedAmount === null) {
    await voidAuthorised(platform, attempt.payment);
    return;
  }
  const record = await queryOutcome(platform, attempt);
  switch (record.kind) {
    case 'captured':
    case 'voided':
    // An operator gave the money back at the gateway.
    case 'refunded':
      await finishPayment(platform, attempt, record);
      break;
    case 'authorised':
      await carryOut(platform, key);
      break;
    case 'unknown':
      break;
    default:
      platform.log.error(
        { ...key, record: record.kind },
        'the gateway has no authorisation of what it authorised',
      );
  }
}
