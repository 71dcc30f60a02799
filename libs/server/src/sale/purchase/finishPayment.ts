import type { Locale, Order } from '@foyer/contract';
import { isRetryable } from '../../platform/database/databaseErrors.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Taken } from '../../platform/gateways/payment/paymentGateway.ts';
import { failure, found, type Failure } from '../../platform/http/answers/failure.ts';
import { completeKey, sealAnswer, type IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import { nothingDone } from '../../platform/http/resumable.ts';
import type { SerialisedAnswer } from '../../platform/http/answers/serialisedAnswer.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockCommitment } from '../commitment/commitmentRepository.ts';
import { readLines } from '../cart/saleSnapshot.ts';
import { paymentPending } from '../cart/saleGates.ts';
import { offerOf } from '../commitment/storedLine.ts';
import { lockBuyersOfCapture } from '../limit/buyerRepository.ts';
import { everyEvent, withUnpublished } from '../event/eventScope.ts';
import { saleFacts } from '../offer/saleFacts.ts';
import { captureOrder, type CapturedKey, type CaptureOutcome } from '../order/captureRepository.ts';
import type { OrderDraft } from '../order/draftedOrder.ts';
import { draftOrder } from './orderDraft.ts';
import { presentOrder, presentReceipt } from '../order/orderPresenter.ts';
import { findOrderOfCommitment } from '../order/orderRepository.ts';
import { mayBeCaptured, readAttemptSnapshot, type AttemptSnapshot } from '../payment/attemptSnapshot.ts';
import { findAttempt } from '../payment/paymentRepository.ts';
import { refusalsLeft } from '../payment/refusalRepository.ts';
import { lockWallet } from '../payment-means/paymentMeansRepository.ts';
import { saveInWallet } from '../payment-means/paymentMeansService.ts';
import type { AttemptOutcome } from './chargeAttempt.ts';
import { recordOutcome } from './recordOutcome.ts';

/** Request that waits for the outcome; its answer is stored under its key. The reconciler has none. */
interface PayingCall {
  request: IdempotentRequest;
  /** The reader's. */
  locale: Locale;
  serialise: (result: unknown) => SerialisedAnswer;
}

const maxCaptures = 20;

/**
 * Second half of paying: records the outcome of an attempt, for the request, its retry after a crash, and the
 * reconciler alike. Recording twice changes nothing.
 * @returns answer to the call; `nothingDone`: the gateway was never called, so the same call may charge now
 * @throws Failure `paymentPending` while nothing is known or decided: the key of the call stays open
 */
export async function finishPayment(
  platform: Platform,
  attempt: AttemptSnapshot,
  outcome: AttemptOutcome,
  call: PayingCall,
): Promise<SerialisedAnswer | typeof nothingDone>;
export async function finishPayment(
  platform: Platform,
  attempt: AttemptSnapshot,
  outcome: AttemptOutcome,
): Promise<undefined>;
export async function finishPayment(
  platform: Platform,
  attempt: AttemptSnapshot,
  outcome: AttemptOutcome,
  call?: PayingCall,
): Promise<SerialisedAnswer | typeof nothingDone | undefined> {
  const { database, sealer } = platform;
  if (outcome.kind === 'captured') {
    const captured = await capture(platform, attempt, outcome, call);
    if (captured.outcome === 'captured') return captured.answer;
  }
  const recorded = await inTransaction(database, async (tx, now) => {
    await recordOutcome({ platform, tx }, attempt, outcome);
    if (!call) return undefined;
    const result = await presentOutcome({ platform, tx, now, locale: call.locale }, attempt);
    if (result === nothingDone || result === undefined) return result;
    const answer = call.serialise(result);
    await completeKey(tx, call.request, answer, sealer);
    return answer;
  });
  if (call && !recorded) throw paymentPending();
  return recorded;
}

/**
 * Turns the commitment into an order in one statement, together with the answer under the call's key.
 * @returns `lost`: the commitment no longer holds everything; `settled`: the attempt has an outcome already
 */
async function capture(
  platform: Platform,
  attempt: AttemptSnapshot,
  { transactionId }: Taken,
  call: PayingCall | undefined,
): Promise<{ outcome: 'captured' | 'lost' | 'settled'; answer?: SerialisedAnswer }> {
  const { database, clock, sealer } = platform;
  let snapshot = attempt;
  for (let tries = 0; tries < maxCaptures; tries += 1) {
    if (!mayBeCaptured(snapshot)) return { outcome: 'settled' };
    const { key, card, seats, payment, saleVersion: version } = snapshot;
    const { eventId } = key;
    // Who has paid gets an order, even if the event was withdrawn meanwhile.
    const scope = withUnpublished(everyEvent);
    const facts = found(await saleFacts(platform, database.query, { eventId, scope, version }));
    // Estimated database time; the statement compares it with its own.
    const now = new Date(snapshot.now.getTime() + clock().getTime() - snapshot.readAt.getTime());
    const draft = draftOrder({ platform, now, facts, payment: { ...payment, transactionId }, card, seats });
    const source = { platform, db: database.query };
    const answer =
      call && call.serialise(await presentReceipt(source, draft.record, { locale: call.locale, now }));
    const toStore = call &&
      answer && { request: call.request, answer: sealAnswer(call.request, answer, sealer) };
    const outcome = await captureAndSaveCard(platform, draft, key.attemptId, toStore);
    if (outcome === 'captured') return { outcome, ...(answer ? { answer } : {}) };
    if (outcome === 'lost') return { outcome };
    snapshot = await readAttemptSnapshot(platform, key);
  }
  throw failure('serviceUnavailable');
}

/** Captures a payment; if the buyer asked for it, also saves the card, in one transaction. */
async function captureAndSaveCard(
  platform: Platform,
  draft: OrderDraft,
  attemptId: string,
  key: CapturedKey | undefined,
): Promise<CaptureOutcome> {
  const { database } = platform;
  const { eventId, commitmentId, userId, paymentMethodId, sale } = draft.payment;
  if (!sale.savesCard || paymentMethodId === null)
    return captureOrder(database.query, draft, attemptId, key).catch((error: unknown) => {
      if (isRetryable(error)) return 'changed' as const;
      throw error;
    });
  return inTransaction(database, async (tx) => {
    await Promise.all([
      lockBuyersOfCapture(tx, { eventId, commitmentId, userId }),
      lockCommitment(tx, { eventId, commitmentId }),
      lockWallet(tx, userId),
    ]);
    const outcome = await captureOrder(tx, draft, attemptId, key);
    if (outcome === 'captured') await saveInWallet({ platform, tx, userId }, paymentMethodId);
    return outcome;
  });
}

/** Builds the answer to the buyer from the recorded attempt; undefined if there is none yet. */
async function presentOutcome(
  { platform, tx, now, locale }: { platform: Platform; tx: TransactionScope; now: Date; locale: Locale },
  { key, payment: { eventId, commitmentId, userId, returnUrl } }: AttemptSnapshot,
): Promise<Order | Failure | typeof nothingDone | undefined> {
  const [attempt, { heldUntil }] = await Promise.all([
    findAttempt(tx, key),
    lockCommitment(tx, { eventId, commitmentId }),
  ]);
  const times = {
    ...(heldUntil ? { purchaseTokenExpiration: heldUntil.toISOString() } : {}),
    serverTime: now.toISOString(),
  };
  switch (attempt.state) {
    case 'captured': {
      const order = await findOrderOfCommitment(tx, eventId, commitmentId);
      if (order) return presentOrder({ platform, db: tx }, order, { locale, now });
      const late = returnUrl === null ? 'reservationTimeRanOut' : 'externalPaymentAfterLockExpiration';
      return failure(late, { refunded: true });
    }
    case 'voided':
    case 'declined': {
      const offer = offerOf(await readLines(tx, { eventId, commitmentId }));
      // Voided on purpose, which released the commitment.
      if (attempt.decidedAmount === 0) return failure('paymentRetryTimeExpired', offer);
      const left = await refusalsLeft(tx, { eventId, commitmentId, userId }, platform.config.sale);
      if (left.attempts === 0) return failure('paymentRetryAttemptsExhausted', offer);
      if (left.cards === 0) return failure('tooManyRefusedCards', { ...offer, ...times });
      return failure('paymentFailed', {
        attemptsLeft: left.cards,
        reason: attempt.reason,
        ...offer,
        ...times,
      });
    }
    case 'verificationRequired': {
      const { paymentMethodId, verificationUrl } = attempt;
      return failure('paymentVerificationRequired', { paymentMethodId, verificationUrl, ...times });
    }
    case 'neverAsked':
      // Left, the provider's page is closed: the buyer chooses again.
      return returnUrl === null ? nothingDone : failure('externalPaymentIncomplete', times);
    default:
      return undefined;
  }
}
