import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Name of a person; null if unknown. */
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

/** Reads the attendees of an event's tokens; a token without an attendee is not assigned. */
export async function findAttendees(
  db: Queryable,
  eventId: string,
  tokenIds: readonly string[],
): Promise<Map<string, PersonName & { kind: string }>> {
  if (tokenIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('tokenAttendee')
    .select(['tokenId', 'firstName', 'lastName', 'kind'])
    .where('eventId', '=', eventId)
    .where('tokenId', 'in', tokenIds)
    .execute();
  return new Map(rows.map((row) => [row.tokenId, row]));
}

/** Reads the name of the organisation that holds an event. */
export async function findOrganiser(db: Queryable, eventId: string): Promise<string> {
  const { name } = await db
    .selectFrom('event')
    .innerJoin('client', 'client.clientId', 'event.clientId')
    .select('client.name')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return name;
}
