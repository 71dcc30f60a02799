import { sql } from 'kysely';
import type { Queryable } from '../../../database/transactionScope.ts';

/** An event that a search engine may list. */
export interface MappedEvent {
  eventId: string;
  vanityName: string;
}

/** A sitemap holds at most 50,000 addresses, and each event has one in every locale. */
const maximumEvents = 12_000;

/** Published events that are not over, the next ones first; on a partner's site its own alone. */
export async function listMappedEvents(db: Queryable, clientId: string | undefined): Promise<MappedEvent[]> {
  const own = clientId === undefined ? sql`` : sql`and client_id = ${clientId}`;
  const { rows } = await sql<MappedEvent>`
    select event_id as "eventId", vanity_name as "vanityName" from event
    where published and coalesce(ends_at, starts_at) > foyer_now() ${own}
    order by starts_at, event_id limit ${maximumEvents}`.execute(db);
  return rows;
}
