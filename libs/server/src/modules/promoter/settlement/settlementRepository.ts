import { sql } from 'kysely';
import type { SettlementLine, SettlementState } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { EngagementKey } from '../engagement/engagementRepository.ts';

/** States of a settlement, which equal the rows of `state_transition`. */
export const settlementStates = {
  proposed: ['accepted', 'withdrawn'],
  accepted: [],
  withdrawn: [],
} as const satisfies Record<SettlementState, readonly SettlementState[]>;

export type SettlementSide = 'promoter' | 'organiser';

export interface SettlementKey {
  eventId: string;
  settlementId: string;
}

/** Amounts in minor units. */
export interface SettlementRow extends SettlementKey {
  promoterId: string;
  number: number;
  currency: string;
  cash: number;
  commission: number;
  /** Commission that is kept from the cash; negative for what goes back with it. */
  kept: number;
  proposedBy: SettlementSide;
  state: SettlementState;
  version: number;
  proposedAt: Date;
  answeredAt: Date | null;
}

/** Balances in minor units: cash that is owed, commission that was earned. */
export interface SettledBalance {
  cash: number;
  commission: number;
}

/** Bookings that concern a promoter's account for an event, with what they change. */
const bookings = ({ eventId, userId }: EngagementKey) => sql`
  select t.ledger_transaction_id, t.kind, t.subject_kind, t.subject_id, t.created_at,
    coalesce(sum(p.amount) filter (where a.kind = 'promoterDrawer'), 0)::bigint as cash,
    coalesce(-sum(p.amount) filter (where a.kind = 'promoterCommission'), 0)::bigint as commission
  from ledger_account a join ledger_posting p using (ledger_account_id)
  join ledger_transaction t using (ledger_transaction_id) join event e using (event_id)
  where a.owner_id = ${userId} and a.kind in ('promoterCommission', 'promoterDrawer')
    and t.event_id = ${eventId} and p.currency = e.currency
  group by t.ledger_transaction_id`;

/** Locks the account of a promoter against other settlements, receipts and payouts. */
export async function lockPromoter(tx: TransactionScope, userId: string): Promise<void> {
  await sql`select from user_account where user_id = ${userId} for no key update`.execute(tx);
}

/** Reads what a promoter owes and is owed by all bookings of an event. */
export async function readBalance(db: Queryable, key: EngagementKey): Promise<SettledBalance> {
  const { rows } = await sql<SettledBalance>`
    select coalesce(sum(cash), 0)::bigint as cash, coalesce(sum(commission), 0)::bigint as commission
    from (${bookings(key)}) b`.execute(db);
  return rows[0]!;
}

/** Gives a settlement all lines that none has. @returns how many */
export async function takeOpenLines(
  tx: TransactionScope,
  key: EngagementKey,
  settlementId: string,
): Promise<number> {
  const { rows } = await sql`
    insert into promoter_settlement_line (promoter_id, ledger_transaction_id, event_id, settlement_id)
      select ${key.userId}, b.ledger_transaction_id, ${key.eventId}, ${settlementId} from (${bookings(key)}) b
      on conflict do nothing returning ledger_transaction_id`.execute(tx);
  return rows.length;
}

/** Opens the lines of a settlement again. */
export async function releaseLines(
  tx: TransactionScope,
  { eventId, settlementId }: SettlementKey,
): Promise<void> {
  await tx
    .deleteFrom('promoterSettlementLine')
    .where('eventId', '=', eventId)
    .where('settlementId', '=', settlementId)
    .execute();
}

/** Sums the lines of all settlements of a promoter for an event. */
export async function readSettledBalance(db: Queryable, key: EngagementKey): Promise<SettledBalance> {
  const { rows } = await sql<SettledBalance>`
    select coalesce(sum(cash), 0)::bigint as cash, coalesce(sum(commission), 0)::bigint as commission
    from (${bookings(key)}) b join promoter_settlement_line l using (ledger_transaction_id)
    where l.promoter_id = ${key.userId}`.execute(db);
  return rows[0]!;
}

/** Line of a statement; amounts in minor units. */
export interface LineRow extends SettledBalance {
  kind: SettlementLine['kind'];
  bookedAt: Date;
  orderNumber: string | null;
  transactionId: string | null;
}

/** Lists what was booked since the last settlement, latest first: one line for each sale, refund or hand-over. */
export async function listOpenLines(db: Queryable, key: EngagementKey, limit: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select b.kind, max(b.created_at) as booked_at, o.order_number, o.commitment_id as transaction_id,
      sum(b.cash)::bigint as cash, sum(b.commission)::bigint as commission
    from (
      select b.ledger_transaction_id, b.created_at, b.cash, b.commission, b.subject_id,
        case when b.subject_kind in ('order', 'payment') then 'sale' when b.kind = 'takeBack' then 'refund'
          when b.subject_kind = 'refund' then 'handedBack' when b.subject_kind = 'payout' then 'payout'
          when b.kind = 'promoterSettlement' then 'settlement' else 'handedOver' end as kind,
        coalesce(r.order_id, p.order_id, case b.subject_kind when 'order' then b.subject_id end) as order_id
      from (${bookings(key)}) b
      left join refund r on r.event_id = ${key.eventId} and r.refund_id = b.subject_id and b.subject_kind = 'refund'
      left join purchase_order p on p.event_id = ${key.eventId} and p.payment_id = b.subject_id
        and b.subject_kind = 'payment'
      where not exists (select from promoter_settlement_line l where l.promoter_id = ${key.userId}
        and l.ledger_transaction_id = b.ledger_transaction_id)) b
    left join purchase_order o on o.event_id = ${key.eventId} and o.order_id = b.order_id
    group by b.kind, coalesce(b.order_id, b.subject_id), o.order_number, o.commitment_id
    order by booked_at desc, o.order_number, b.kind limit ${limit}`.execute(db);
  return rows;
}

/** Stores a settlement that a side proposes; that side's open one is changed. */
export async function storeSettlement(
  tx: TransactionScope,
  {
    memberId,
    ...settlement
  }: Omit<SettlementRow, 'number' | 'state' | 'version' | 'proposedAt' | 'answeredAt'> & {
    memberId: string | null;
  },
): Promise<void> {
  const { eventId, settlementId, promoterId, cash, commission, kept } = settlement;
  const changed = await tx
    .updateTable('promoterSettlement')
    .set({ cash, commission, kept, memberId, proposedAt: sql<Date>`foyer_now()` })
    .where('eventId', '=', eventId)
    .where('settlementId', '=', settlementId)
    .where('state', '=', 'proposed')
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  const number = sql<number>`(select coalesce(max(s.number), 0) + 1 from promoter_settlement s
    where s.event_id = ${eventId} and s.promoter_id = ${promoterId})`;
  await tx
    .insertInto('promoterSettlement')
    .values({ ...settlement, memberId, number })
    .execute();
}

/** Sets what became of a settlement. */
export async function settle(
  tx: TransactionScope,
  { eventId, settlementId }: SettlementKey,
  { state, memberId }: { state: 'accepted' | 'withdrawn'; memberId: string | null },
): Promise<void> {
  await tx
    .updateTable('promoterSettlement')
    .set({
      state,
      answeredAt: sql<Date>`foyer_now()`,
      ...(memberId === null ? {} : { memberId }),
    })
    .where('eventId', '=', eventId)
    .where('settlementId', '=', settlementId)
    .execute();
}

const columns = [
  'eventId',
  'settlementId',
  'promoterId',
  'number',
  'currency',
  'cash',
  'commission',
  'kept',
  'proposedBy',
  'state',
  'version',
  'proposedAt',
  'answeredAt',
] as const;

/** Finds a settlement of an event, of one promoter if named. */
export async function findSettlement(
  db: Queryable,
  { eventId, settlementId }: SettlementKey,
  promoterId?: string,
): Promise<SettlementRow | undefined> {
  const row = await db
    .selectFrom('promoterSettlement')
    .select(columns)
    .where('eventId', '=', eventId)
    .where('settlementId', '=', settlementId)
    .$if(promoterId !== undefined, (query) => query.where('promoterId', '=', promoterId!))
    .executeTakeFirst();
  return row as SettlementRow | undefined;
}

/** Lists settlements of a promoter, of one event or of all, latest first. */
export async function listSettlements(
  db: Queryable,
  { userId, eventId }: { userId: string; eventId?: string },
  limit: number,
): Promise<SettlementRow[]> {
  const rows = await db
    .selectFrom('promoterSettlement')
    .select(columns)
    .where('promoterId', '=', userId)
    .$if(eventId !== undefined, (query) => query.where('eventId', '=', eventId!))
    .orderBy('proposedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows as SettlementRow[];
}
