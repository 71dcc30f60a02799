import { sql } from 'kysely';
import type { StoredJson } from '../../platform/database/storedForm.ts';
import type { EventArtRow } from './eventArt.ts';
import { inScope, isVisible, type EventScope } from './eventScope.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';

/** Sale window in the database's JSON. */
export interface WindowRow {
  marketplaceId: string;
  type: string;
  code: string | null;
  opensAt: string;
  closesAt: string;
  resultsAt: string | null;
}

/** Event with the data of a card; texts in all locales. */
export interface EventRow {
  eventId: string;
  vanityName: string;
  clientId: string;
  kind: string;
  status: string;
  shortName: unknown;
  description: unknown;
  startsAt: Date;
  endsAt: Date | null;
  doorsAt: Date | null;
  previousStartsAt: Date | null;
  timezone: string;
  attendance: string[];
  currency: string;
  minimumAge: number | null;
  maxPerPerson: number;
  streamStartsAt: Date | null;
  replayExpiresAt: Date | null;
  /** Of a stream that was ended before its time. */
  streamEndedAt: Date | null;
  refundedCount: number;
  art: EventArtRow;
  policy: unknown;
  questions: StoredJson | null;
  seatChartId: string | null;
  seatChartVersion: number | null;
  priceFrom: number | null;
  priceTo: number | null;
  /** Whether a tax comes on top of the prices of access. */
  plusTax: boolean;
  clientName: string;
  clientVanityName: string;
  clientLogoUrl: string | null;
  venue: VenueRow | null;
  performerNames: string[];
  windows: WindowRow[];
  available: number;
  capacity: number;
  /** Database time. */
  now: Date;
}

export interface VenueRow {
  locationId: string;
  name: string;
  address: string | null;
  city: string;
  region: string | null;
  countryCode: string;
  timezone: string;
  latitude: number;
  longitude: number;
}

/** Reads events by id, in any order; those that the scope lacks are omitted. */
export async function readEvents(
  db: Queryable,
  eventIds: readonly string[],
  scope: EventScope,
): Promise<EventRow[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await sql<EventRow>`
    select e.event_id, e.vanity_name, e.client_id, e.kind, e.status, e.short_name, e.description, e.starts_at,
      e.ends_at, e.doors_at, e.previous_starts_at, e.timezone, e.attendance, e.currency, e.minimum_age,
      e.max_per_person, e.stream_starts_at, e.stream_ended_at,
      case when e.stream_is_kept then e.replay_expires_at end as replay_expires_at, e.refunded_count, e.art, e.policy,
      e.questions, e.seat_chart_id, e.seat_chart_version, e.price_from, e.price_to, e.plus_tax,
      c.name as client_name, c.vanity_name as client_vanity_name, c.logo_url as client_logo_url,
      case when v.location_id is null then null else jsonb_build_object('locationId', v.location_id,
        'name', v.name, 'address', v.address, 'city', v.city, 'region', v.region, 'countryCode', v.country_code,
        'timezone', v.timezone, 'latitude', v.latitude, 'longitude', v.longitude) end as venue,
      array(select p.name from event_performer l join performer p using (performer_id)
        where l.event_id = e.event_id order by l.rank) as performer_names,
      coalesce((select jsonb_agg(jsonb_build_object('marketplaceId', m.marketplace_id, 'type', m.type,
          'code', m.code, 'opensAt', m.opens_at, 'closesAt', m.closes_at, 'resultsAt', m.results_at)
          order by m.opens_at, m.marketplace_id)
        from marketplace m where m.event_id = e.event_id), '[]') as windows,
      coalesce(s.available, 0) as available, coalesce(s.capacity, 0) as capacity, foyer_now() as now
    from event e
    join client c using (client_id)
    left join venue v using (location_id)
    left join event_stock s using (event_id)
    where e.event_id = any(${eventIds}::uuid[]) and ${isVisible(scope)} and ${inScope(scope)}`.execute(db);
  return rows;
}

/** Finds the organiser of an event, published or not. */
export async function findOrganiser(
  db: Queryable,
  eventId: string,
  scope: EventScope,
): Promise<string | undefined> {
  const { rows } = await sql<{ clientId: string }>`
    select e.client_id from event e where e.event_id = ${eventId} and ${inScope(scope)}`.execute(db);
  return rows[0]?.clientId;
}

/** Serializes changes of an event's settings by its organiser. */
export async function lockEvent(tx: TransactionScope, eventId: string): Promise<void> {
  await tx.selectFrom('event').select('eventId').where('eventId', '=', eventId).forNoKeyUpdate().execute();
}

/** Finds the carousel's events that are not over, in order. */
export async function findCarousel(db: Queryable, scope: EventScope, limit: number): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select e.event_id from event e
    where e.published and ${inScope(scope)} and e.carousel_rank is not null and e.status <> 'Cancelled'
      and coalesce(e.ends_at, e.starts_at + interval '6 hours') > foyer_now()
    order by e.carousel_rank, e.starts_at, e.event_id limit ${limit}`.execute(db);
  return rows.map(({ eventId }) => eventId);
}

/** Reads an event's performers in order. */
export const readLineup = (db: Queryable, eventId: string) =>
  db
    .selectFrom('eventPerformer as l')
    .innerJoin('performer as p', 'p.performerId', 'l.performerId')
    .select(['p.performerId', 'p.name', 'p.genre', 'l.startsAt'])
    .where('l.eventId', '=', eventId)
    .orderBy('l.rank')
    .execute();

/** Reads the tour or run that an event is a date of. */
export const readSeries = (db: Queryable, eventId: string) =>
  db
    .selectFrom('event')
    .innerJoin('series', 'series.seriesId', 'event.seriesId')
    .select(['series.seriesId', 'series.name'])
    .where('event.eventId', '=', eventId)
    .executeTakeFirst();

/** Reads an event's sponsors in order. */
export const readSponsors = (db: Queryable, eventId: string) =>
  db
    .selectFrom('eventSponsor')
    .select(['name', 'role', 'url'])
    .where('eventId', '=', eventId)
    .orderBy('rank')
    .execute();

/** Reads the analytics properties of an event's organiser. */
export const readAnalyticsTrackers = (db: Queryable, eventId: string) =>
  db
    .selectFrom('eventAnalyticsTracker')
    .select(['provider', 'trackerId'])
    .where('eventId', '=', eventId)
    .orderBy('trackerId')
    .execute();

/** Reads the headings of an event's offers. */
export const readSalesGroups = (db: Queryable, eventId: string) =>
  db
    .selectFrom('salesGroup')
    .select(['salesGroupId', 'parentSalesGroupId', 'category', 'name'])
    .where('eventId', '=', eventId)
    .orderBy('rank')
    .execute();
