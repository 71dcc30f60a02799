import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { SaleFixture } from '../fixtures/saleFixture.ts';

export interface Books {
  postings: number;
  /** Sum of all postings. */
  sum: number;
  /** Captured payments that no order or refund accounts for, at the same instant. */
  unaccounted: number;
}

export const areOff = ({ sum, unaccounted }: Books): boolean => sum !== 0 || unaccounted !== 0;

/** Reads the books in one statement, which sees one snapshot. */
export async function readBooks(
  { kysely }: Database,
  { eventId }: Pick<SaleFixture, 'eventId'>,
): Promise<Books> {
  const { rows } = await sql<Books>`select
      (select count(*)::int from ledger_posting) as postings,
      (select coalesce(sum(amount), 0)::bigint from ledger_posting) as sum,
      (select count(*)::int from payment p where p.event_id = ${eventId} and coalesce(p.captured_amount, 0) > 0
        and not exists (select from purchase_order o where o.payment_id = p.payment_id)
        and not exists (select from refund r where r.payment_id = p.payment_id)) as unaccounted`.execute(
    kysely,
  );
  return rows[0]!;
}
