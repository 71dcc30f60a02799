import type { Shipment, ShipmentState, ShippingAddress } from '@foyer/contract';
import { sql, type RawBuilder } from 'kysely';
import type { StoredJson } from '../../platform/database/storedForm.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { shippingAddressForm } from '../payment/orderForms.ts';

export interface ShippedOrder {
  eventId: string;
  orderId: string;
}

/** What an operator knows of a parcel. */
export interface Parcel {
  carrier: string;
  trackingNumber?: string | undefined;
  /** HTTPS. */
  trackingLink?: string | undefined;
}

interface ShipmentChange {
  changeId: string;
  change: 'shipped' | 'corrected' | 'delivered';
  /** Who recorded it. */
  operator: string;
}

/** Units of line `l` that were not refunded. */
const unitsLeft = sql`(l.quantity - (select coalesce(sum(r.quantity), 0)::integer from refund_line r
  where r.event_id = l.event_id and r.line_id = l.line_id))`;

/** Tells whether order `o` of event `e` has something to ship: neither refunded nor of a cancelled event. */
const hasToShip = sql<boolean>`(e.status <> 'Cancelled' and o.shipping_address is not null and exists (select from order_line l
  where l.event_id = o.event_id and l.order_id = o.order_id and l.fulfilment = 'SHIPPING' and ${unitsLeft} > 0))`;

/** State of the parcel `s` of order `o` of event `e`; null if nothing of the order is shipped. */
const parcelState = sql<ShipmentState | null>`coalesce(s.state, case when ${hasToShip} then 'toShip' end)`;

/** State of the parcel of order `o` of event `e`, for the columns of a list. */
export const shipmentStateOfOrder = sql<ShipmentState | null>`(select ${parcelState} from (values (0)) one
  left join shipment s on s.event_id = o.event_id and s.order_id = o.order_id)`;

interface ShipmentRow {
  orderId: string;
  state: ShipmentState | null;
  carrier: string | null;
  trackingNumber: string | null;
  trackingLink: string | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
}

function presentShipment({ state, ...row }: ShipmentRow): Shipment | undefined {
  if (state === null) return undefined;
  const { carrier, trackingNumber, trackingLink, shippedAt, deliveredAt } = row;
  return {
    state,
    ...(carrier === null ? {} : { carrier }),
    ...(trackingNumber === null ? {} : { trackingNumber }),
    ...(trackingLink === null ? {} : { trackingLink }),
    ...(shippedAt ? { shippedAt: shippedAt.toISOString() } : {}),
    ...(deliveredAt ? { deliveredAt: deliveredAt.toISOString() } : {}),
  };
}

/** Reads the parcels of those orders `o` that a condition chooses, also parcels still to be sent. */
async function readShipments(db: Queryable, condition: RawBuilder<unknown>): Promise<Map<string, Shipment>> {
  const { rows } = await sql<ShipmentRow>`
    select o.order_id as "orderId", ${parcelState} as state, s.carrier, s.tracking_number as "trackingNumber",
      s.tracking_link as "trackingLink", s.shipped_at as "shippedAt", s.delivered_at as "deliveredAt"
    from purchase_order o join event e using (event_id)
      left join shipment s on s.event_id = o.event_id and s.order_id = o.order_id
    where ${condition}`.execute(db);
  return new Map(
    rows.flatMap((row) => {
      const shipment = presentShipment(row);
      return shipment ? [[row.orderId, shipment] as const] : [];
    }),
  );
}

/** Finds the parcel of an order, also one that is still to be sent; undefined if nothing of it is shipped. */
export const findShipment = async (
  db: Queryable,
  { eventId, orderId }: ShippedOrder,
): Promise<Shipment | undefined> =>
  (await readShipments(db, sql`o.event_id = ${eventId} and o.order_id = ${orderId}`)).get(orderId);

/** Lists the parcels of a buyer by the id of their order. */
export const listShipmentsOfBuyer = (db: Queryable, userId: string): Promise<Map<string, Shipment>> =>
  readShipments(db, sql`o.user_id = ${userId}`);

/** Order to ship: its address and the items to pack. */
export interface OrderToShip {
  orderNumber: string;
  address: ShippingAddress;
  items: { name: string; quantity: number }[];
}

/** Lists the orders of an event that are still to be shipped, oldest first; items by their English names. */
export async function listOrdersToShip(
  db: Queryable,
  { eventId, limit }: { eventId: string; limit: number },
): Promise<OrderToShip[]> {
  const { rows } = await sql<Omit<OrderToShip, 'address'> & { address: StoredJson }>`
    select o.order_number as "orderNumber", o.shipping_address as address,
      (select jsonb_agg(jsonb_build_object('name', g.name ->> 'en-US', 'quantity', ${unitsLeft}) order by l.position)
        from order_line l join offer_group g using (event_id, offer_group_id)
        where l.event_id = o.event_id and l.order_id = o.order_id and l.fulfilment = 'SHIPPING'
          and ${unitsLeft} > 0) as items
    from purchase_order o join event e using (event_id)
    where o.event_id = ${eventId} and ${hasToShip}
      and not exists (select from shipment s where s.event_id = o.event_id and s.order_id = o.order_id)
    order by o.created_at, o.order_id limit ${limit}`.execute(db);
  return rows.map(({ address, ...order }) => ({ ...order, address: shippingAddressForm.read(address) }));
}

/**
 * Locks an order, so that its buyer's account is not deleted meanwhile: that deletes the address of the order.
 * @returns false if it has no address
 */
export async function lockAddressed(
  tx: TransactionScope,
  { eventId, orderId }: ShippedOrder,
): Promise<boolean> {
  const order = await tx
    .selectFrom('purchaseOrder')
    .select('shippingAddress')
    .where('eventId', '=', eventId)
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return order !== undefined && order.shippingAddress !== null;
}

/**
 * Writes a parcel that was sent, and marks its items as sent. The caller has locked the buyer, so that nothing is refunded
 * meanwhile.
 */
export async function writeShipment(
  tx: TransactionScope,
  { eventId, orderId }: ShippedOrder,
  { carrier, trackingNumber, trackingLink }: Parcel,
): Promise<void> {
  await sql`insert into shipment (event_id, order_id, carrier, tracking_number, tracking_link)
    values (${eventId}, ${orderId}, ${carrier}, ${trackingNumber ?? null}, ${trackingLink ?? null})`.execute(
    tx,
  );
  await sql`update order_line l set redeemed = true
    where l.event_id = ${eventId} and l.order_id = ${orderId} and l.fulfilment = 'SHIPPING'
      and ${unitsLeft} > 0`.execute(tx);
}

/** Corrects what is known of a parcel. @returns false if it is known so already */
export async function correctShipment(
  tx: TransactionScope,
  { eventId, orderId }: ShippedOrder,
  { carrier, trackingNumber, trackingLink }: Parcel,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update shipment s
    set carrier = ${carrier}, tracking_number = ${trackingNumber ?? null}, tracking_link = ${trackingLink ?? null}
    where s.event_id = ${eventId} and s.order_id = ${orderId}
      and (s.carrier, s.tracking_number, s.tracking_link)
        is distinct from (${carrier}, ${trackingNumber ?? null}, ${trackingLink ?? null})`.execute(tx);
  return numAffectedRows === 1n;
}

/** Writes that a parcel arrived. @returns false if none is under way */
export async function writeDelivery(
  tx: TransactionScope,
  { eventId, orderId }: ShippedOrder,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update shipment set state = 'delivered', delivered_at = foyer_now()
    where event_id = ${eventId} and order_id = ${orderId} and state = 'shipped'`.execute(tx);
  return numAffectedRows === 1n;
}

/** Logs what an operator recorded. */
export async function logShipmentChange(
  tx: TransactionScope,
  { changeId, eventId, orderId, change, operator }: ShippedOrder & ShipmentChange,
): Promise<void> {
  await sql`insert into shipment_change (change_id, event_id, order_id, change, operator)
    values (${changeId}, ${eventId}, ${orderId}, ${change}, ${operator})`.execute(tx);
}
