import type { Money, PayCartRequest, ShippingAddress } from '@foyer/contract';
import type { Site } from '../../../hosts/sites.ts';
import { failure, found, type Failure } from '../../../http/failure.ts';
import type { RequestFacts } from '../../../http/operationContext.ts';
import { affiliateOf } from '../../identity/attribution/readAttribution.ts';
import { lockBuyer } from '../cart/buyerRepository.ts';
import { lockCartByToken, readLines, type CartRow } from '../cart/cartRepository.ts';
import { hashPurchaseToken } from '../cart/purchaseToken.ts';
import { needsShippingAddress } from '../cart/cartPresenter.ts';
import { findOpenSale, pendingRetrySeconds, refuseWhilePaying } from '../checkout/saleGates.ts';
import { quoteLines, readPlaces, type SaleContext } from '../checkout/saleContext.ts';
import type { QuotedCart } from '../checkout/quoteCart.ts';
import { isHeld, keepFor } from '../hold/holdTimes.ts';
import { moveHold, releaseCart } from '../hold/releaseHold.ts';
import { acceptSale } from '../order/acceptedSale.ts';
import { findOrderOfCart } from '../order/orderRepository.ts';
import { findMeans } from '../payment-means/paymentMeansRepository.ts';
import { mayTryToPay } from './paymentLimit.ts';
import {
  insertAttempt,
  lockPayment,
  savePayment,
  type AttemptKey,
  type PaymentRow,
} from './paymentRepository.ts';

/** What the second half of paying needs to know. */
export type PayProgress = ({ kind: 'charge' } & AttemptKey) | { kind: 'paid'; orderId: string };

/** A cart that can be paid now. */
async function lockPayableCart(context: SaleContext, request: PayCartRequest): Promise<CartRow> {
  const { tx, now, userId } = context;
  const { eventId } = request;
  const purchaseTokenHash = hashPurchaseToken(request.purchaseToken);
  const cart = await lockCartByToken(tx, { eventId, userId, purchaseTokenHash });
  refuseWhilePaying(cart);
  const isOver = !cart || cart.state === 'released' || (cart.state === 'open' && !isHeld(cart, now));
  if (isOver) throw failure('reservationTimeRanOut');
  return cart;
}

/** The buyer is never asked for more than was seen [C8.06]. */
function checkPrice(total: Money, accepted: Money): void {
  if (total.currency !== accepted.currency || total.amount > accepted.amount)
    throw failure('priceChanged', { before: accepted, now: total });
}

/** The address of what is shipped [C5.10]; without anything to ship none is kept. */
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

/** Cards that were refused too often close the offer [C8.09]; what costs nothing asks no bank. */
async function checkLimit(
  { platform, tx, userId }: SaleContext,
  cart: CartRow,
  total: Money,
): Promise<Failure | undefined> {
  if (total.amount === 0) return undefined;
  const answer = await mayTryToPay(tx, userId, platform.config.sale);
  if (answer === 'yes') return undefined;
  if (answer === 'later') throw failure('paymentPending', { retryAfterSeconds: pendingRetrySeconds });
  await releaseCart(tx, cart);
  return failure('paymentRetryAttemptsExhausted');
}

async function writeIntent(
  context: SaleContext,
  cart: CartRow,
  intent: Omit<PaymentRow, 'state' | 'paymentId' | 'transactionId' | 'failureReason'>,
): Promise<AttemptKey> {
  const { platform, tx, now } = context;
  const known = await lockPayment(tx, cart);
  const paymentId = known?.paymentId ?? platform.newId();
  const payment: PaymentRow = {
    ...intent,
    paymentId,
    state: 'created',
    transactionId: null,
    failureReason: null,
  };
  await savePayment(tx, payment, now);
  const key = { eventId: cart.eventId, paymentId, attemptId: platform.newId() };
  const { amount, paymentMethodId } = payment;
  const attempt = {
    ...key,
    state: 'started' as const,
    amount,
    paymentMethodId,
    reason: null,
    verificationUrl: null,
  };
  await insertAttempt(tx, attempt, now);
  const paying = { ...keepFor(cart, now, platform.config.sale.payingHoldMs), state: 'paying' as const };
  if (!(await moveHold(tx, paying))) throw failure('reservationTimeRanOut');
  return key;
}

/**
 * The first half of paying: writes down who owes what for which cart, before anybody is asked for money, and keeps the
 * hold until that is known.
 * @returns a Failure where cards were refused too often: the cart is given back
 * @throws Failure; nothing was written
 */
export async function startPayment(
  context: SaleContext & { site: Site; request: Pick<RequestFacts, 'header'> },
  request: PayCartRequest,
): Promise<PayProgress | Failure> {
  const { platform, tx, userId, locale, site } = context;
  // First of all: whether there is such a sale is answered before anything is said of a cart.
  const sale = await findOpenSale(context, request.eventId);
  const [, cart] = await Promise.all([
    lockBuyer(tx, { eventId: request.eventId, userId }),
    lockPayableCart(context, request),
  ]);
  if (cart.state === 'paid') {
    const order = found(await findOrderOfCart(tx, cart.eventId, cart.cartId));
    return { kind: 'paid', orderId: order.orderId };
  }
  const means = found(await findMeans(tx, userId, request.paymentMethodId));
  const quoted = quoteLines(sale, await readLines(tx, cart), locale);
  if (quoted.lines.length === 0) throw failure('reservationTimeRanOut');
  const { total } = quoted.quote;
  checkPrice(total, request.acceptedTotal);
  const shippingAddress = checkShippingAddress(quoted, request.shippingAddress);
  const refusal = await checkLimit(context, cart, total);
  if (refusal) return refusal;
  const places = await readPlaces(tx, sale.event, quoted.lines);
  const key = await writeIntent(context, cart, {
    eventId: cart.eventId,
    cartId: cart.cartId,
    userId,
    amount: total.amount,
    currency: total.currency,
    paymentMethodId: means.paymentMethodId,
    gateway: platform.gateways.payment.name,
    sale: {
      ...acceptSale(quoted, { locale, ...places }),
      ...(site.kind === 'whiteLabel' ? { siteHost: site.host } : {}),
      ...affiliateOf(context.request, cart.eventId),
    },
    shippingAddress,
    locale,
  });
  return { kind: 'charge', ...key };
}
