import { statement } from '../../../database/statement.ts';
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

/** A movement as `book_entries` takes it. */
export interface EntryRow extends Omit<LedgerEntry, 'postings'> {
  id: string;
  /** `accountId` is for an account that there is not yet. */
  postings: (Posting & { number: number; accountId: string })[];
}

/** Movements in the form in which they are booked; what is worth nothing is left out. */
export const entryRows = (newId: NewId, entries: readonly LedgerEntry[]): EntryRow[] =>
  entries
    .map((entry) => ({
      ...entry,
      id: newId(),
      postings: gather(entry.postings).map((posting, number) => ({ ...posting, number, accountId: newId() })),
    }))
    .filter(({ postings }) => postings.length > 0);

const book = statement()<[entries: string]>('select book_entries($1)');

/** Books a movement, once. What is worth nothing is not booked. */
export async function bookEntry(tx: TransactionScope, newId: NewId, entry: LedgerEntry): Promise<void> {
  const rows = entryRows(newId, [entry]);
  if (rows.length > 0) await book(tx, JSON.stringify(rows));
}
