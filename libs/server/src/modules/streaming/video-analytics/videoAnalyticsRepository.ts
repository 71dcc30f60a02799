import { sql } from 'kysely';
import type { VideoQuality } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Counts the playback sessions of a stream that are on. */
export async function countSessions(db: Queryable, eventId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from playback_lease
    where event_id = ${eventId} and lease_until > ${now}`.execute(db);
  return rows[0]!.count;
}

/** Lists the parts of a stream after the first, in order. */
export const listSegments = (db: Queryable, eventId: string) =>
  db
    .selectFrom('streamSegment')
    .select(['segment', 'startedAt'])
    .where('eventId', '=', eventId)
    .orderBy('segment')
    .execute();

export interface Watched {
  unique: number;
  minutes: number;
  peak: number;
}

export async function sumWatched(db: Queryable, eventId: string): Promise<Watched> {
  const { rows } = await sql<Watched>`
    select (select count(*) from stream_viewer where event_id = ${eventId})::integer as "unique",
      coalesce(sum(viewers), 0)::integer as minutes, coalesce(max(viewers), 0)::integer as peak
    from (select count(*) as viewers from stream_minute where event_id = ${eventId} group by minute) m`.execute(
    db,
  );
  return rows[0]!;
}

/** Counts viewers by country, most first; of those whose country is known. */
export async function countByCountry(
  db: Queryable,
  eventId: string,
): Promise<{ country: string; viewers: number }[]> {
  const { rows } = await sql<{ country: string; viewers: number }>`
    select country, count(*)::integer as viewers from stream_viewer
    where event_id = ${eventId} and country is not null
    group by country order by 2 desc, 1 limit 300`.execute(db);
  return rows;
}

/** Counts watched minutes by the usual height that the picture reached, sharpest first. */
export async function countByQuality(
  db: Queryable,
  eventId: string,
): Promise<{ height: VideoQuality['height']; minutes: number }[]> {
  const { rows } = await sql<{ height: VideoQuality['height']; minutes: number }>`
    select case when height >= 2160 then 2160 when height >= 1440 then 1440 when height >= 1080 then 1080
      when height >= 720 then 720 when height >= 480 then 480 when height >= 360 then 360 else 240 end as height,
      count(*)::integer as minutes
    from stream_minute where event_id = ${eventId} and height is not null
    group by 1 order by 1 desc`.execute(db);
  return rows;
}

/** Lists viewers and watched minutes by steps of a unit in a time zone. */
export async function listSteps(
  db: Queryable,
  eventId: string,
  { unit, timezone, from, limit }: { unit: string; timezone: string; from: Date | undefined; limit: number },
): Promise<{ at: Date; viewers: number; minutes: number }[]> {
  const { rows } = await sql<{ at: Date; viewers: number; minutes: number }>`
    select date_trunc(${unit}, minute, ${timezone}) as at, count(distinct user_id)::integer as viewers,
      count(*)::integer as minutes
    from stream_minute
    where event_id = ${eventId} and minute >= ${from ?? null}::timestamptz is not false
    group by 1 order by 1 limit ${limit}`.execute(db);
  return rows;
}
