import { toColumns } from '../../platform/database/columnNames.ts';
import { statement } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { NewId } from '../../platform/security/ids.ts';
import type { AccountKind, LedgerSubject } from './accountKinds.ts';

/** Posting of a ledger entry: positive amounts are received by the account, negative ones given. Minor units. */
export interface Posting {
  kind: AccountKind;
  /** Owner of the account; empty for the platform's own. */
  ownerId: string;
  amount: number;
}

/** Ledger entry; its postings sum to zero, which the database checks at commit. */
export interface LedgerEntry extends LedgerSubject {
  kind: string;
  eventId: string;
  /** Key that prevents booking an entry twice. */
  dedupeKey: string;
  currency: string;
  postings: readonly Posting[];
}

const keyOf = ({ kind, ownerId }: Posting): string => `${kind}:${ownerId}`;

/** Merges postings to one per account, without zero amounts. */
function gather(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const before = sums.get(keyOf(posting))?.amount ?? 0;
    sums.set(keyOf(posting), { ...posting, amount: before + posting.amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** Ledger entry with its ids. */
export interface EntryRow extends Omit<LedgerEntry, 'postings'> {
  id: string;
  /** `accountId` is used if the account doesn't exist yet. */
  postings: (Posting & { number: number; accountId: string })[];
}

/** Converts entries for booking; empty ones are omitted. */
export const entryRows = (newId: NewId, entries: readonly LedgerEntry[]): EntryRow[] =>
  entries
    .map((entry) => ({
      ...entry,
      id: newId(),
      postings: gather(entry.postings).map((posting, number) => ({ ...posting, number, accountId: newId() })),
    }))
    .filter(({ postings }) => postings.length > 0);

/** Converts an entry to the JSON of `book_entries`. */
export const entryColumns = (entry: EntryRow): Record<string, unknown> =>
  toColumns({ ...entry, postings: entry.postings.map(toColumns) });

const book = statement()<[entries: string]>('select book_entries($1::jsonb)');

/** Books an entry once; an empty one is not booked. */
export async function bookEntry(tx: TransactionScope, newId: NewId, entry: LedgerEntry): Promise<void> {
  const rows = entryRows(newId, [entry]);
  if (rows.length > 0) await book(tx, JSON.stringify(rows.map(entryColumns)));
}
