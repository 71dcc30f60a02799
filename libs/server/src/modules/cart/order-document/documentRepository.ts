import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Name of a person; null where it is not known. */
export interface PersonName {
  firstName: string | null;
  lastName: string | null;
}

/** Reads a buyer's name and country. */
export async function findBuyer(
  db: Queryable,
  userId: string,
): Promise<(PersonName & { countryCode: string | null }) | undefined> {
  return db
    .selectFrom('userAccount')
    .select(['firstName', 'lastName', 'countryCode'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Reads who attends with the tokens of an event; a token without an attendee is not assigned. */
export async function findAttendees(
  db: Queryable,
  eventId: string,
  tokenIds: readonly string[],
): Promise<Map<string, PersonName & { kind: string }>> {
  const rows = await db
    .selectFrom('tokenAttendee')
    .select(['tokenId', 'firstName', 'lastName', 'kind'])
    .where('eventId', '=', eventId)
    .where('tokenId', 'in', tokenIds)
    .execute();
  return new Map(rows.map((row) => [row.tokenId, row]));
}
