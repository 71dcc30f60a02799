import type { Database } from '@foyer/server';
import { buildSale } from '@foyer/server/testing';
import { sql } from 'kysely';

/**
 * Events near the searched place, the same in every catalogue: so many events at so many venues, half of them with one
 * act.
 */
const local = { events: 40, venues: 8, latitude: 45.5, longitude: -73.6 };

/** Events inserted per statement. */
const batch = 5_000;

/**
 * Builds a catalogue of `size` events, copies of one event with all related rows: 40 near Montréal, 20 of them with one
 * act, and the rest across the continent with a venue for every 20. The number of matches is constant; the rest of the
 * catalogue grows.
 */
export async function buildCatalogue(database: Database, size: number): Promise<void> {
  const { eventId } = await buildSale(database, { rows: 0 });
  const db = database.kysely;
  const venues = local.venues + Math.ceil(size / 20);
  await sql`insert into venue (location_id, name, city, region, country_code, timezone, latitude, longitude)
    select md5('venue' || n)::uuid, 'Hall ' || n, 'City ' || n, 'QC', 'CA', 'America/Toronto',
      case when n < ${local.venues} then ${local.latitude} + n * 0.01 else 25 + (n * 7919 % 1700) / 100.0 end,
      case when n < ${local.venues} then ${local.longitude} else -120 + (n * 104729 % 3500) / 100.0 end
    from generate_series(0, ${venues - 1}::int) n`.execute(db);
  // The index is rebuilt at the end, which is ten times as fast as incremental updates.
  const index = await sql<{ text: string }>`select pg_get_indexdef('event_search'::regclass) as text`.execute(
    db,
  );
  await sql`drop index event_search`.execute(db);
  // A plan made for a table of one venue would scan all of them for every event.
  await sql`analyze venue`.execute(db);
  for (let first = 0; first < size - 1; first += batch) {
    const last = Math.min(first + batch, size - 1) - 1;
    await sql`insert into event select (jsonb_populate_record(e, jsonb_build_object(
      'event_id', md5('event' || n)::uuid, 'vanity_name', 'event-' || n,
      'location_id', md5('venue' || case when n < ${local.events} then n % ${local.venues}
        else ${local.venues} + n % ${venues - local.venues} end)::uuid,
      'seat_chart_id', null, 'seat_chart_version', null,
      'starts_at', now() + (1 + n * 7 % 365) * interval '1 day' + n * interval '1 second',
      'ends_at', now() + (1 + n * 7 % 365) * interval '1 day' + n * interval '1 second' + interval '3 hours',
      'price_from', 2000 + n * 37 % 9000, 'price_to', 20000,
      'search_text', case when n < ${local.events} / 2 then ' meridian quartet' else ' ensemble '
        || translate(md5('act' || n % (${size}::int / 10 + 1)), '0123456789', 'ghijklmnop') end
        || ' hall city evening '))).*
    from event e, generate_series(${first}::int, ${last}::int) n where e.event_id = ${eventId}`.execute(db);
  }
  await sql.raw(index.rows[0]!.text).execute(db);
  await sql`insert into marketplace select (jsonb_populate_record(m, jsonb_build_object(
      'event_id', e.event_id, 'marketplace_id', md5('window' || e.event_id)::uuid))).*
    from marketplace m, event e where m.event_id = ${eventId} and e.event_id <> ${eventId}`.execute(db);
  await sql`insert into event_stock (event_id, available, capacity, counted_at)
    select event_id, 50, 100, now() from event on conflict do nothing`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
