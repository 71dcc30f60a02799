import type { OrderSummary, ShipmentState } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { TimePosition } from '../../../platform/http/answers/timeCursor.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';
import { shipmentStateOfOrder } from '../../../sale/order/shipmentRepository.ts';

/** Order in a list, with the names of its items by locale. */
export interface ListedOrder extends Pick<OrderSummary, 'orderId' | 'orderNumber' | 'state'> {
  eventId: string;
  createdAt: Date;
  currency: string;
  /** Minor units. */
  total: number;
  /** Minor units of all refunds, paid out or under way; null without one. */
  refunded: number | null;
  /** Null if nothing of it is shipped. */
  shipment: ShipmentState | null;
  items: { names: unknown; quantity: number }[];
}

/** Lists a buyer's orders for events of a scope, newest first; also of events that were unpublished. */
export async function findListedOrders(
  db: Queryable,
  ask: { userId: string; scope: EventScope; after: TimePosition | undefined; limit: number },
): Promise<ListedOrder[]> {
  const { userId, scope, after, limit } = ask;
  const { rows } = await sql<ListedOrder>`
    select o.order_id as "orderId", o.order_number as "orderNumber", o.event_id as "eventId", o.state,
      o.created_at as "createdAt", o.currency, o.total,
      (select sum(r.amount)::bigint from refund r where r.order_id = o.order_id and r.event_id = o.event_id) as refunded,
      ${shipmentStateOfOrder} as shipment,
      (select jsonb_agg(jsonb_build_object('names', g.name, 'quantity', l.quantity) order by l.position)
        from order_line l join offer_group g using (event_id, offer_group_id)
        where l.event_id = o.event_id and l.order_id = o.order_id) as items
    from purchase_order o join event e using (event_id)
    where o.user_id = ${userId} and ${inScope(scope)}
      ${after ? sql`and (o.created_at, o.order_id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by o.created_at desc, o.order_id desc limit ${limit}`.execute(db);
  return rows;
}
