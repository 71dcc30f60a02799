import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { Platform } from '../../../platform.ts';
import { makeEntrySecret } from '../../token-assignment/token/entrySecret.ts';
import { insertTokens, type NewToken } from '../../token-assignment/token/tokenRepository.ts';
import { countAsBought } from '../cart/buyerRepository.ts';
import type { CartRow } from '../cart/cartRepository.ts';
import type { OfferFacts } from '../checkout/offerFacts.ts';
import type { SaleFacts } from '../checkout/saleFacts.ts';
import { lockQuantities, sellQuantity } from '../hold/quantityHoldRepository.ts';
import { lockHeldSeats, sellSeats } from '../hold/seatHoldRepository.ts';
import { bookEntry } from '../ledger/ledgerRepository.ts';
import { orderPostings, paymentPostings } from '../ledger/salePostings.ts';
import type { PaymentRow } from '../payment/paymentRepository.ts';
import { accessLines, quantitiesOf, seatCodesOf, type AcceptedLine } from './acceptedSale.ts';
import { makeOrderNumber } from './orderNumber.ts';
import { insertOrder, type OrderRow } from './orderRepository.ts';
import { sendReceiptJob } from './receiptMail.ts';

/** What an order is placed with. */
export interface PlaceOrder {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
  facts: SaleFacts;
  cart: CartRow;
  payment: PaymentRow;
}

/** Whether the cart still holds everything that was paid for; from here to the commit nobody takes it. */
export async function stillHolds({ tx, cart, payment }: PlaceOrder): Promise<boolean> {
  const seatCodes = seatCodesOf(payment.sale);
  const [seatsHeld, held] = await Promise.all([lockHeldSeats(tx, cart, seatCodes), lockQuantities(tx, cart)]);
  return (
    seatsHeld === seatCodes.length &&
    [...quantitiesOf(payment.sale)].every(([item, quantity]) => held.get(item) === quantity)
  );
}

async function sellAll({ tx, cart, payment }: PlaceOrder): Promise<void> {
  const seatCodes = seatCodesOf(payment.sale);
  const seatsSold = await sellSeats(tx, cart, seatCodes);
  if (seatsSold !== seatCodes.length) throw new Error(`Cart ${cart.cartId} lost seats that were locked`);
  for (const [item, quantity] of [...quantitiesOf(payment.sale)].sort(([left], [right]) =>
    left < right ? -1 : 1,
  ))
    if (!(await sellQuantity(tx, cart, item, quantity)))
      throw new Error(`Cart ${cart.cartId} lost a quantity that was locked`);
}

function tokensOf(
  { platform, facts: { event }, payment }: PlaceOrder,
  { line, units }: AcceptedLine,
  offer: OfferFacts,
  orderId: string,
): NewToken[] {
  return units.map(({ ageGroup, paid }, at) => {
    const tokenId = platform.newId();
    return {
      eventId: event.eventId,
      tokenId,
      orderId,
      cartGuid: line.cartGuid,
      offerGroupId: line.offerGroupId,
      inventoryItemId: line.inventoryItemId,
      holderId: payment.userId,
      seating: line.seating,
      seatCode: line.seats[at]?.seatCode ?? null,
      attendance: offer.attendance,
      ageGroup,
      paidAmount: paid,
      paidCurrency: payment.currency,
      policy: event.policy,
      entrySecret: makeEntrySecret(platform, tokenId),
    };
  });
}

async function book({ platform, tx, facts, payment }: PlaceOrder, orderId: string): Promise<void> {
  const { eventId, clientId, locationId } = facts.event;
  const { gateway, currency, userId: buyerId, paymentId, amount } = payment;
  const parties = { buyerId, clientId, locationId, gateway };
  const common = { eventId, currency };
  const order = bookEntry(tx, platform.newId, {
    ...common,
    kind: 'order',
    reference: orderId,
    dedupeKey: `order:${orderId}`,
    postings: orderPostings(payment.sale.quote, parties),
  });
  const money = bookEntry(tx, platform.newId, {
    ...common,
    kind: 'payment',
    reference: paymentId,
    dedupeKey: `payment:${paymentId}`,
    postings: paymentPostings(amount, parties),
  });
  await Promise.all([order, money]);
}

/**
 * Turns what a cart holds into an order: seats and quantities sold, tokens with their secrets, the books, the mail.
 * Everything is locked and checked by `stillHolds` before.
 */
export async function placeOrder(parts: PlaceOrder): Promise<OrderRow> {
  const { platform, tx, now, facts, cart, payment } = parts;
  const { sale, currency, locale, shippingAddress, paymentId, userId } = payment;
  const order: OrderRow = {
    orderId: platform.newId(),
    orderNumber: makeOrderNumber(platform.randomness),
    eventId: cart.eventId,
    userId,
    cartId: cart.cartId,
    paymentId,
    currency,
    quote: sale.quote,
    shippingAddress,
    locale,
    createdAt: now,
    affiliateCode: sale.affiliateCode,
  };
  const lines = accessLines(sale);
  const boughtLines = sale.lines.map(({ line }) => line);
  await Promise.all([sellAll(parts), insertOrder(tx, order, boughtLines)]);
  const tokens = lines.flatMap((line) =>
    tokensOf(parts, line, facts.offers.get(line.line.offerGroupId)!, order.orderId),
  );
  const { siteHost } = sale;
  const receipt = { orderId: order.orderId, userId, ...(siteHost ? { siteHost } : {}) };
  await Promise.all([
    insertTokens(tx, tokens, now),
    book(parts, order.orderId),
    countAsBought(tx, cart, tokens.length),
    platform.jobs.add(tx, sendReceiptJob, receipt, { dedupeKey: order.orderId }),
  ]);
  return order;
}
