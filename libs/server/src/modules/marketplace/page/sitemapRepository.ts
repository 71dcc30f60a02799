import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';

/** Event in the sitemap. */
export interface MappedEvent {
  eventId: string;
  vanityName: string;
}

/** A sitemap is limited to 50,000 URLs, and each event has one per locale. */
const maximumEvents = 12_000;

/** Lists published events that are not over, next ones first; on a partner's site only its own. */
export async function listMappedEvents(db: Queryable, scope: EventScope): Promise<MappedEvent[]> {
  const { rows } = await sql<MappedEvent>`
    select event_id as "eventId", vanity_name as "vanityName" from event e
    where published and coalesce(ends_at, starts_at) > foyer_now() and ${inScope(scope)}
    order by starts_at, event_id limit ${maximumEvents}`.execute(db);
  return rows;
}
