import type { CreditNote } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { ChargeRow } from '../charge/chargeRepository.ts';

/** Credit note of a refund. */
export interface CreditNoteRow {
  refundId: string;
  orderId: string;
  number: string;
  /** Minor units. */
  amount: number;
  currency: string;
  issuedAt: Date;
}

/** Part of a charge that a credit note reverses. Minor units; negative for a discount. */
export type CreditedCharge = Pick<ChargeRow, 'kind' | 'code' | 'cartGuid' | 'amount'> & { refundId: string };

const notes = sql`select n.refund_id, r.order_id, 'CN-' || lpad(n.number::text, 6, '0') as number, r.amount, r.currency,
    n.issued_at
  from credit_note n join refund r using (event_id, refund_id)`;

/** Lists the credit notes of an order, oldest first. */
export async function listCreditNotes(
  db: Queryable,
  { eventId, orderId }: { eventId: string; orderId: string },
): Promise<CreditNoteRow[]> {
  const { rows } = await sql<CreditNoteRow>`
    ${notes} where r.event_id = ${eventId} and r.order_id = ${orderId} order by n.number`.execute(db);
  return rows;
}

/** Lists the credit notes of a buyer's orders, oldest first. */
export async function listCreditNotesOfBuyer(db: Queryable, userId: string): Promise<CreditNoteRow[]> {
  const { rows } = await sql<CreditNoteRow>`
    ${notes} join purchase_order o on o.event_id = r.event_id and o.order_id = r.order_id
    where o.user_id = ${userId} order by n.number`.execute(db);
  return rows;
}

/** Finds the credit note of a refund; undefined if its order has no invoice. */
export async function findCreditNote(
  db: Queryable,
  { eventId, refundId }: { eventId: string; refundId: string },
): Promise<CreditNoteRow | undefined> {
  const { rows } = await sql<CreditNoteRow>`
    ${notes} where n.event_id = ${eventId} and n.refund_id = ${refundId}`.execute(db);
  return rows[0];
}

/** Lists the charges that the credit notes of an order reverse, in the order of its charges. */
export async function listCreditedCharges(
  db: Queryable,
  { eventId, orderId }: { eventId: string; orderId: string },
): Promise<CreditedCharge[]> {
  const { rows } = await sql<CreditedCharge>`
    select t.refund_id, c.kind, c.code, c.cart_guid, t.amount
    from refund_charge t join charge c using (event_id, order_id, charge_number)
    where t.event_id = ${eventId} and t.order_id = ${orderId} order by t.charge_number`.execute(db);
  return rows;
}

/** Presents a credit note as the order page and the data export show it. */
export const presentCreditNote = ({ number, amount, currency, issuedAt }: CreditNoteRow): CreditNote => ({
  number,
  amount: { amount, currency },
  issuedAt: issuedAt.toISOString(),
});
