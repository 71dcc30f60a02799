import type {
  AnsweredQuestion,
  CartLine,
  InvoiceTo,
  Locale,
  OrderPayment,
  PriceBreakdown,
  ShippingAddress,
} from '@foyer/contract';
import { sql } from 'kysely';
import type { StoredJson } from '../../platform/database/storedForm.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { cartLineForm } from '../cart/cartLineForm.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';
import { invoiceToForm, shippingAddressForm } from '../payment/orderForms.ts';
import { answersForm } from '../question/questionForms.ts';
import { priceForm } from '../pricing/priceForm.ts';

/** Order with the data of its receipt. */
export interface OrderRow {
  orderId: string;
  orderNumber: string;
  eventId: string;
  userId: string;
  commitmentId: string;
  paymentId: string;
  currency: string;
  quote: PriceBreakdown;
  shippingAddress: ShippingAddress | null;
  locale: Locale;
  createdAt: Date;
  /** Host of the organisation's site where it was bought; null for every other site. */
  siteHost: string | null;
  /** Affiliate code of the link that led to the purchase; written once, for commissions. */
  affiliateCode?: string | undefined;
  /** Organiser's questions with what the buyer answered. */
  answers: AnsweredQuestion[];
  /** Whom the tax invoice names; null if the buyer asked for none. */
  invoiceTo: InvoiceTo | null;
}

/** Order as it is stored, with documents of any version. */
type StoredOrder = Omit<OrderRow, 'quote' | 'shippingAddress' | 'answers' | 'invoiceTo'> & {
  quote: StoredJson;
  shippingAddress: StoredJson | null;
  answers: StoredJson | null;
  invoiceTo: StoredJson | null;
};

const readStoredOrder = ({
  quote,
  shippingAddress,
  answers,
  invoiceTo,
  ...order
}: StoredOrder): OrderRow => ({
  ...order,
  quote: priceForm.read(quote),
  shippingAddress: shippingAddress && shippingAddressForm.read(shippingAddress),
  answers: answers ? answersForm.read(answers).answers : [],
  invoiceTo: invoiceTo && invoiceToForm.read(invoiceTo),
});

const orderColumns = sql`o.order_id as "orderId", o.order_number as "orderNumber", o.event_id as "eventId",
  o.user_id as "userId", o.commitment_id as "commitmentId", o.payment_id as "paymentId", o.currency, o.quote,
  o.shipping_address as "shippingAddress", o.answers, o.invoice_to as "invoiceTo", o.locale, o.created_at as "createdAt", o.site_host as "siteHost"`;

/** Finds an order of a buyer for an event of a scope. */
export async function findOrder(
  db: Queryable,
  { orderId, userId, scope }: { orderId: string; userId: string; scope: EventScope },
): Promise<OrderRow | undefined> {
  const { rows } = await sql<StoredOrder>`
    select ${orderColumns} from purchase_order o join event e using (event_id)
    where o.order_id = ${orderId} and o.user_id = ${userId} and ${inScope(scope)}`.execute(db);
  return rows.map(readStoredOrder)[0];
}

/** Finds the order of a paid commitment. */
export async function findOrderOfCommitment(
  db: Queryable,
  eventId: string,
  commitmentId: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<StoredOrder>`
    select ${orderColumns} from purchase_order o
    where o.event_id = ${eventId} and o.commitment_id = ${commitmentId}`.execute(db);
  return rows.map(readStoredOrder)[0];
}

/** Lists a buyer's newest orders of an event that are not refunded as a whole. */
export async function findOrdersOfBuyer(
  db: Queryable,
  { eventId, userId, limit }: { eventId: string; userId: string; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<StoredOrder>`
    select ${orderColumns} from purchase_order o
    where o.event_id = ${eventId} and o.user_id = ${userId} and o.state <> 'refunded'
    order by o.created_at desc, o.order_id limit ${limit}`.execute(db);
  return rows.map(readStoredOrder);
}

export async function readOrderLines(db: Queryable, { eventId, orderId }: OrderRow): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('orderLine')
    .select(['lineId', 'line'])
    .where('eventId', '=', eventId)
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ lineId, line }) => ({ ...cartLineForm.read(line as StoredJson), lineId }));
}

/** Finds an order by the number that people read. */
export async function findOrderByNumber(
  db: Queryable,
  orderNumber: string,
): Promise<Pick<OrderRow, 'eventId' | 'orderId'> | undefined> {
  return db
    .selectFrom('purchaseOrder')
    .select(['eventId', 'orderId'])
    .where('orderNumber', '=', orderNumber)
    .executeTakeFirst();
}

/** Finds the payment of an order of any commitment. */
export async function findOrderPayment(
  db: Queryable,
  { eventId, orderId }: Pick<OrderRow, 'eventId' | 'orderId'>,
): Promise<Pick<OrderRow, 'paymentId' | 'currency' | 'userId'> | undefined> {
  return db
    .selectFrom('purchaseOrder')
    .select(['paymentId', 'currency', 'userId'])
    .where('eventId', '=', eventId)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
}

/** Reads the payment that a receipt shows; undefined for a free order. */
export async function readOrderPayment(
  db: Queryable,
  { eventId, paymentId }: OrderRow,
): Promise<OrderPayment | undefined> {
  const { rows } = await sql<{ payment: OrderPayment }>`
    select jsonb_strip_nulls(jsonb_build_object('paymentType', p.payment_type, 'transactionId', p.transaction_id,
      'brand', m.brand, 'lastFour', m.last_four)) as payment
    from payment p left join payment_means m using (payment_method_id)
    where p.event_id = ${eventId} and p.payment_id = ${paymentId} and p.payment_type <> 'Free'`.execute(db);
  return rows[0]?.payment;
}
