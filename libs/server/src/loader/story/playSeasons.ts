import type { SampleSeason, SampleWorld } from '@foyer/catalogue';
import type { Locale } from '@foyer/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveMembership } from '../../sale/season/giveMembership.ts';
import { findSeason, insertSeason, type SeasonRow } from '../../sale/season/seasonRepository.ts';
import type { WantedPlaces } from '../../sale/season/wantedPlaces.ts';
import { stableId } from '../write/stableId.ts';
import { catalogueEventId } from '../write/writeEvent.ts';
import { readFans } from './storyFans.ts';

type LoadedEvent = SampleSeason['events'][number] & { eventId: string };

/** Lists the events of a season that are loaded. */
async function loadedOf(db: Queryable, { events }: SampleSeason): Promise<LoadedEvent[]> {
  const named = events.map((each) => ({ ...each, eventId: catalogueEventId(each.event) }));
  const rows = await db
    .selectFrom('event')
    .select('eventId')
    .where(
      'eventId',
      'in',
      named.map(({ eventId }) => eventId),
    )
    .execute();
  const known = new Set(rows.map(({ eventId }) => eventId));
  return named.filter(({ eventId }) => known.has(eventId));
}

async function openSeason(
  platform: Platform,
  { code, name }: SampleSeason,
  events: readonly LoadedEvent[],
): Promise<Pick<SeasonRow, 'seasonId'>> {
  const { database, newId } = platform;
  const season = await findSeason(database.query, code);
  if (season) return season;
  const seasonId = newId();
  const { clientId, currency } = await database.query
    .selectFrom('event')
    .select(['clientId', 'currency'])
    .where('eventId', '=', events[0]!.eventId)
    .executeTakeFirstOrThrow();
  const eventIds = events.map(({ eventId }) => eventId);
  const row = { seasonId, clientId, code, names: name as Partial<Record<Locale, string>>, currency };
  await inTransaction(database, (tx) => insertSeason(tx, row, eventIds));
  return { seasonId };
}

/** Finds the best free seats of a zone beside each other. */
async function findSeats(
  db: Queryable,
  { eventId, event, zone }: LoadedEvent,
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ codes: string[] }>`
    select array_agg(n.seat_code order by n.adjacency_index) as codes
    from offer_group o join event_seat s on s.event_id = o.event_id and s.inventory_item_id = o.inventory_item_id
    join event_seat n on n.event_id = s.event_id and n.section_code = s.section_code and n.row_label = s.row_label
      and n.adjacency_index between s.adjacency_index and s.adjacency_index + ${count - 1}
      and n.inventory_item_id = s.inventory_item_id
    where o.event_id = ${eventId} and o.offer_group_id = ${stableId('offerGroup', event, zone)}
      and n.allotment_id is null and n.kind = 'plain' and seat_is_free(n.state, n.held_until, foyer_now())
    group by s.event_id, s.seat_code having count(*) = ${count}
    order by min(s.row_rank), s.seat_code limit 1`.execute(db);
  return rows[0]?.codes ?? [];
}

/**
 * Creates the seasons of a sample and issues its season passes, for events that are loaded and members who have none yet.
 * @returns how many were issued
 */
export async function playSeasons(
  platform: Platform,
  { story: { seasons } }: Pick<SampleWorld, 'story'>,
): Promise<number> {
  const db = platform.database.query;
  let count = 0;
  for (const season of seasons) {
    const events = await loadedOf(db, season);
    if (events.length === 0) continue;
    const { seasonId } = await openSeason(platform, season, events);
    const fans = await readFans(
      platform,
      season.members.map(({ fan }) => fan),
    );
    for (const { fan, memberId, seats, autoRenew } of season.members) {
      const account = fans.get(fan);
      const known = await db
        .selectFrom('seasonMembership')
        .select('memberId')
        .where('seasonId', '=', seasonId)
        .where('memberId', '=', memberId)
        .executeTakeFirst();
      if (!account || known) continue;
      const wanted: WantedPlaces[] = [];
      for (const event of events) {
        const seatCodes = await findSeats(db, event, seats);
        if (seatCodes.length > 0) wanted.push({ eventId: event.eventId, seatCodes, standing: [] });
      }
      const member = { seasonId, memberId, emailAddress: fan, locale: account.locale, autoRenew };
      if (await giveMembership(platform, member, wanted)) count += 1;
    }
  }
  return count;
}
