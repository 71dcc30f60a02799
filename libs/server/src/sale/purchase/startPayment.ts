import type { Money, PayCartRequest, ShippingAddress } from '@foyer/contract';
import type { Actor } from '../../platform/http/actor.ts';
import { failure, found, type Failure } from '../../platform/http/failure.ts';
import { sealProgress, type IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { BaseContext } from '../../platform/http/operationContext.ts';
import { affiliateOf } from '../../platform/http/readAttribution.ts';
import { startInTransaction, type Started } from '../../platform/http/resumable.ts';
import type { SerialisedAnswer } from '../../platform/http/serialisedAnswer.ts';
import type { InTransaction } from '../../platform/http/withTransaction.ts';
import { acceptSale } from '../commitment/acceptedSale.ts';
import { needsShippingAddress } from '../commitment/cartPresenter.ts';
import { lockCartByToken } from '../commitment/cartRepository.ts';
import { hashPurchaseToken } from '../commitment/purchaseToken.ts';
import type { QuotedCart } from '../commitment/quoteCart.ts';
import { quoteLines } from '../commitment/saleContext.ts';
import { payable, paymentPending, refuseCancelled } from '../commitment/saleGates.ts';
import type { CartSnapshot } from '../commitment/saleSnapshot.ts';
import { releaseCommitment } from '../hold/heldRepository.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import { presentSeat } from '../inventory/seatPresenter.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { findSaleEvent } from '../offer/offerRepository.ts';
import { saleFacts, type SaleFacts } from '../offer/saleFacts.ts';
import { presentOrder } from '../order/orderPresenter.ts';
import { findOrderOfCommitment } from '../order/orderRepository.ts';
import { writeIntent, type PaymentIntent } from '../payment/intentRepository.ts';
import { readPaymentSnapshot, type PaymentSnapshot } from '../payment/paymentSnapshot.ts';
import type { AttemptKey } from '../payment/paymentRepository.ts';
import { attemptsLeft } from '../payment/refusalRepository.ts';
import { lockWallet } from '../payment-means/paymentMeansRepository.ts';

/** Context of a payment. */
export type PayContext = BaseContext & { actor: Actor; body: PayCartRequest };

type AcceptedPayment = PaymentIntent['payment'];

const maxAttempts = 20;

/** Refuses a total above the one that the buyer accepted [C8.06]. */
function checkPrice(total: Money, accepted: Money): void {
  if (total.currency !== accepted.currency || total.amount > accepted.amount)
    throw failure('priceChanged', { before: accepted, now: total });
}

/** Checks the address of a cart with shipped items [C5.10]; other carts keep none. */
function checkShippingAddress(
  quoted: QuotedCart,
  address: ShippingAddress | undefined,
): ShippingAddress | null {
  if (!needsShippingAddress(quoted.lines)) return null;
  if (!address) throw failure('invalidShippingAddress', { fields: ['country', 'fullName', 'address'] });
  const missing = (['fullName', 'address'] as const).filter((name) => address[name].trim() === '');
  if (missing.length > 0) throw failure('invalidShippingAddress', { fields: missing });
  return address;
}

/** Chooses how a cart is paid: what is free needs no card, and keeps none. @throws Failure for a missing card */
function meansOf(
  amount: number,
  { paymentMethodId }: PayCartRequest,
): Pick<AcceptedPayment, 'paymentType' | 'paymentMethodId'> {
  if (amount === 0) return { paymentType: 'Free', paymentMethodId: null };
  return { paymentType: 'CreditCard', paymentMethodId: found(paymentMethodId) };
}

/** Prices a cart and refuses what the buyer did not accept. @throws Failure */
function acceptCart(
  { platform, locale, site, request, body }: PayContext,
  { facts, cart, seats: held }: { facts: SaleFacts; cart: CartSnapshot; seats: readonly HeldSeat[] },
): AcceptedPayment {
  const quoted = quoteLines(facts, cart.lines, locale);
  if (quoted.lines.length === 0) throw failure('reservationTimeRanOut');
  const { total } = quoted.quote;
  checkPrice(total, body.acceptedTotal);
  const shippingAddress = checkShippingAddress(quoted, body.shippingAddress);
  const { sectionNames } = facts;
  const seats = new Map(held.map((seat) => [seat.seatCode, presentSeat(seat, sectionNames)]));
  return {
    amount: total.amount,
    currency: total.currency,
    ...meansOf(total.amount, body),
    gateway: platform.gateways.payment.name,
    sale: {
      ...acceptSale(quoted, { locale, seats, sectionNames }),
      ...(body.fraudSessionId === undefined ? {} : { fraudSessionId: body.fraudSessionId }),
      ...(body.savePaymentMeans && total.amount > 0 ? { savesCard: true } : {}),
      ...(site.kind === 'whiteLabel' ? { siteHost: site.host } : {}),
      ...affiliateOf(request, cart.eventId),
    },
    shippingAddress,
    locale,
  };
}

/**
 * First half of paying: writes the intent before the gateway is called, and extends the hold until the outcome is
 * known. Takes a snapshot, prices it, and writes in one statement that refuses if something has changed since; then
 * starts over.
 * @returns the attempt to charge; or the answer of a known key, of a paid cart, or after too many refused cards
 * @throws Failure; nothing was written
 */
export async function startPayment(
  context: PayContext,
  request: IdempotentRequest,
): Promise<Started<AttemptKey>> {
  const { platform, actor, body } = context;
  const { database, config, sealer, newId } = platform;
  const { eventId, paymentMethodId } = body;
  const { userId } = actor;
  const purchaseTokenHash = hashPurchaseToken(body.purchaseToken);
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const ask = { eventId, userId, purchaseTokenHash, paymentMethodId, settings: config.sale };
    const snapshot = await readPaymentSnapshot(database.query, request, ask);
    const plan = snapshot.isKnownKey ? undefined : await planPayment(context, snapshot);
    if (!plan) return startInTransaction<PayContext, AttemptKey>(context, request, endSale);
    const { cart, saleVersion, payment } = plan;
    const key = { eventId, paymentId: snapshot.paymentId ?? newId(), attemptId: newId() };
    const outcome = await writeIntent(database.query, {
      request,
      leaseMs: config.http.idempotencyLeaseMs,
      progress: sealProgress(request, key, sealer),
      saleVersion,
      commitment: cart,
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
  cart: CartSnapshot;
  saleVersion: string;
  payment: AcceptedPayment;
}

/**
 * Plans a payment from a snapshot.
 * @returns undefined for a paid cart, and after too many refused cards
 * @throws Failure
 */
async function planPayment(context: PayContext, snapshot: PaymentSnapshot): Promise<PaymentPlan | undefined> {
  const { platform, body, site } = context;
  const sale = { eventId: body.eventId, scope: site, version: found(snapshot.saleVersion) };
  const facts = found(await saleFacts(platform, platform.database.query, sale));
  refuseCancelled(facts.event);
  const cart = payable(snapshot.cart);
  if (cart.phase === 'paid') return undefined;
  if (body.paymentMethodId !== undefined && !snapshot.hasCard) throw failure('notFound');
  const payment = acceptCart(context, { facts, cart, seats: snapshot.seats });
  const mayTry = payment.amount === 0 ? 'yes' : snapshot.mayTry;
  if (mayTry === 'later') throw paymentPending();
  return mayTry === 'no' ? undefined : { cart, saleVersion: facts.version, payment };
}

/**
 * Ends a sale that is not paid now: a paid cart answers its order; too many refused cards release the cart [C8.09].
 * @returns the order, or a Failure after too many refused cards
 * @throws Failure; nothing was written
 */
async function endSale(context: PayContext & InTransaction): Promise<SerialisedAnswer | Failure> {
  const { platform, tx, now, locale, site, serialise } = context;
  const { eventId, purchaseToken } = context.body;
  const { userId } = context.actor;
  const purchaseTokenHash = hashPurchaseToken(purchaseToken);
  found(await findSaleEvent(tx, eventId, site));
  await lockBuyer(tx, { eventId, userId });
  const cart = payable(await lockCartByToken(tx, { eventId, userId, purchaseTokenHash }));
  if (cart.phase === 'paid') {
    const order = found(await findOrderOfCommitment(tx, cart.eventId, cart.commitmentId));
    return serialise(await presentOrder(tx, order, locale, now));
  }
  await lockWallet(tx, userId);
  // Another call with this key has ended since the snapshot, or a refusal has expired: the call starts over.
  if ((await attemptsLeft(tx, userId, platform.config.sale)) > 0) throw failure('idempotencyInProgress');
  await releaseCommitment(tx, cart);
  return failure('paymentRetryAttemptsExhausted');
}
