import type { ExportedCard, ExportedOrder, Locale, UserDataExport } from '@foyer/contract';
import { sql } from 'kysely';
import type { StoredJson } from '../../../platform/database/storedForm.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { cartLineForm } from '../../../sale/cart/cartLineForm.ts';
import { invoiceToForm, shippingAddressForm } from '../../../sale/payment/orderForms.ts';
import { listCreditNotesOfBuyer, presentCreditNote } from '../../../sale/order/creditNoteRepository.ts';
import { listShipmentsOfBuyer } from '../../../sale/order/shipmentRepository.ts';
import { answersForm } from '../../../sale/question/questionForms.ts';
import { priceForm } from '../../../sale/pricing/priceForm.ts';
import { listEveryMeans } from '../../../sale/payment-means/paymentMeansRepository.ts';
import { listPayoutMethods } from '../../../sale/payout/payoutMethodRepository.ts';
import { describeMeans } from '../../../sale/payment-means/paymentMeansService.ts';

/** Order as it is stored, with documents of any version. */
interface StoredOrder extends Pick<ExportedOrder, 'orderId' | 'orderNumber' | 'eventId' | 'state'> {
  /** Null when no card was charged. */
  card: ExportedCard | null;
  names: unknown;
  placedAt: Date;
  affiliateCode: string | null;
  quote: StoredJson;
  lines: { lineId: string; line: StoredJson }[];
  shippingAddress: StoredJson | null;
  answers: StoredJson | null;
  invoiceTo: StoredJson | null;
}

async function exportOrders(db: Queryable, userId: string, locale: Locale): Promise<ExportedOrder[]> {
  const shipments = await listShipmentsOfBuyer(db, userId);
  const notes = await listCreditNotesOfBuyer(db, userId);
  const { rows } = await sql<StoredOrder>`
    select o.order_id as "orderId", o.order_number as "orderNumber", o.event_id as "eventId", e.short_name as names,
      o.created_at as "placedAt", o.state, o.quote, o.shipping_address as "shippingAddress", o.answers,
      o.invoice_to as "invoiceTo",
      o.affiliate_code as "affiliateCode", case when m.payment_method_id is not null
        then jsonb_build_object('brand', m.brand, 'lastFour', m.last_four) end as card,
      coalesce((select jsonb_agg(jsonb_build_object('lineId', l.line_id, 'line', l.line) order by l.position) from order_line l
        where l.event_id = o.event_id and l.order_id = o.order_id), '[]') as lines
    from purchase_order o join event e using (event_id)
      join payment p using (event_id, payment_id) left join payment_means m using (payment_method_id)
    where o.user_id = ${userId} order by o.created_at, o.order_id`.execute(db);
  const notesOf = ({ orderId }: Pick<StoredOrder, 'orderId'>) =>
    notes.filter((note) => note.orderId === orderId).map(presentCreditNote);
  const shipmentOf = ({ orderId }: Pick<StoredOrder, 'orderId'>) => {
    const shipment = shipments.get(orderId);
    return shipment ? { shipment } : {};
  };
  return rows.map(
    ({
      names,
      placedAt,
      quote,
      lines,
      shippingAddress,
      answers,
      invoiceTo,
      affiliateCode,
      card,
      ...order
    }) => ({
      ...order,
      ...shipmentOf(order),
      ...(card ? { card } : {}),
      quote: priceForm.read(quote),
      lines: lines.map(({ lineId, line }) => ({ ...cartLineForm.read(line), lineId })),
      eventName: inLocale(names, locale),
      placedAt: placedAt.toISOString(),
      ...(shippingAddress ? { shippingAddress: shippingAddressForm.read(shippingAddress) } : {}),
      ...(answers ? { answers: answersForm.read(answers).answers } : {}),
      ...(invoiceTo ? { invoiceTo: invoiceToForm.read(invoiceTo) } : {}),
      ...(invoiceTo ? { creditNotes: notesOf(order) } : {}),
      ...(affiliateCode === null ? {} : { affiliateCode }),
    }),
  );
}

/** Exports a buyer's stored data, without the gateway's card tokens [PV-05]. */
export async function exportBuyer(
  db: Queryable,
  { userId, locale, now }: { userId: string; locale: Locale; now: Date },
): Promise<Pick<UserDataExport, 'paymentMeans' | 'payoutMethods' | 'orders'>> {
  const [means, payoutMethods, orders] = await Promise.all([
    listEveryMeans(db, userId),
    listPayoutMethods(db, userId),
    exportOrders(db, userId, locale),
  ]);
  return { paymentMeans: means.map((each) => describeMeans(each, now)), payoutMethods, orders };
}
