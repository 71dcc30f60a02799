import type { Locale, Order } from '@foyer/contract';
import type { Queryable } from '../../../database/transactionScope.ts';
import { found } from '../../../http/failure.ts';
import { readSummaries } from '../../marketplace/event/eventProfileService.ts';
import { presentToken } from '../../token-assignment/token/tokenPresenter.ts';
import { tokensOfOrder } from '../../token-assignment/token/tokenRepository.ts';
import { readSectionNames } from '../checkout/offerRepository.ts';
import { readOrderLines, readOrderPayment, type OrderRow } from './orderRepository.ts';

/** An order as its receipt shows it: what was bought as it was bought, the tokens as they are by now [C3.28]. */
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
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    eventId: order.eventId,
    event: found(summaries.get(order.eventId)),
    createdAt: order.createdAt.toISOString(),
    lines,
    quote: order.quote,
    payment,
    ...(order.shippingAddress ? { shippingAddress: order.shippingAddress } : {}),
    tokens: tokens.map((token) => presentToken(token, sectionNames, locale, now)),
  };
}
