import type { Money, PayCartRequest, ShippingAddress } from '@foyer/contract';
import { isRetryable } from '../../platform/database/databaseErrors.ts';
import type { Site } from '../../platform/hosts/sites.ts';
import { failure, found, type Failure } from '../../platform/http/failure.ts';
import { sealProgress, type IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { Begun } from '../../platform/http/inTwoTransactions.ts';
import type { RequestFacts } from '../../platform/http/operationContext.ts';
import { affiliateOf } from '../../platform/http/readAttribution.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { lockCartByToken } from '../commitment/cartRepository.ts';
import { needsShippingAddress } from '../commitment/cartPresenter.ts';
import { hashPurchaseToken } from '../commitment/purchaseToken.ts';
import { presentSeat } from '../inventory/seatPresenter.ts';
import type { QuotedCart } from '../commitment/quoteCart.ts';
import { quoteLines, type SaleContext } from '../commitment/saleContext.ts';
import { saleFacts, type SaleFacts } from '../offer/saleFacts.ts';
import {
  findOpenSale,
  pendingRetrySeconds,
  refuseCancelled,
  refuseWhilePaying,
} from '../commitment/saleGates.ts';
import type { SeenCart } from '../commitment/saleLook.ts';
import { isHeld } from '../commitment/holdTimes.ts';
import { releaseCart } from '../hold/releaseHold.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import { acceptSale } from '../commitment/acceptedSale.ts';
import { findOrderOfCart } from '../order/orderRepository.ts';
import { lockWallet } from '../payment-means/paymentMeansRepository.ts';
import { writeIntent } from '../payment/intentRepository.ts';
import { lookAtPayment, type PaymentLook, type SeenMeans } from '../payment/paymentLook.ts';
import type { AttemptKey, PaymentRow } from '../payment/paymentRepository.ts';
import { attemptsLeft } from '../payment/refusalRepository.ts';

/** Data that the second half of paying needs after a crash. */
export type PayProgress = ({ kind: 'charge' } & AttemptKey) | { kind: 'paid'; orderId: string };

/** Data kept in memory by the call that wrote an intent, so that it reads nothing twice. */
export interface PaymentMemory {
  payment: PaymentRow;
  facts: SaleFacts;
  seats: HeldSeat[];
  sectionNames: ReadonlyMap<string, string>;
  means: SeenMeans;
  /** Database time and process time of the snapshot. */
  seenAt: { database: Date; process: Date };
}

type PayContext = Omit<SaleContext, 'tx' | 'now'> & { site: Site; request: Pick<RequestFacts, 'header'> };

const maxAttempts = 20;

const pending = (): Failure => failure('paymentPending', { retryAfterSeconds: pendingRetrySeconds });

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

/** Returns the cart of the snapshot, if it can be paid or was paid. */
function checkCart({ cart, now }: PaymentLook): SeenCart {
  refuseWhilePaying(cart);
  if (!cart || cart.state === 'released' || (cart.state === 'open' && !isHeld(cart, now)))
    throw failure('reservationTimeRanOut');
  return cart;
}

/** Builds the payment plan from a snapshot of cart and prices; `undefined` for the cases of `startOtherwise`. */
async function planPayment(
  { platform, userId, locale, site, request }: PayContext,
  body: PayCartRequest,
  look: PaymentLook,
): Promise<{ cart: SeenCart; memory: PaymentMemory } | undefined> {
  const { database, clock, gateways, newId } = platform;
  const { query: db } = database;
  const facts = found(await saleFacts(platform, db, body.eventId, found(look.saleVersion ?? undefined)));
  refuseCancelled(facts.event);
  const cart = checkCart(look);
  if (cart.state === 'paid') return undefined;
  const means = found(look.means);
  const quoted = quoteLines(facts, cart.lines, locale);
  if (quoted.lines.length === 0) throw failure('reservationTimeRanOut');
  const { total } = quoted.quote;
  checkPrice(total, body.acceptedTotal);
  const shippingAddress = checkShippingAddress(quoted, body.shippingAddress);
  const answer = total.amount === 0 ? 'yes' : look.mayTry;
  if (answer === 'no') return undefined;
  if (answer === 'later') throw pending();
  const { sectionNames } = facts;
  const seats = new Map(look.seats.map((seat) => [seat.seatCode, presentSeat(seat, sectionNames)]));
  const payment: PaymentRow = {
    eventId: cart.eventId,
    paymentId: look.paymentId ?? newId(),
    cartId: cart.cartId,
    userId,
    state: 'created',
    amount: total.amount,
    currency: total.currency,
    paymentMethodId: means.paymentMethodId,
    gateway: gateways.payment.name,
    transactionId: null,
    failureReason: null,
    sale: {
      ...acceptSale(quoted, { locale, seats, sectionNames }),
      ...(body.savePaymentMeans ? { savesCard: true } : {}),
      ...(site.kind === 'whiteLabel' ? { siteHost: site.host } : {}),
      ...affiliateOf(request, cart.eventId),
    },
    shippingAddress,
    locale,
  };
  const seenAt = { database: look.now, process: clock() };
  return { cart, memory: { payment, facts, seats: look.seats, sectionNames, means, seenAt } };
}

/**
 * First half of paying: writes the intent before the gateway is called, and extends the hold until the outcome is
 * known. Takes a snapshot, prices it, and writes in one statement that refuses if something has changed since; then
 * starts over.
 * @returns undefined for a known key, and for the cases of `startOtherwise`
 * @throws Failure; nothing was written
 */
export async function beginPayment(
  context: PayContext,
  body: PayCartRequest,
  request: IdempotentRequest,
): Promise<Begun<PayProgress, PaymentMemory> | undefined> {
  const { platform, userId } = context;
  const { database, config, sealer, newId } = platform;
  const { eventId, paymentMethodId } = body;
  const purchaseTokenHash = hashPurchaseToken(body.purchaseToken);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const ask = { eventId, userId, purchaseTokenHash, paymentMethodId, settings: config.sale };
    const look = await lookAtPayment(database.query, request, ask);
    if (look.isKnownKey) return undefined;
    const plan = await planPayment(context, body, look);
    if (!plan) return undefined;
    const { cart, memory } = plan;
    const { paymentId } = memory.payment;
    const progress = { kind: 'charge' as const, eventId, paymentId, attemptId: newId() };
    const outcome = await writeIntent(database.query, {
      request,
      leaseMs: config.http.idempotencyLeaseMs,
      progress: sealProgress(request, progress, sealer),
      saleVersion: memory.facts.version,
      cart,
      payment: memory.payment,
      attemptId: progress.attemptId,
      settings: config.sale,
    }).catch((error: unknown) => {
      if (isRetryable(error)) return 'changed' as const;
      throw error;
    });
    if (outcome === 'lost') throw failure('reservationTimeRanOut');
    if (outcome === 'started') return { progress, memory };
  }
  throw failure('serviceUnavailable');
}

/**
 * Rest of the first half: a paid cart answers its order, and too many refused cards end the sale [C8.09]. Any other
 * case has changed since the snapshot of `beginPayment`.
 * @returns a Failure after too many refused cards: the cart is released
 * @throws Failure; nothing was written
 */
export async function startOtherwise(
  context: SaleContext,
  { eventId, purchaseToken }: PayCartRequest,
): Promise<PayProgress | Failure> {
  const { platform, tx, now, userId } = context;
  await findOpenSale(context, eventId);
  const purchaseTokenHash = hashPurchaseToken(purchaseToken);
  const [, cart] = await Promise.all([
    lockBuyer(tx, { eventId, userId }),
    lockCartByToken(tx, { eventId, userId, purchaseTokenHash }),
  ]);
  refuseWhilePaying(cart);
  if (!cart || cart.state === 'released' || (cart.state === 'open' && !isHeld(cart, now)))
    throw failure('reservationTimeRanOut');
  if (cart.state === 'paid') {
    const order = found(await findOrderOfCart(tx, cart.eventId, cart.cartId));
    return { kind: 'paid', orderId: order.orderId };
  }
  await lockWallet(tx, userId);
  if ((await attemptsLeft(tx, userId, platform.config.sale)) > 0) throw pending();
  await releaseCart(tx, cart);
  return failure('paymentRetryAttemptsExhausted');
}
