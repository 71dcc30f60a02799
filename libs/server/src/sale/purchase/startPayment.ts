import type { Money } from '@foyer/contract';
import type { Actor } from '../../platform/http/access/actor.ts';
import { failure, found, type Failure } from '../../platform/http/answers/failure.ts';
import { sealProgress, type IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { BaseContext, RequestFacts } from '../../platform/http/operationContext.ts';
import { affiliateOf } from '../../platform/http/readAttribution.ts';
import { startInTransaction, type Started } from '../../platform/http/resumable.ts';
import type { SerialisedAnswer } from '../../platform/http/answers/serialisedAnswer.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailHostOf } from '../../platform/mail/mailSite.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { InTransaction } from '../../platform/http/withTransaction.ts';
import { withCommission } from '../charge/commission.ts';
import { acceptSale } from '../cart/acceptedSale.ts';
import { lockCartByToken } from '../cart/cartRepository.ts';
import { lockCommitment, type CommitmentRow } from '../commitment/commitmentRepository.ts';
import { offerOf } from '../commitment/storedLine.ts';
import { quoteCommitment } from '../cart/saleContext.ts';
import { payable, paymentPending, refuseCancelled, refuseWonOfOff } from '../cart/saleGates.ts';
import { readLines, type CommitmentSnapshot } from '../cart/saleSnapshot.ts';
import type { EventAccount } from '../gateway-account/gatewayAccounts.ts';
import { releaseCommitment } from '../hold/heldRepository.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import { presentSeat } from '../inventory/seatPresenter.ts';
import { checkAge } from '../limit/checkAge.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { withUnpublished } from '../event/eventScope.ts';
import { findSaleEvent } from '../offer/offerRepository.ts';
import { saleFacts, type SaleFacts } from '../offer/saleFacts.ts';
import { presentOrder } from '../order/orderPresenter.ts';
import { findOrderOfCommitment, type OrderRow } from '../order/orderRepository.ts';
import { counterGateway } from '../payment/counterPayment.ts';
import { externalReturnUrl } from '../payment/externalReturn.ts';
import { writeIntent, type PaymentIntent } from '../payment/intentRepository.ts';
import { readPaymentSnapshot, type CommitmentRef, type PaymentSnapshot } from '../payment/paymentSnapshot.ts';
import type { AttemptKey } from '../payment/paymentRepository.ts';
import { isExternal } from '../payment/paymentTypes.ts';
import { refusalsLeft } from '../payment/refusalRepository.ts';
import { lockWallet } from '../payment-means/paymentMeansRepository.ts';
import {
  answersOf,
  checkPrice,
  checkShippingAddress,
  invoiceToOf,
  type PaymentOrder,
} from './paymentOrder.ts';
import { refuseOpenPayment } from './refuseOpenPayment.ts';

/** Context of a payment: a part of any call's. */
export interface PayContext extends Pick<BaseContext, 'platform' | 'locale' | 'site' | 'serialise'> {
  request: Pick<RequestFacts, 'header'>;
  actor: Pick<Actor, 'userId'>;
  order: PaymentOrder;
  /** Answer for a commitment that is paid already; by default its order. */
  answerPaid?: (order: OrderRow) => unknown;
}

type AcceptedPayment = PaymentIntent['payment'];

const maxAttempts = 20;

/** Refuses to pay again for what has ended after a payment. @throws Failure */
function refuseRetry({ commitment, paymentState, mayTry }: PaymentSnapshot): void {
  if (
    !commitment ||
    paymentState === null ||
    (commitment.phase !== 'over' && commitment.phase !== 'released')
  )
    return;
  const details = offerOf(commitment.lines);
  if (paymentState === 'failed')
    throw failure(mayTry === 'no' ? 'paymentRetryAttemptsExhausted' : 'paymentRetryTimeExpired', details);
  // Its money was taken, and is given back: another purchase needs another commitment.
  if (paymentState !== 'verificationRequired' && paymentState !== 'voided')
    throw failure('paymentNotForRetry', details);
}

/**
 * Chooses how a commitment is paid: what is free needs no card, and keeps none; a provider sends the buyer back to the
 * page of the return.
 * @throws Failure for a missing card, and for a method that the event does not offer; Error if a provider would have to authorise
 */
function meansOf(
  amount: number,
  { platform, site, actor, order }: PayContext,
  { account, paymentId }: { account: EventAccount; paymentId: string },
): Pick<AcceptedPayment, 'paymentType' | 'paymentMethodId' | 'returnUrl' | 'captureLater'> {
  const atOnce = { paymentMethodId: null, returnUrl: null, captureLater: false };
  if (amount === 0) return { ...atOnce, paymentType: 'Free' };
  const { paymentType = 'CreditCard', paymentMethodId, eventId, counter, captureLater = false } = order;
  if (counter) return { ...atOnce, paymentType: counter.paymentType };
  if (!account.paymentTypes.includes(paymentType)) throw failure('invalidRequest', { field: 'paymentType' });
  if (!isExternal(paymentType))
    return { ...atOnce, paymentType, paymentMethodId: found(paymentMethodId), captureLater };
  if (captureLater) throw new Error(`${paymentType} charges at once, and authorises nothing`);
  const returnUrl = externalReturnUrl(platform, site, { eventId, paymentId, userId: actor.userId });
  return { ...atOnce, paymentType, returnUrl };
}

/** Refuses a total that the gateway would not charge: its refusal would come after the hold was spent. @throws Failure */
function refuseTooLittle({ gateways }: Pick<Platform, 'gateways'>, { amount, currency }: Money): void {
  const least = gateways.payment.leastAmount?.(currency) ?? 0;
  if (amount > 0 && amount < least) throw failure('totalTooSmall', { least: { amount: least, currency } });
}

interface Acceptance {
  facts: SaleFacts;
  commitment: CommitmentSnapshot;
  seats: readonly HeldSeat[];
  account: EventAccount;
  paymentId: string;
}

/** Prices a commitment by its lines and refuses what the buyer did not accept. @throws Failure */
async function acceptCommitment(
  context: PayContext,
  { facts, commitment, seats: held, account, paymentId }: Acceptance,
): Promise<AcceptedPayment> {
  const { platform, locale, site, request, order } = context;
  const quoted = await quoteCommitment(platform.database.query, facts, commitment, locale);
  if (quoted.lines.length === 0) throw failure('reservationTimeRanOut');
  const { total } = quoted.quote;
  checkPrice(total, order);
  const counter = total.amount > 0 ? order.counter : undefined;
  if (!counter) refuseTooLittle(platform, total);
  const shippingAddress = checkShippingAddress(quoted, order.shippingAddress);
  const answers = answersOf(order, { facts, quoted, locale });
  const { sectionNames } = facts;
  const siteHost = mailHostOf(site);
  const seats = new Map(held.map((seat) => [seat.seatCode, presentSeat(seat, sectionNames)]));
  return {
    amount: total.amount,
    currency: total.currency,
    ...meansOf(total.amount, context, { account, paymentId }),
    gateway: counter ? counterGateway : platform.gateways.payment.name,
    gatewayAccountId: counter ? null : account.gatewayAccountId,
    sale: {
      ...acceptSale(withCommission(quoted, order.promoter), { locale, seats, sectionNames }),
      ...(order.fraudSessionId === undefined ? {} : { fraudSessionId: order.fraudSessionId }),
      ...(order.savePaymentMeans && total.amount > 0 ? { savesCard: true } : {}),
      ...(counter ? { counter } : {}),
      ...(order.promoter ? { promoterId: order.promoter.userId } : {}),
      ...(order.offSession ? { offSession: true as const } : {}),
      ...(answers.length > 0 ? { answers } : {}),
      ...invoiceToOf(order),
      ...(siteHost === null ? {} : { siteHost }),
      ...affiliateOf(request, commitment.eventId),
    },
    shippingAddress,
    locale,
  };
}

/**
 * First half of paying: writes the intent before the gateway is called, and extends the hold until the outcome is
 * known. Takes a snapshot, prices it, and writes in one statement that refuses if something has changed since; then
 * starts over.
 * @returns the attempt to charge; or the answer of a known key, of a paid commitment, or after too many refused cards
 * @throws Failure; nothing was written
 */
export async function startPayment(
  context: PayContext,
  request: IdempotentRequest,
): Promise<Started<AttemptKey>> {
  const { platform, actor, order } = context;
  const { database, config, sealer, newId } = platform;
  const { eventId, paymentMethodId, commitment: ref } = order;
  const { userId } = actor;
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const { name: gateway } = platform.gateways.payment;
    const ask = { eventId, userId, commitment: ref, paymentMethodId, gateway, settings: config.sale };
    const snapshot = await readPaymentSnapshot(database.query, request, ask);
    const paymentId = snapshot.paymentId ?? newId();
    const plan = snapshot.isKnownKey ? undefined : await planPayment(context, snapshot, paymentId);
    if (!plan) return startInTransaction<PayContext, AttemptKey>(context, request, endSale);
    const { commitment, saleVersion, payment } = plan;
    const key = { eventId, paymentId, attemptId: newId() };
    const outcome = await writeIntent(database.query, {
      request,
      leaseMs: config.http.idempotencyLeaseMs,
      progress: sealProgress(request, key, sealer),
      saleVersion,
      commitment,
      key,
      payment,
      settings: config.sale,
    });
    if (outcome === 'lost') throw failure('reservationTimeRanOut');
    if (outcome === 'started') return { kind: 'started', progress: key };
  }
  throw failure('serviceUnavailable');
}

interface PaymentPlan {
  commitment: CommitmentSnapshot;
  saleVersion: string;
  payment: AcceptedPayment;
}

/**
 * Plans a payment from a snapshot.
 * @returns undefined for a paid commitment, and after too many refused cards for it
 * @throws Failure
 */
async function planPayment(
  context: PayContext,
  snapshot: PaymentSnapshot,
  paymentId: string,
): Promise<PaymentPlan | undefined> {
  const { platform, order, site } = context;
  if (snapshot.commitment?.phase === 'paid') return undefined;
  const sale = { eventId: order.eventId, scope: site, version: found(snapshot.saleVersion) };
  const facts = found(await saleFacts(platform, platform.database.query, sale));
  refuseCancelled(facts.event);
  refuseRetry(snapshot);
  await refuseOpenPayment(platform, snapshot, { eventId: order.eventId, userId: context.actor.userId });
  const commitment = payable(snapshot.commitment);
  const offers = commitment.lines.flatMap(({ offerGroupId }) => facts.offers.get(offerGroupId) ?? []);
  const types = commitment.lines
    .filter(({ offerGroupId }) => facts.offers.has(offerGroupId))
    .map(({ marketplaceType }) => marketplaceType);
  refuseWonOfOff(facts.event, types);
  await checkAge(platform.database.query, context.actor.userId, { event: facts.event, offers });
  if (order.paymentMethodId !== undefined && !snapshot.hasCard) throw failure('notFound');
  const { seats, account } = snapshot;
  const payment = await acceptCommitment(context, { facts, commitment, seats, account, paymentId });
  const mayTry = payment.amount === 0 || order.counter ? 'yes' : snapshot.mayTry;
  if (mayTry === 'later') throw paymentPending();
  if (mayTry === 'notToday') throw failure('tooManyRefusedCards', offerOf(commitment.lines));
  return mayTry === 'no' ? undefined : { commitment, saleVersion: facts.version, payment };
}

/** Locks a commitment of the caller. */
async function lockOwn(
  tx: TransactionScope,
  { eventId, userId, ref }: { eventId: string; userId: string; ref: CommitmentRef },
): Promise<Pick<CommitmentRow, 'eventId' | 'commitmentId' | 'phase'> | undefined> {
  if ('purchaseTokenHash' in ref) return lockCartByToken(tx, { eventId, userId, ...ref });
  const commitment = await lockCommitment(tx, { eventId, ...ref });
  return commitment.userId === userId ? commitment : undefined;
}

/**
 * Ends a sale that is not paid now: a paid commitment answers its order; too many cards refused for it release it [C8.09].
 * @returns the order or `answerPaid`, or a Failure after too many refused cards
 * @throws Failure; nothing was written
 */
async function endSale(context: PayContext & InTransaction): Promise<SerialisedAnswer | Failure> {
  const { platform, tx, now, locale, site, serialise } = context;
  const { eventId, commitment: ref } = context.order;
  const { userId } = context.actor;
  found(await findSaleEvent(tx, eventId, withUnpublished(site)));
  await lockBuyer(tx, { eventId, userId });
  const commitment = payable(await lockOwn(tx, { eventId, userId, ref }));
  if (commitment.phase === 'paid') {
    const order = found(await findOrderOfCommitment(tx, eventId, commitment.commitmentId));
    const answer = context.answerPaid?.(order);
    return serialise(answer ?? (await presentOrder({ platform, db: tx }, order, { locale, now })));
  }
  await lockWallet(tx, userId);
  // Another call with this key has ended since the snapshot, or a refusal has expired: the call starts over.
  const { attempts } = await refusalsLeft(tx, { ...commitment, userId }, platform.config.sale);
  if (attempts > 0) throw failure('idempotencyInProgress');
  await releaseCommitment(tx, commitment);
  return failure('paymentRetryAttemptsExhausted', offerOf(await readLines(tx, commitment)));
}
