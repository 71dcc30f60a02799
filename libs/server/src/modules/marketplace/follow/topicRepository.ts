import type { Topic, TopicKind } from '@foyer/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';
import { isListed } from '../event/isListed.ts';

/** Performer, venue or organiser; texts in all locales. */
export interface TopicRow {
  kind: TopicKind;
  topicId: string;
  name: string;
  genre: string | null;
  bio: unknown;
  vanityName: string | null;
  logoUrl: string | null;
  address: string | null;
  city: string | null;
  region: string | null;
  countryCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Names a topic: by its id, or an organiser by its vanity name. */
interface TopicKey {
  kind: TopicKind;
  topicId?: string | undefined;
  vanityName?: string | undefined;
}

/** SQL of all topics as `t`; a condition on kind and id uses the index of its table. */
export const topics = sql`(
  select 'performer' as kind, performer_id as topic_id, name, genre, bio, null as vanity_name, null as logo_url,
    null as address, null as city, null as region, null as country_code,
    null::float8 as latitude, null::float8 as longitude from performer
  union all
  select 'location', location_id, name, null, null, null, null, address, city, region, country_code,
    latitude, longitude from venue
  union all
  select 'client', client_id, name, null, null, vanity_name, logo_url, null, null, null, null, null, null
    from client) t`;

const columns = sql`t.kind, t.topic_id, t.name, t.genre, t.bio, t.vanity_name, t.logo_url, t.address, t.city,
  t.region, t.country_code, t.latitude, t.longitude`;

/** SQL condition on the event `e`: of the topic `t`. */
const ofTopic = sql<boolean>`case t.kind
  when 'performer' then e.event_id in (select l.event_id from event_performer l where l.performer_id = t.topic_id)
  when 'location' then e.location_id = t.topic_id else e.client_id = t.topic_id end`;

/** SQL condition on the topic `t`: it has a published event in the scope. */
const isShown = (scope: EventScope): RawBuilder<boolean> =>
  sql<boolean>`case t.kind
    when 'performer' then exists (select from event_performer l join event e using (event_id)
      where l.performer_id = t.topic_id and e.published and ${inScope(scope)})
    when 'location' then exists (select from event e
      where e.location_id = t.topic_id and e.published and ${inScope(scope)})
    else exists (select from event e where e.client_id = t.topic_id and e.published and ${inScope(scope)}) end`;

/** Finds a topic with a published event in the scope. */
export async function findTopic(
  db: Queryable,
  { kind, topicId, vanityName }: TopicKey,
  scope: EventScope,
): Promise<TopicRow | undefined> {
  const key =
    topicId === undefined ? sql`t.vanity_name = ${vanityName ?? null}` : sql`t.topic_id = ${topicId}`;
  const { rows } = await sql<TopicRow>`
    select ${columns} from ${topics} where t.kind = ${kind} and ${key} and ${isShown(scope)}`.execute(db);
  return rows[0];
}

/** Finds the latest past events of a topic. */
export async function findPastEvents(
  db: Queryable,
  { kind, topicId }: Pick<TopicRow, 'kind' | 'topicId'>,
  { scope, limit }: { scope: EventScope; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select e.event_id from (select ${kind}::text as kind, ${topicId}::uuid as topic_id) t join event e on ${ofTopic}
    where e.published and ${inScope(scope)} and e.starts_at < foyer_now()
      and coalesce(e.listed_until, e.ends_at, e.starts_at + interval '6 hours') <= foyer_now()
    order by e.starts_at desc, e.event_id limit ${limit}`.execute(db);
  return rows.map(({ eventId }) => eventId);
}

/** Performer with their next event. */
export interface FeaturedPerformerRow {
  performerId: string;
  name: string;
  genre: string | null;
  eventId: string;
}

/** Events in which performers are looked for, so that the time does not grow with the catalogue. */
const eventsLookedAt = 200;

/** Finds performers of listed events, each with its next one: those of the carousel first, then the soonest. */
export async function findFeaturedPerformers(
  db: Queryable,
  { scope, limit }: { scope: EventScope; limit: number },
): Promise<FeaturedPerformerRow[]> {
  const { rows } = await sql<FeaturedPerformerRow>`
    with soon as (
      select e.event_id, e.carousel_rank, e.starts_at from event e
      where ${isListed(scope)} and e.status <> 'Cancelled'
      order by e.carousel_rank nulls last, e.starts_at, e.event_id limit ${eventsLookedAt}
    ), found as (
      select distinct on (l.performer_id) l.performer_id, l.rank, s.event_id, s.starts_at,
        min(s.carousel_rank) over (partition by l.performer_id) as carousel_rank
      from soon s join event_performer l using (event_id)
      order by l.performer_id, s.starts_at, s.event_id
    )
    select p.performer_id, p.name, p.genre, f.event_id from found f join performer p using (performer_id)
    order by f.carousel_rank nulls last, f.starts_at, f.event_id, f.rank, p.performer_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Lists a user's follows, newest first; on an organisation's site only topics with events there. */
export async function listFollowed(
  db: Queryable,
  { userId, scope, limit }: { userId: string; scope: EventScope; limit: number },
): Promise<(TopicRow & { createdAt: Date })[]> {
  const { rows } = await sql<TopicRow & { createdAt: Date }>`
    select ${columns}, f.created_at from follow f join ${topics} on t.kind = f.kind and t.topic_id = f.topic_id
    where f.user_id = ${userId} and ${scope.clientId === undefined ? sql`true` : isShown(scope)}
    order by f.created_at desc, f.topic_id limit ${limit}`.execute(db);
  return rows;
}

/** Presents a topic; the genre is worded by the caller. */
export const presentTopic = (row: TopicRow, genre: string | undefined): Topic => ({
  kind: row.kind,
  topicId: row.topicId,
  name: row.name,
  ...(genre === undefined ? {} : { genre }),
  ...(row.genre === null ? {} : { genreTag: row.genre }),
  ...(row.vanityName === null ? {} : { vanityName: row.vanityName }),
  ...(row.logoUrl === null ? {} : { logoUrl: row.logoUrl }),
  ...(row.address === null ? {} : { address: row.address }),
  ...(row.city === null ? {} : { city: row.city }),
  ...(row.region === null ? {} : { region: row.region }),
  ...(row.countryCode === null ? {} : { countryCode: row.countryCode }),
  ...(row.latitude === null || row.longitude === null
    ? {}
    : { coordinates: { latitude: row.latitude, longitude: row.longitude } }),
});
