import { sql } from 'kysely';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { NewId } from '../../../security/ids.ts';

export type AccountKind =
  'buyer' | 'organiser' | 'platform' | 'venue' | 'promoter' | 'seller' | 'paymentProvider' | 'tax';

/** One side of a movement: positive is what an account gets, negative what it gives. Minor units. */
export interface Posting {
  kind: AccountKind;
  /** Whose account; empty for the platform's own. */
  ownerId: string;
  amount: number;
}

/** A movement of money; its postings sum to zero, which the database checks at commit. */
export interface LedgerEntry {
  kind: string;
  reference: string;
  eventId: string;
  /** The same movement is booked once. */
  dedupeKey: string;
  currency: string;
  postings: readonly Posting[];
}

const keyOf = ({ kind, ownerId }: Posting): string => `${kind}:${ownerId}`;

/** One posting an account, none of nothing. */
function gather(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const before = sums.get(keyOf(posting))?.amount ?? 0;
    sums.set(keyOf(posting), { ...posting, amount: before + posting.amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

async function accountIds(
  tx: TransactionScope,
  newId: NewId,
  postings: readonly Posting[],
  currency: string,
): Promise<Map<string, string>> {
  const kinds = postings.map(({ kind }) => kind);
  const owners = postings.map(({ ownerId }) => ownerId);
  const wanted = sql`unnest(${kinds}::text[], ${owners}::text[]) as w (kind, owner_id)`;
  const known = await sql<{ kind: AccountKind; ownerId: string; id: string }>`
    select a.kind, a.owner_id as "ownerId", a.ledger_account_id as id
    from ledger_account a join ${wanted} using (kind, owner_id) where a.currency = ${currency}`.execute(tx);
  const ids = new Map(known.rows.map(({ id, ...account }) => [keyOf({ ...account, amount: 0 }), id]));
  const missing = postings.filter((posting) => !ids.has(keyOf(posting)));
  if (missing.length === 0) return ids;
  for (const { kind, ownerId } of missing) {
    // Somebody else may open the same account in the same moment: theirs is as good.
    await sql`insert into ledger_account (ledger_account_id, kind, owner_id, currency)
      values (${newId()}, ${kind}, ${ownerId}, ${currency}) on conflict do nothing`.execute(tx);
  }
  return accountIds(tx, newId, postings, currency);
}

/** Books a movement, once. What is worth nothing is not booked. */
export async function bookEntry(tx: TransactionScope, newId: NewId, entry: LedgerEntry): Promise<void> {
  const postings = gather(entry.postings);
  if (postings.length === 0) return;
  const id = newId();
  const { rows } = await sql`
    insert into ledger_transaction (ledger_transaction_id, kind, reference, event_id, dedupe_key)
    values (${id}, ${entry.kind}, ${entry.reference}, ${entry.eventId}, ${entry.dedupeKey})
    on conflict (dedupe_key) do nothing returning 1`.execute(tx);
  if (rows.length === 0) return;
  const accounts = await accountIds(tx, newId, postings, entry.currency);
  await tx
    .insertInto('ledger_posting')
    .values(
      postings.map((posting, at) => ({
        ledger_transaction_id: id,
        posting_number: at,
        ledger_account_id: accounts.get(keyOf(posting))!,
        amount: posting.amount,
        currency: entry.currency,
      })),
    )
    .execute();
}
