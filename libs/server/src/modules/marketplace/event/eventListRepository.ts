import type { OperationTypes } from '@foyer/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { fewLeftShare } from '../../../sale/event/saleStates.ts';
import { isListed } from './isListed.ts';
import { wordConditions } from './searchWords.ts';
import type { ListCursor, ListSort } from './listCursor.ts';

/** Search and filters of a list of events. */
export type ListQuery = OperationTypes['listEvents']['query'] & {
  /** Only events with a performer of one of these genres. */
  genres?: readonly string[];
  /** Leaves out the events of this performer. */
  exceptPerformerId?: string;
};

/** Entry of the list. */
export interface ListedEvent {
  eventId: string;
  /** Sort key: start in microseconds (PostgreSQL's precision), or minor units. */
  key: number;
  km: number | null;
}

/** Upper limit of the count; longer lists are not counted exactly. */
const countedAtMost = 1000;
const earthRadiusKm = 6371;
/** Kilometres per degree of latitude, rounded down, which makes the search band slightly too wide. */
const kmPerDegree = 111;
const noPrice = 9_007_199_254_740_991;

/** Sort key of the lists by price; events without a price are last in both directions. */
const priceKeys = {
  price: sql`coalesce(e.price_from, ${sql.lit(noPrice)})`,
  priceDescending: sql`coalesce(e.price_from, -1)`,
};

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** Conditions on the day of the start at the event's place; the rough ones on the instant can use the index. */
function daysOf({ fromDay, toDay }: ListQuery): RawBuilder<unknown>[] {
  const local = sql`(e.starts_at at time zone e.timezone)::date`;
  const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'UTC'`;
  return [
    ...(fromDay === undefined
      ? []
      : [sql`e.starts_at >= ${midnight(fromDay)} - interval '1 day'`, sql`${local} >= ${fromDay}::date`]),
    ...(toDay === undefined
      ? []
      : [sql`e.starts_at < ${midnight(toDay)} + interval '2 days'`, sql`${local} <= ${toDay}::date`]),
  ];
}

function conditionsOf(query: ListQuery, scope: EventScope): RawBuilder<unknown>[] {
  const optional: (RawBuilder<unknown> | false | undefined)[] = [
    query.clientId !== undefined && sql`e.client_id = ${query.clientId}`,
    query.performerId !== undefined &&
      sql`e.event_id in (select l.event_id from event_performer l where l.performer_id = ${query.performerId})`,
    query.genres !== undefined &&
      sql`e.event_id in (select l.event_id from event_performer l join performer p using (performer_id)
        where p.genre = any(${query.genres}))`,
    query.exceptPerformerId !== undefined &&
      sql`not exists (select from event_performer l
        where l.event_id = e.event_id and l.performer_id = ${query.exceptPerformerId})`,
    query.locationId !== undefined && sql`e.location_id = ${query.locationId}`,
    query.seriesId !== undefined && sql`e.series_id = ${query.seriesId}`,
    query.kinds !== undefined && sql`e.kind = any(${query.kinds})`,
    query.attendance !== undefined && sql`${query.attendance} = any(e.attendance)`,
    query.from !== undefined && sql`e.starts_at >= ${new Date(query.from)}::timestamptz`,
    query.to !== undefined && sql`e.starts_at <= ${new Date(query.to)}::timestamptz`,
    ...daysOf(query),
    query.priceMax !== undefined && sql`e.price_from <= ${query.priceMax}`,
    query.currency !== undefined && sql`e.currency = ${query.currency}`,
    query.accessible === true &&
      sql`exists (select from event_stock s where s.event_id = e.event_id and s.accessible > 0)`,
    query.fewLeft === true &&
      sql`not event_is_off(e) and exists (select from event_stock s where s.event_id = e.event_id
        and s.available > 0 and s.available <= s.capacity * ${fewLeftShare}::float8)
        and exists (select from marketplace m where m.event_id = e.event_id and m.code is null
        and window_is_open(m.opens_at, m.closes_at))`,
    query.buyingOptions !== undefined &&
      sql`not event_is_off(e) and exists (select from marketplace m where m.event_id = e.event_id
        and m.code is null and m.type = any(${query.buyingOptions}) and m.closes_at > foyer_now())`,
    ...wordConditions(sql`e.search_text`, query.searchQuery ?? ''),
  ];
  return [isListed(scope), ...optional.filter((condition) => condition !== undefined && condition !== false)];
}

/** Selects venues in range with their distance, in whole metres so that pages join without a gap. */
function nearVenues({ latitude, longitude, rangeKm }: ListQuery): RawBuilder<unknown> {
  if (latitude === undefined || longitude === undefined)
    return sql`select null::uuid as location_id, null::float8 as km`;
  const distance = sql`round((2 * ${earthRadiusKm} * asin(least(1, sqrt(
    power(sin(radians(v.latitude - ${latitude}) / 2), 2) + cos(radians(${latitude})) * cos(radians(v.latitude))
    * power(sin(radians(v.longitude - ${longitude}) / 2), 2)))))::numeric, 3)::float8`;
  if (rangeKm === undefined) return sql`select v.location_id, ${distance} as km from venue v`;
  // The band allows use of the index, instead of computing the distance to every venue.
  const band = rangeKm / kmPerDegree;
  return sql`select n.location_id, n.km from (select v.location_id, ${distance} as km from venue v
    where v.latitude between ${latitude - band}::float8 and ${latitude + band}::float8) n where n.km <= ${rangeKm}`;
}

const isNearList = ({ latitude, longitude }: ListQuery): boolean =>
  latitude !== undefined && longitude !== undefined;

function afterCursor(cursor: ListCursor | undefined): RawBuilder<unknown> {
  if (!cursor) return sql`true`;
  const start = sql`(timestamptz 'epoch' + ${cursor.key}::bigint * interval '1 microsecond')`;
  if (cursor.sort === 'distance') {
    return sql`(n.km, e.starts_at, e.event_id) > (${cursor.km}::float8, ${start}, ${cursor.eventId}::uuid)`;
  }
  if (cursor.sort === 'price') {
    return sql`(${priceKeys.price}, e.event_id) > (${cursor.key}::bigint, ${cursor.eventId}::uuid)`;
  }
  if (cursor.sort === 'priceDescending') {
    return sql`(${priceKeys.priceDescending}, e.event_id) < (${cursor.key}::bigint, ${cursor.eventId}::uuid)`;
  }
  return sql`(e.starts_at, e.event_id) > (${start}, ${cursor.eventId}::uuid)`;
}

const startKey = sql`(extract(epoch from e.starts_at) * 1000000)::bigint`;

/** Limits each venue to its next few events, so that the cost doesn't grow with the length of the list. */
function byDistance(
  query: ListQuery,
  conditions: RawBuilder<unknown>,
  after: RawBuilder<unknown>,
  limit: number,
) {
  return sql<ListedEvent>`
    with near as (${nearVenues(query)})
    select x.event_id, x.key, n.km from near n cross join lateral (
      select e.event_id, e.starts_at, ${startKey} as key from event e
      where e.location_id = n.location_id and ${conditions} and ${after}
      order by e.starts_at, e.event_id limit ${limit}) x
    order by n.km, x.starts_at, x.event_id limit ${limit}`;
}

function keyAndOrder(sort: ListSort): [RawBuilder<unknown>, RawBuilder<unknown>] {
  const { price, priceDescending } = priceKeys;
  if (sort === 'price') return [price, sql`${price}, e.event_id`];
  if (sort === 'priceDescending') return [priceDescending, sql`${priceDescending} desc, e.event_id desc`];
  return [startKey, sql`e.starts_at, e.event_id`];
}

function byOwnKey(query: ListQuery, sort: ListSort, where: RawBuilder<unknown>, limit: number) {
  const [key, order] = keyAndOrder(sort);
  if (!isNearList(query)) {
    return sql<ListedEvent>`
      select e.event_id, ${key} as key, null::float8 as km from event e
      where ${where} order by ${order} limit ${limit}`;
  }
  return sql<ListedEvent>`
    with near as (${nearVenues(query)})
    select e.event_id, ${key} as key, n.km from event e join near n using (location_id)
    where ${where} order by ${order} limit ${limit}`;
}

/** Reads the next events of a list, in order. */
export async function findEvents(
  db: Queryable,
  query: ListQuery,
  ask: { scope: EventScope; sort: ListSort; cursor: ListCursor | undefined; limit: number },
): Promise<ListedEvent[]> {
  const conditions = and(conditionsOf(query, ask.scope));
  const after = afterCursor(ask.cursor);
  const statement =
    ask.sort === 'distance'
      ? byDistance(query, conditions, after, ask.limit)
      : byOwnKey(query, ask.sort, sql`${conditions} and ${after}`, ask.limit);
  return (await statement.execute(db)).rows;
}

/** Counts the events of a list, up to `countedAtMost`. */
export async function countEvents(db: Queryable, query: ListQuery, scope: EventScope): Promise<number> {
  const conditions = and(conditionsOf(query, scope));
  const from = isNearList(query)
    ? sql`(${nearVenues(query)}) n join event e using (location_id)`
    : sql`event e`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${from} where ${conditions} limit ${sql.lit(countedAtMost)}) c`.execute(
    db,
  );
  return rows[0]!.total;
}
