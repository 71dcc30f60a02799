import type { Locale, Order, OrderPayment } from '@foyer/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { found } from '../../platform/http/failure.ts';
import { presentPermission } from '../../platform/http/permission.ts';
import { readSummaries } from '../event/eventSummaries.ts';
import { recentSummary } from '../event/recentSummary.ts';
import { mayPrint } from '../token/tokenPolicy.ts';
import { presentToken } from '../token/tokenPresenter.ts';
import { inTokenOrder } from '../token/tokenOrder.ts';
import { tokensOfOrder, type TokenRow } from '../token/tokenRepository.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import type { SaleFacts } from '../offer/saleFacts.ts';
import type { PayingCard } from '../payment/attemptSnapshot.ts';
import { readSectionNames } from '../offer/offerRepository.ts';
import { newTokenRows } from './newTokenRows.ts';
import type { OrderDraft } from './draftedOrder.ts';
import { readOrderLines, readOrderPayment, type OrderRow } from './orderRepository.ts';
import { everyEvent, withUnpublished } from '../event/eventScope.ts';
import { wordsOfOrder, type OrderWords } from './rewordOrder.ts';

/** Everything that a receipt shows, as read, or as it is about to be written. */
interface Receipt extends Pick<Order, 'event'> {
  payment: OrderPayment | undefined;
  order: OrderRow;
  words: OrderWords;
  tokens: readonly TokenRow[];
  sectionNames: ReadonlyMap<string, string>;
}

/** Presents a receipt: prices as bought, texts in the reader's locale, tokens in their current state [C3.28]. */
const presentReceipt = (
  { order, words, event, payment, tokens, sectionNames }: Receipt,
  { locale, now }: { locale: Locale; now: Date },
): Order => ({
  orderId: order.orderId,
  orderNumber: order.orderNumber,
  eventId: order.eventId,
  createdAt: order.createdAt.toISOString(),
  ...words,
  fees: words.quote.fees,
  total: words.quote.total,
  ...(order.shippingAddress ? { shippingAddress: order.shippingAddress } : {}),
  ...(order.invoiceTo ? { invoiceTo: order.invoiceTo } : {}),
  ...(order.answers.length > 0 ? { answers: order.answers } : {}),
  event,
  ...(payment ? { payment, transactionId: payment.transactionId } : {}),
  tokens: inTokenOrder(tokens).map((token) =>
    presentToken(token, { readerId: order.userId, sectionNames, locale, now }),
  ),
  allowed: { print: presentPermission(mayPrint(tokens, order)) },
});

/** Presents an order from the database. */
export async function presentOrder(
  db: Queryable,
  order: OrderRow,
  locale: Locale,
  now: Date,
): Promise<Order> {
  const [summaries, tokens, sectionNames, lines, payment] = await Promise.all([
    readSummaries(db, [order.eventId], { scope: withUnpublished(everyEvent), locale }),
    tokensOfOrder(db, order.eventId, order.orderId),
    readSectionNames(db, order.eventId),
    readOrderLines(db, order),
    readOrderPayment(db, order),
  ]);
  const words = await wordsOfOrder(db, order, lines, locale);
  const event = found(summaries.get(order.eventId));
  return presentReceipt({ order, words, event, payment, tokens, sectionNames }, { locale, now });
}

/** Presents an order that is about to be written, from its draft. */
export async function presentNewOrder(
  platform: Platform,
  { order, lines, payment: { paymentType, transactionId }, tokens }: OrderDraft,
  around: { facts: SaleFacts; seats: readonly HeldSeat[]; card: PayingCard | undefined; locale: Locale },
): Promise<Order> {
  const { facts, seats, card, locale } = around;
  const { createdAt: now } = order;
  const receipt = {
    order,
    words: await wordsOfOrder(platform.database.query, order, lines, locale),
    event: found(await recentSummary(platform, order.eventId, locale)),
    payment:
      paymentType === 'Free'
        ? undefined
        : { paymentType, transactionId, ...(card ? { brand: card.brand, lastFour: card.lastFour } : {}) },
    tokens: newTokenRows(tokens, { facts, seats, createdAt: now }),
    sectionNames: facts.sectionNames,
  };
  return presentReceipt(receipt, { locale, now });
}
