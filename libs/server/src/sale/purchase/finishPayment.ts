import type { Locale, Order } from '@foyer/contract';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { ChargeOutcome } from '../../platform/gateways/payment/paymentGateway.ts';
import { failure, found, type Failure } from '../../platform/http/failure.ts';
import { nothingDone } from '../../platform/http/inTwoTransactions.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { lockCart, type CartRow } from '../commitment/cartRepository.ts';
import { currentFacts, type SaleFacts } from '../offer/saleFacts.ts';
import { pendingRetrySeconds } from '../commitment/saleGates.ts';
import { releaseCart, reopenCart } from '../hold/releaseHold.ts';
import { bookEntry } from '../ledger/ledgerRepository.ts';
import { paymentPostings } from '../ledger/salePostings.ts';
import { captureOrder } from '../order/captureRepository.ts';
import { draftOrder } from '../order/orderDraft.ts';
import { presentOrder } from '../order/orderPresenter.ts';
import { findOrderOfCart } from '../order/orderRepository.ts';
import { lockWallet } from '../payment-means/paymentMeansRepository.ts';
import { saveInWallet } from '../payment-means/paymentMeansService.ts';
import type { AttemptOutcome } from './askGateway.ts';
import {
  findAttempt,
  findPayment,
  lockPayment,
  settleAttempt,
  type AttemptKey,
  type AttemptRow,
  type PaymentRow,
  type Settlement,
} from '../payment/paymentRepository.ts';
import { refundPaymentJob } from '../payment/refundPayment.ts';
import { attemptsLeft } from '../payment/refusalRepository.ts';

/** Context for finishing a payment; `locale` is the reader's. */
export interface FinishContext {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
  locale: Locale;
}

interface OpenPayment {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
  facts: SaleFacts;
  cart: CartRow;
  payment: PaymentRow;
  attempt: AttemptRow;
}

/** `nothingDone`: the gateway was never called, so the same call may charge now. */
export type PaymentAnswer = Order | Failure | typeof nothingDone;

export const paymentPending = (): Failure =>
  failure('paymentPending', { retryAfterSeconds: pendingRetrySeconds });

/**
 * Second half of paying: records the outcome of an attempt for the request, its retry after a crash, and the
 * reconciler alike. Recording twice changes nothing.
 */
export async function finishPayment(
  context: FinishContext,
  key: AttemptKey,
  outcome: AttemptOutcome,
): Promise<PaymentAnswer> {
  const { platform, tx, now } = context;
  const { cartId, userId, sale } = await findPayment(tx, key);
  const cartKey = { eventId: key.eventId, cartId };
  const [facts, , cart, , payment, attempt] = await Promise.all([
    currentFacts(platform, tx, key.eventId),
    lockBuyer(tx, { eventId: key.eventId, userId }),
    lockCart(tx, cartKey),
    // Here, for the lock order; the wallet changes only when the card is saved.
    sale.savesCard ? lockWallet(tx, userId) : undefined,
    lockPayment(tx, cartKey),
    findAttempt(tx, key),
  ]);
  const open = { platform, tx, now, facts: found(facts), cart, payment: found(payment), attempt };
  if (attempt.isOpen) await record(open, outcome);
  return answer(context, key, cart);
}

async function record(open: OpenPayment, outcome: AttemptOutcome): Promise<void> {
  const refusalWindowMs = open.platform.config.sale.paymentRetryWindowMs;
  switch (outcome.kind) {
    case 'captured':
      return recordCaptured(open, outcome);
    case 'declined':
      return recordUnpaid(open, { outcome: 'declined', reason: outcome.reason, refusalWindowMs });
    case 'neverAsked':
      return recordUnpaid(open, { outcome: 'neverAsked' });
    case 'verificationRequired':
      return recordUnpaid(open, {
        outcome: 'verificationRequired',
        verificationUrl: outcome.verificationUrl,
      });
    case 'refunded':
      return recordUnpaid(open, { outcome: 'declined', reason: 'processingError' });
    default:
      return undefined;
  }
}

async function recordCaptured(
  open: OpenPayment,
  outcome: Extract<ChargeOutcome, { kind: 'captured' }>,
): Promise<void> {
  const { platform, tx, now, facts, cart, attempt } = open;
  const payment = { ...open.payment, transactionId: outcome.transactionId };
  const isRight = outcome.amount === payment.amount && outcome.currency === payment.currency;
  const isPayable = isRight && cart.state === 'paying';
  const draft = draftOrder({ platform, now, facts, payment });
  const result = isPayable ? await captureOrder(tx, draft, attempt.attemptId) : 'lost';
  if (result === 'captured') {
    const { userId, paymentMethodId, sale } = payment;
    if (sale.savesCard) await saveInWallet({ platform, tx, userId }, paymentMethodId);
    return;
  }
  // Everything else that the capture depends on is locked and was checked.
  if (result === 'changed') throw new Error(`Payment ${payment.paymentId} changed while it was locked`);
  await giveBack(open, outcome);
}

/** Refunds a payment whose hold was lost, and releases the rest of the cart [C8.05]. */
async function giveBack(
  { platform, tx, payment, cart, attempt }: OpenPayment,
  { amount, currency, transactionId }: Extract<ChargeOutcome, { kind: 'captured' }>,
): Promise<void> {
  const { eventId, paymentId } = payment;
  await settleAttempt(tx, attempt, { outcome: 'holdLost', transactionId });
  await bookEntry(tx, platform.newId, {
    kind: 'payment',
    reference: paymentId,
    eventId,
    dedupeKey: `payment:${paymentId}`,
    currency,
    postings: paymentPostings(amount, { buyerId: payment.userId, gateway: payment.gateway }),
  });
  if (cart.state === 'paying') await releaseCart(tx, cart);
  await platform.jobs.add(tx, refundPaymentJob, { eventId, paymentId }, { dedupeKey: paymentId });
}

/** Settles an attempt that charged nothing: the cart can be paid again, unless too many cards were refused. */
async function recordUnpaid(
  { platform, tx, cart, attempt }: OpenPayment,
  settlement: Settlement,
): Promise<void> {
  const { sale } = platform.config;
  await settleAttempt(tx, attempt, settlement);
  if (cart.state !== 'paying') return;
  const isLast = settlement.outcome === 'declined' && (await attemptsLeft(tx, cart.userId, sale)) === 0;
  if (isLast) await releaseCart(tx, cart);
  else await reopenCart(tx, cart, sale.paymentGraceMs);
}

/** Builds the answer to the buyer from the recorded attempt. */
async function answer(context: FinishContext, key: AttemptKey, cartKey: CartRow): Promise<PaymentAnswer> {
  const { platform, tx, now, locale } = context;
  const [attempt, cart] = await Promise.all([findAttempt(tx, key), lockCart(tx, cartKey)]);
  const times = { purchaseTokenExpiration: cart.heldUntil.toISOString(), serverTime: now.toISOString() };
  switch (attempt.state) {
    case 'captured':
    case 'refunded': {
      const order = await findOrderOfCart(tx, cart.eventId, cart.cartId);
      return order
        ? presentOrder(tx, order, locale, now)
        : failure('reservationTimeRanOut', { refunded: true });
    }
    case 'declined': {
      const left = await attemptsLeft(tx, cart.userId, platform.config.sale);
      if (left === 0) return failure('paymentRetryAttemptsExhausted');
      return failure('paymentFailed', { attemptsLeft: left, reason: attempt.reason, ...times });
    }
    case 'verificationRequired': {
      const { paymentMethodId, verificationUrl } = attempt;
      return failure('paymentVerificationRequired', { paymentMethodId, verificationUrl, ...times });
    }
    case 'neverAsked':
      return nothingDone;
    default:
      return paymentPending();
  }
}
