import type { TopicKind } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';

/** Event in the sitemap. */
export interface MappedEvent {
  eventId: string;
  vanityName: string;
}

/** Page of a performer, venue or organiser in the sitemap. */
export interface MappedTopic {
  kind: TopicKind;
  topicId: string;
  /** Of an organiser. */
  vanityName: string | null;
}

/** A sitemap is limited to 50,000 URLs, and each page has one per locale. */
const maximumEvents = 8_000;
const maximumTopics = 4_000;

/** SQL condition on the event `e`: published and not over. */
const isMapped = (scope: EventScope) =>
  sql<boolean>`e.published and coalesce(e.ends_at, e.starts_at) > foyer_now() and ${inScope(scope)}`;

/** Lists published events that are not over, next ones first; on a partner's site only its own. */
export async function listMappedEvents(db: Queryable, scope: EventScope): Promise<MappedEvent[]> {
  const { rows } = await sql<MappedEvent>`
    select event_id as "eventId", vanity_name as "vanityName" from event e
    where ${isMapped(scope)}
    order by starts_at, event_id limit ${maximumEvents}`.execute(db);
  return rows;
}

/** Lists the performers, venues and organisers of these events; on a partner's site only of its own events. */
export async function listMappedTopics(db: Queryable, scope: EventScope): Promise<MappedTopic[]> {
  const { rows } = await sql<MappedTopic>`
    with shown as (select e.event_id, e.location_id, e.client_id from event e where ${isMapped(scope)})
    select 'client' as kind, client_id as "topicId", vanity_name as "vanityName" from client
      where client_id in (select client_id from shown)
    union all select 'location', location_id, null from venue
      where location_id in (select location_id from shown)
    union all select 'performer', performer_id, null from performer
      where performer_id in (select l.performer_id from event_performer l join shown using (event_id))
    order by kind, "topicId" limit ${maximumTopics}`.execute(db);
  return rows;
}
