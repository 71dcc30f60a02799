import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { EngagementKey } from '../engagement/engagementRepository.ts';

/** Cash that a promoter handed over, in minor units; negative for what the organiser gave back. */
export interface ReceiptRow {
  eventId: string;
  receiptId: string;
  promoterId: string;
  number: number;
  amount: number;
  currency: string;
  createdAt: Date;
}

export async function insertReceipt(
  tx: TransactionScope,
  receipt: Omit<ReceiptRow, 'number' | 'createdAt'> & { memberId: string | null },
): Promise<void> {
  const { eventId, promoterId } = receipt;
  const number = sql<number>`(select coalesce(max(s.number), 0) + 1 from promoter_cash_receipt s
    where s.event_id = ${eventId} and s.promoter_id = ${promoterId})`;
  await tx
    .insertInto('promoterCashReceipt')
    .values({ ...receipt, number })
    .execute();
}

/** Lists receipts of a promoter, of one event or of all, latest first. */
export async function listReceipts(
  db: Queryable,
  { userId, eventId }: { userId: string; eventId?: string },
  limit: number,
): Promise<ReceiptRow[]> {
  return db
    .selectFrom('promoterCashReceipt')
    .select(['eventId', 'receiptId', 'promoterId', 'number', 'amount', 'currency', 'createdAt'])
    .where('promoterId', '=', userId)
    .$if(eventId !== undefined, (query) => query.where('eventId', '=', eventId!))
    .orderBy('createdAt', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

export async function findReceipt(
  db: Queryable,
  { eventId, receiptId }: { eventId: string; receiptId: string },
): Promise<ReceiptRow | undefined> {
  return db
    .selectFrom('promoterCashReceipt')
    .select(['eventId', 'receiptId', 'promoterId', 'number', 'amount', 'currency', 'createdAt'])
    .where('eventId', '=', eventId)
    .where('receiptId', '=', receiptId)
    .executeTakeFirst();
}

/** Cash that a guest of a promoter is to get back. */
export interface RefundDueRow {
  refundId: string;
  promoterId: string;
  transactionId: string;
  orderNumber: string;
  guestAddress: string | null;
  guestFirstName: string | null;
  guestLastName: string | null;
  amount: number;
}

/** Lists due refunds of what promoters took in cash for an event, oldest first. */
export async function listRefundsDue(
  db: Queryable,
  { eventId, userId, refundId }: { eventId: string; userId?: string; refundId?: string },
  limit: number,
): Promise<RefundDueRow[]> {
  const { rows } = await sql<RefundDueRow>`
    select r.refund_id, s.promoter_id, s.commitment_id as transaction_id, o.order_number, s.guest_address,
      s.guest_first_name, s.guest_last_name, r.amount
    from promoter_sale s join purchase_order o using (event_id, commitment_id)
    join payment p on p.event_id = o.event_id and p.payment_id = o.payment_id and p.payment_type = 'Cash'
    join refund r on r.event_id = o.event_id and r.order_id = o.order_id
    where s.event_id = ${eventId} and r.state = 'due' and r.amount > 0
      ${userId === undefined ? sql`` : sql`and s.promoter_id = ${userId}`}
      ${refundId === undefined ? sql`` : sql`and r.refund_id = ${refundId}`}
    order by r.created_at, r.refund_id limit ${limit}`.execute(db);
  return rows;
}

/** Finds a refund of what a promoter took in cash, whatever its state. */
export async function findCashRefund(
  db: Queryable,
  { eventId, refundId, userId }: { eventId: string; refundId: string; userId?: string },
): Promise<EngagementKey | undefined> {
  const { rows } = await sql<EngagementKey>`
    select s.event_id, s.promoter_id as user_id from refund r
    join payment p on p.event_id = r.event_id and p.payment_id = r.payment_id and p.payment_type = 'Cash'
    join promoter_sale s on s.event_id = p.event_id and s.commitment_id = p.commitment_id
    where r.event_id = ${eventId} and r.refund_id = ${refundId}
      ${userId === undefined ? sql`` : sql`and s.promoter_id = ${userId}`}`.execute(db);
  return rows[0];
}

/** Counts sales whose guests have not paid. */
export async function countPending(db: Queryable, { eventId, userId }: EngagementKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from promoter_sale s join commitment c using (event_id, commitment_id)
    left join hold h using (event_id, commitment_id)
    where s.event_id = ${eventId} and s.promoter_id = ${userId}
      and commitment_phase(c.state, h.held_until) in ('held', 'paying')`.execute(db);
  return rows[0]!.count;
}
