import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { organisationAccounts, type AccountKind, type LedgerSubject } from './accountKinds.ts';

/** Row of the trial balance. Amounts in minor units. */
export interface BalanceRow {
  currency: string;
  account: AccountKind;
  /** Empty for the platform, and for buyers and sellers, who are summed. */
  ownerId: string;
  owner: string;
  debit: number;
  credit: number;
  /** Debit less credit: positive for what the owner owes. */
  balance: number;
}

/** Sums the postings of every account; debits and credits of a currency are equal. */
export async function readTrialBalance(db: Queryable): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    with owned as (
      select p.currency, a.kind as account, p.amount,
        case when a.kind in ('buyer', 'sellerPending', 'sellerPayable', 'escrow') then '' else a.owner_id end as "ownerId"
      from ledger_posting p join ledger_account a using (ledger_account_id))
    select o.currency, o.account, o."ownerId", coalesce(max(c.name), max(v.name), max(h.name), '') as owner,
      coalesce(sum(o.amount) filter (where o.amount > 0), 0)::bigint as debit,
      coalesce(-sum(o.amount) filter (where o.amount < 0), 0)::bigint as credit,
      sum(o.amount)::bigint as balance
    from owned o
    left join client c on c.client_id::text = o."ownerId"
    left join venue v on v.location_id::text = o."ownerId"
    left join charity h on h.charity_id::text = o."ownerId"
    group by o.currency, o.account, o."ownerId"
    order by o.currency, o.account, o."ownerId"`.execute(db);
  return rows;
}

/** Row of an organisation's statement. Amounts in minor units, positive for what is owed to the organisation. */
export interface StatementRow extends LedgerSubject {
  bookedAt: Date;
  /** Vanity name. */
  event: string;
  kind: string;
  account: AccountKind;
  currency: string;
  amount: number;
  /** Sum of all amounts of the currency up to this row. */
  balance: number;
}

export interface StatementPeriod {
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
}

/** Lists the postings to an organisation's accounts, in order, with the running balance. */
export async function readStatement(
  db: Queryable,
  clientId: string,
  { from, to }: StatementPeriod,
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select "bookedAt", event, kind, "subjectKind", "subjectId", account, currency, amount, balance from (
      select row_number() over (partition by p.currency
          order by t.created_at, t.ledger_transaction_id, p.posting_number) as position,
        t.created_at as "bookedAt", coalesce(e.vanity_name, '') as event, t.kind,
        t.subject_kind as "subjectKind", t.subject_id as "subjectId", a.kind as account, p.currency,
        -p.amount as amount,
        sum(-p.amount) over (partition by p.currency
          order by t.created_at, t.ledger_transaction_id, p.posting_number)::bigint as balance
      from ledger_account a
      join ledger_posting p using (ledger_account_id)
      join ledger_transaction t using (ledger_transaction_id)
      left join event e using (event_id)
      where a.owner_id = ${clientId} and a.kind in (${sql.join([...organisationAccounts])})) s
    where (${from ?? null}::timestamptz is null or "bookedAt" >= ${from ?? null})
      and (${to ?? null}::timestamptz is null or "bookedAt" < ${to ?? null})
    order by currency, position`.execute(db);
  return rows;
}
