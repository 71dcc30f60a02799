import type { Locale, OrderPage } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { pageOf, readTimeCursor } from '../../../platform/http/answers/timeCursor.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { findListedOrders } from './orderListRepository.ts';

const defaultPageLength = 20;

/** Returns a page of a buyer's orders, newest first; on an organisation's site those for its events. */
export async function listOrders(
  db: Queryable,
  { userId, scope, locale }: { userId: string; scope: EventScope; locale: Locale },
  query: { cursor?: string; limit?: number },
): Promise<OrderPage> {
  const { limit = defaultPageLength } = query;
  const after = readTimeCursor(query.cursor);
  const rows = await findListedOrders(db, { userId, scope, after, limit: limit + 1 });
  const { shown, next } = pageOf(rows, {
    limit,
    positionOf: ({ createdAt, orderId }) => ({ at: createdAt, id: orderId }),
  });
  const eventIds = [...new Set(shown.map(({ eventId }) => eventId))];
  const events = await readSummaries(db, eventIds, { scope: withUnpublished(scope), locale });
  const orders = shown.flatMap(
    ({ eventId, currency, total, refunded, shipment, items, createdAt, ...order }) => {
      const event = events.get(eventId);
      if (!event) return [];
      return {
        ...order,
        event,
        createdAt: createdAt.toISOString(),
        items: items.map(({ names, quantity }) => ({ name: inLocale(names, locale), quantity })),
        total: { amount: total, currency },
        ...(refunded === null ? {} : { refunded: { amount: refunded, currency } }),
        ...(shipment === null ? {} : { shipment }),
      };
    },
  );
  return { orders, ...next };
}
