import type { UpdatedPerformer } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Reads the names by which searches find performers; of those that the platform knows. */
export async function readSearchTexts(
  tx: TransactionScope,
  performerIds: readonly string[],
): Promise<string[]> {
  if (performerIds.length === 0) return [];
  const rows = await tx
    .selectFrom('performer')
    .select('searchText')
    .where('performerId', 'in', performerIds)
    .execute();
  return rows.map(({ searchText }) => searchText);
}

/** Replaces the performers of an event. */
export async function replacePerformers(
  tx: TransactionScope,
  eventId: string,
  performers: readonly UpdatedPerformer[],
): Promise<void> {
  await tx.deleteFrom('eventPerformer').where('eventId', '=', eventId).execute();
  if (performers.length === 0) return;
  await tx
    .insertInto('eventPerformer')
    .values(
      performers.map(({ performerId, startsAt }, rank) => ({
        ...{ eventId, performerId, rank },
        startsAt: startsAt === undefined ? null : new Date(startsAt),
      })),
    )
    .execute();
}

/** Removes the last occurrence of a name, since the title of an event may have it too. Texts begin and end with a space. */
function withoutName(text: string, name: string): string {
  const at = text.lastIndexOf(name);
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
}

/** Has searches find an event by the names of its new performers, and no longer by those of the former. */
export async function renewSearchText(
  tx: TransactionScope,
  eventId: string,
  { former, added }: { former: readonly string[]; added: readonly string[] },
): Promise<void> {
  const { searchText } = await tx
    .selectFrom('event')
    .select('searchText')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const kept = former.reduce(withoutName, searchText);
  const renewed = added.reduce((text, name) => `${text.trimEnd()}${name}`, kept);
  await tx.updateTable('event').set({ searchText: renewed }).where('eventId', '=', eventId).execute();
}
