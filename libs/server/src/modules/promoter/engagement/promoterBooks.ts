import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Balances of a promoter for an event, in minor units of its currency. */
export interface PromoterBalance {
  eventId: string;
  currency: string;
  /** What the promoter is owed. */
  commission: number;
  /** Cash that the promoter owes. */
  cash: number;
}

/** Reads the balances of a promoter from the ledger, by event. */
export async function readPromoterBooks(db: Queryable, userId: string): Promise<PromoterBalance[]> {
  const { rows } = await sql<PromoterBalance>`
    select t.event_id, p.currency,
      coalesce(-sum(p.amount) filter (where a.kind = 'promoterCommission'), 0)::bigint as commission,
      coalesce(sum(p.amount) filter (where a.kind = 'promoterDrawer'), 0)::bigint as cash
    from ledger_account a
    join ledger_posting p using (ledger_account_id)
    join ledger_transaction t using (ledger_transaction_id)
    where a.owner_id = ${userId} and a.kind in ('promoterCommission', 'promoterDrawer') and t.event_id is not null
    group by t.event_id, p.currency`.execute(db);
  return rows;
}
