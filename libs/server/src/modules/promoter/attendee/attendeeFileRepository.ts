import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

interface SavedFile {
  eventId: string;
  savedAt: Date;
  attendees: number;
}

export async function insertFile(
  tx: TransactionScope,
  file: { eventId: string; fileId: string; savedBy: string; attendees: number },
): Promise<void> {
  await tx.insertInto('attendeeFile').values(file).execute();
}

const savedFiles = (db: Queryable, limit: number) =>
  db.selectFrom('attendeeFile as f').orderBy('f.savedAt', 'desc').orderBy('f.fileId', 'desc').limit(limit);

/** Lists the latest files of an event with the members who saved them, last one first. */
export const listFilesOfEvent = (
  db: Queryable,
  eventId: string,
  limit: number,
): Promise<(SavedFile & { name: string | null })[]> =>
  savedFiles(db, limit)
    .innerJoin('userAccount as u', 'u.userId', 'f.savedBy')
    .select([
      ...(['f.eventId', 'f.savedAt', 'f.attendees'] as const),
      sql<string | null>`case when u.deleted_at is null
        then coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email_address) end`.as('name'),
    ])
    .where('f.eventId', '=', eventId)
    .execute();

/** Lists the latest files that a member saved, last one first. */
export const listFilesOfMember = (db: Queryable, userId: string, limit: number): Promise<SavedFile[]> =>
  savedFiles(db, limit)
    .select(['f.eventId', 'f.savedAt', 'f.attendees'])
    .where('f.savedBy', '=', userId)
    .execute();
