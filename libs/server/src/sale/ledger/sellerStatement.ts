import type { Locale, Money, SellerStatement } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';

type EntryKind = SellerStatement['entries'][number]['kind'];

interface EntryRow {
  at: Date;
  eventId: string;
  names: unknown;
  payoutId: string | null;
  currency: string;
  /** Minor units, positive for what is owed to the seller. */
  amount: number;
  balance: number;
}

const mostEntries = 5000;

/** Reads what the ledger has of a seller: setting money aside for a payout changes nothing for them. */
async function findEntries(db: Queryable, userId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select s.*, sum(s.amount) over (partition by s.currency order by s.at, s.id)::bigint as balance from (
      select t.created_at as at, t.ledger_transaction_id as id, t.event_id as "eventId", e.short_name as names,
        y.payout_id as "payoutId", p.currency, -sum(p.amount)::bigint as amount
      from ledger_account a join ledger_posting p using (ledger_account_id)
      join ledger_transaction t using (ledger_transaction_id) join event e on e.event_id = t.event_id
      left join payout y on t.subject_kind = 'payout' and y.payout_id::text = t.subject_id::text
      where a.owner_id = ${userId} and a.kind in ('sellerPending', 'payoutClearing')
        and (y.payout_id is null or y.recipient_kind = 'seller')
      group by t.ledger_transaction_id, e.short_name, y.payout_id, p.currency having sum(p.amount) <> 0) s
    order by s.at, s.id limit ${mostEntries}`.execute(db);
  return rows;
}

function kindOf({ payoutId, amount }: EntryRow): EntryKind {
  if (payoutId !== null) return amount < 0 ? 'payout' : 'payoutReturned';
  return amount < 0 ? 'refund' : 'sale';
}

const yearOf = ({ at }: Pick<EntryRow, 'at'>): number => at.getUTCFullYear();

/** Reads the statement of a seller for a year. */
export async function readSellerStatement(
  db: Queryable,
  { userId, year, locale }: { userId: string; year: number; locale: Locale },
): Promise<SellerStatement> {
  const all = await findEntries(db, userId);
  const ofYear = all.filter((entry) => yearOf(entry) === year);
  const totals = [...new Set(ofYear.map(({ currency }) => currency))].map((currency) => {
    const own = ofYear.filter((entry) => entry.currency === currency);
    const sum = (of: (entry: EntryRow) => number): Money => ({
      amount: own.reduce((total, entry) => total + of(entry), 0),
      currency,
    });
    return {
      earned: sum(({ payoutId, amount }) => (payoutId === null ? Number(amount) : 0)),
      paid: sum(({ payoutId, amount }) => (payoutId === null ? 0 : -Number(amount))),
      balance: { amount: Number(own.at(-1)!.balance), currency },
    };
  });
  return {
    year,
    years: [...new Set(all.map(yearOf))].toSorted((left, right) => right - left),
    totals,
    entries: ofYear.map((entry) => ({
      at: entry.at.toISOString(),
      kind: kindOf(entry),
      eventId: entry.eventId,
      eventName: inLocale(entry.names, locale),
      ...(entry.payoutId === null ? {} : { payoutId: entry.payoutId }),
      amount: { amount: Number(entry.amount), currency: entry.currency },
      balance: { amount: Number(entry.balance), currency: entry.currency },
    })),
  };
}
