import type { CartLine, OrderPayment, Shipment } from '@foyer/contract';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { readSectionNames, type SectionNames } from '../offer/offerRepository.ts';
import { tokensOfOrder, type TokenRow } from '../token/tokenRepository.ts';
import { findShipment } from './shipmentRepository.ts';
import { listCreditNotes, type CreditNoteRow } from './creditNoteRepository.ts';
import { readOrderLines, readOrderPayment, type OrderRow } from './orderRepository.ts';

/** Order with the rows of its receipt: as read, or as `draftOrder` will have them written. */
export interface OrderRecord {
  order: OrderRow;
  lines: CartLine[];
  /** Undefined for what was free. */
  payment: OrderPayment | undefined;
  tokens: readonly TokenRow[];
  creditNotes: readonly CreditNoteRow[];
  /** Undefined if nothing of it is shipped. */
  shipment: Shipment | undefined;
  /** Names of the sections in the event's chart. */
  sectionNames: SectionNames;
}

export async function readOrderRecord(db: Queryable, order: OrderRow): Promise<OrderRecord> {
  const [lines, payment, tokens, creditNotes, shipment, sectionNames] = await Promise.all([
    readOrderLines(db, order),
    readOrderPayment(db, order),
    tokensOfOrder(db, order.eventId, order.orderId),
    order.invoiceTo ? listCreditNotes(db, order) : [],
    order.shippingAddress ? findShipment(db, order) : undefined,
    readSectionNames(db, order.eventId),
  ]);
  return { order, lines, payment, tokens, creditNotes, shipment, sectionNames };
}
