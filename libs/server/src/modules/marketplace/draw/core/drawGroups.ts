import {
  entriesPerGroup,
  proveInGroup,
  rootOfGroup,
  rootOfGroups,
  type DrawnEntry,
  type InclusionProof,
} from '@foyer/verify-draw';
import type { Queryable, TransactionScope } from '../../../../platform/database/transactionScope.ts';
import { pagesOfDrawn, readDrawnEntries } from './drawnRepository.ts';

/** Entries under one node of a draw's tree. */
export interface DrawGroup {
  /** Lowest published id. */
  firstId: string;
  root: string;
}

const groupOf = async (entries: readonly DrawnEntry[]): Promise<DrawGroup> => ({
  firstId: entries[0]!.id,
  root: await rootOfGroup(entries),
});

/** Builds the groups of a closed draw, and their root. */
export async function groupEntries(
  db: Queryable,
  eventId: string,
): Promise<{ entriesRoot: string; groups: DrawGroup[] }> {
  const groups: DrawGroup[] = [];
  for await (const page of pagesOfDrawn(db, eventId))
    for (let from = 0; from < page.length; from += entriesPerGroup)
      groups.push(await groupOf(page.slice(from, from + entriesPerGroup)));
  return { groups, entriesRoot: await rootOfGroups(groups.map(({ root }) => root)) };
}

/** Stores the groups of a draw with its root. */
export async function insertGroups(
  tx: TransactionScope,
  eventId: string,
  groups: readonly DrawGroup[],
): Promise<void> {
  if (groups.length === 0) return;
  await tx
    .insertInto('drawGroup')
    .values(groups.map((group) => ({ eventId, ...group })))
    .execute();
}

/** Proves an entry of a draw whose root is published, from the entries of its group. */
export async function proveEntry(
  db: Queryable,
  eventId: string,
  drawnId: string,
): Promise<InclusionProof | undefined> {
  const groups = await db
    .selectFrom('drawGroup')
    .select(['firstId', 'root'])
    .where('eventId', '=', eventId)
    .execute();
  groups.sort((left, right) => (left.firstId < right.firstId ? -1 : 1));
  const at = groups.findLastIndex(({ firstId }) => firstId <= drawnId);
  const [own, next] = [groups[at], groups[at + 1]];
  if (!own) return undefined;
  const range = { from: own.firstId, before: next?.firstId, limit: entriesPerGroup };
  const entries = await readDrawnEntries(db, eventId, range);
  return proveInGroup(entries, drawnId, { groupRoots: groups.map(({ root }) => root), at });
}
