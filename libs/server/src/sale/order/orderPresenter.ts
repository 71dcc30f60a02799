import type { Locale, Order } from '@foyer/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { found } from '../../platform/http/failure.ts';
import { readSummaries } from '../event/eventSummaries.ts';
import { recentSummary } from '../event/recentSummary.ts';
import { presentToken } from '../token/tokenPresenter.ts';
import { tokensOfOrder } from '../token/tokenRepository.ts';
import { readSectionNames } from '../offer/offerRepository.ts';
import { newTokenRows, type OrderSurroundings } from './newTokenRows.ts';
import type { OrderDraft } from './draftedOrder.ts';
import { readOrderLines, readOrderPayment, type OrderRow } from './orderRepository.ts';
import { wordsOfOrder } from './rewordOrder.ts';

const headOf = (order: OrderRow) => ({
  orderId: order.orderId,
  orderNumber: order.orderNumber,
  eventId: order.eventId,
  createdAt: order.createdAt.toISOString(),
  quote: order.quote,
  ...(order.shippingAddress ? { shippingAddress: order.shippingAddress } : {}),
});

/**
 * Presents an order for its receipt: prices as bought, texts in the reader's locale, tokens in their current state
 * [C3.28].
 */
export async function presentOrder(
  db: Queryable,
  order: OrderRow,
  locale: Locale,
  now: Date,
): Promise<Order> {
  const [summaries, tokens, sectionNames, lines, payment] = await Promise.all([
    readSummaries(db, [order.eventId], locale),
    tokensOfOrder(db, order.eventId, order.orderId),
    readSectionNames(db, order.eventId),
    readOrderLines(db, order),
    readOrderPayment(db, order),
  ]);
  return {
    ...headOf(order),
    ...(await wordsOfOrder(db, order, lines, locale)),
    event: found(summaries.get(order.eventId)),
    payment,
    tokens: tokens.map((token) => presentToken(token, sectionNames, locale, now)),
  };
}

/** Presents an order that is about to be written, from its draft. */
export async function presentNewOrder(
  platform: Platform,
  { order, lines, payment, tokens }: OrderDraft,
  around: OrderSurroundings & { locale: Locale; now: Date },
): Promise<Order> {
  const { sectionNames, means, locale, now } = around;
  const { transactionId } = payment;
  return {
    ...headOf(order),
    event: found(await recentSummary(platform, order.eventId, locale)),
    lines,
    payment: { transactionId, brand: means.brand, lastFour: means.lastFour },
    tokens: newTokenRows(tokens, around).map((token) => presentToken(token, sectionNames, locale, now)),
  };
}
