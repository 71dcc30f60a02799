import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Lists who is on stage. */
export async function listOnStage(db: Queryable, eventId: string): Promise<string[]> {
  const guests = await db
    .selectFrom('conferenceGuest')
    .select('userId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'ready')
    .execute();
  return guests.map(({ userId }) => userId);
}
