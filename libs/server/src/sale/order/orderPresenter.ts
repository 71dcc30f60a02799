import type { Locale, Order } from '@foyer/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { found } from '../../platform/http/answers/failure.ts';
import { presentPermission } from '../../platform/http/access/permission.ts';
import { recentSummary } from '../event/recentSummary.ts';
import { signExternalPayment } from '../payment/externalPaymentKey.ts';
import { isExternal } from '../payment/paymentTypes.ts';
import { mayPrint } from '../token/tokenPolicy.ts';
import { presentToken } from '../token/tokenPresenter.ts';
import { inTokenOrder } from '../token/tokenOrder.ts';
import { presentCreditNote } from './creditNoteRepository.ts';
import { readOrderRecord, type OrderRecord } from './orderRecord.ts';
import type { OrderRow } from './orderRepository.ts';
import { wordsOfOrder } from './rewordOrder.ts';

/** Database, and caches of the process. */
interface Source {
  platform: Pick<Platform, 'clock' | 'config' | 'state'>;
  db: Queryable;
}
interface Reading {
  locale: Locale;
  now: Date;
}

/** Presents a receipt: prices as bought, texts in the reader's locale, tokens in their current state [C3.28]. */
export async function presentReceipt(
  { platform, db }: Source,
  { order, lines, payment, tokens, creditNotes, shipment, sectionNames }: OrderRecord,
  { locale, now }: Reading,
): Promise<Order> {
  const [event, words] = await Promise.all([
    recentSummary(platform, db, order.eventId, locale),
    wordsOfOrder(db, order, lines, locale),
  ]);
  const reading = { readerId: order.userId, sectionNames, locale, now };
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    eventId: order.eventId,
    createdAt: order.createdAt.toISOString(),
    ...words,
    fees: words.quote.fees,
    total: words.quote.total,
    ...(order.shippingAddress ? { shippingAddress: order.shippingAddress } : {}),
    ...(shipment ? { shipment } : {}),
    ...(order.invoiceTo ? { invoiceTo: order.invoiceTo } : {}),
    ...(creditNotes.length > 0 ? { creditNotes: creditNotes.map(presentCreditNote) } : {}),
    ...(order.answers.length > 0 ? { answers: order.answers } : {}),
    event: found(event),
    ...(payment ? { payment, transactionId: payment.transactionId } : {}),
    ...(payment && isExternal(payment.paymentType)
      ? { signedExternalPaymentKey: signExternalPayment(platform.config, order) }
      : {}),
    tokens: inTokenOrder(tokens).map((token) => presentToken(token, reading)),
    allowed: { print: presentPermission(mayPrint(tokens, order)) },
  };
}

/** Reads an order's record and presents its receipt. */
export const presentOrder = async (source: Source, order: OrderRow, reading: Reading): Promise<Order> =>
  presentReceipt(source, await readOrderRecord(source.db, order), reading);
