import { sql } from 'kysely';
import type { EventArtRow } from './eventArt.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';

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
  event_id: string;
  vanity_name: string;
  client_id: string;
  kind: string;
  status: string;
  short_name: unknown;
  description: unknown;
  starts_at: Date;
  ends_at: Date | null;
  doors_at: Date | null;
  previous_starts_at: Date | null;
  timezone: string;
  attendance: string[];
  currency: string;
  minimum_age: number | null;
  max_per_person: number;
  stream_starts_at: Date | null;
  replay_expires_at: Date | null;
  refunded_count: number;
  art: EventArtRow;
  policy: unknown;
  seat_chart_id: string | null;
  seat_chart_version: number | null;
  price_from: number | null;
  price_to: number | null;
  client_name: string;
  client_vanity_name: string;
  client_logo_url: string | null;
  venue: VenueRow | null;
  performer_names: string[];
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

/** Scope of a search; a white-label site only shows its own organiser's events. */
export interface EventScope {
  clientId?: string | undefined;
}

const inScope = ({ clientId }: EventScope) =>
  clientId === undefined ? sql`e.published` : sql`e.published and e.client_id = ${clientId}`;

/** Reads published events by id, in any order; all others are omitted. */
export async function readEvents(
  db: Queryable,
  eventIds: readonly string[],
  scope: EventScope,
): Promise<EventRow[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await sql<EventRow>`
    select e.event_id, e.vanity_name, e.client_id, e.kind, e.status, e.short_name, e.description, e.starts_at,
      e.ends_at, e.doors_at, e.previous_starts_at, e.timezone, e.attendance, e.currency, e.minimum_age,
      e.max_per_person, e.stream_starts_at, e.replay_expires_at, e.refunded_count, e.art, e.policy,
      e.seat_chart_id, e.seat_chart_version, e.price_from, e.price_to,
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
    where e.event_id = any(${eventIds}::uuid[]) and ${inScope(scope)}`.execute(db);
  return rows;
}

/** Finds the carousel's events that are not over, in order. */
export async function findCarousel(db: Queryable, scope: EventScope, limit: number): Promise<string[]> {
  const { rows } = await sql<{ event_id: string }>`
    select e.event_id from event e
    where ${inScope(scope)} and e.carousel_rank is not null and e.status <> 'Cancelled'
      and coalesce(e.ends_at, e.starts_at + interval '6 hours') > foyer_now()
    order by e.carousel_rank, e.starts_at, e.event_id limit ${limit}`.execute(db);
  return rows.map(({ event_id }) => event_id);
}

/** Reads an event's performers in order. */
export const readLineup = (db: Queryable, eventId: string) =>
  db
    .selectFrom('event_performer as l')
    .innerJoin('performer as p', 'p.performer_id', 'l.performer_id')
    .select(['p.performer_id', 'p.name', 'p.genre', 'l.starts_at'])
    .where('l.event_id', '=', eventId)
    .orderBy('l.rank')
    .execute();

/** Reads the headings of an event's offers. */
export const readSalesGroups = (db: Queryable, eventId: string) =>
  db
    .selectFrom('sales_group')
    .select(['sales_group_id', 'parent_sales_group_id', 'category', 'name'])
    .where('event_id', '=', eventId)
    .orderBy('rank')
    .execute();
