import type { OperationTypes } from '@foyer/contract';
import { sql } from 'kysely';
import { sampleSubsetNames } from '@foyer/sample';
import { catalogueClientId } from '../../../loader/write/writePeople.ts';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

type Query = OperationTypes['listEventsByTag']['body'];

const server = useTestServer();

beforeAll(() => seedSample(server.database, { only: sampleSubsetNames }), 60_000);

const list = async (body: Query, options: { host?: string; locale?: string } = {}) => {
  const answer = await server.call('listEventsByTag', { body, ...options });
  expect(answer.status).toBe(200);
  return answer.body;
};
const idsOf = (events: readonly { eventId: string }[]): string[] => events.map(({ eventId }) => eventId);

/** Performers of the listed events, in the order of the list. */
const readPerformers = async () => {
  const { rows } = await sql<{ eventId: string; performerId: string; genre: string }>`
    select e.event_id, p.performer_id, p.genre from event e
    join event_performer l using (event_id) join performer p using (performer_id)
    where e.published and p.genre is not null and coalesce(e.ends_at, e.starts_at + interval '6 hours') > foyer_now()
    order by e.starts_at, e.event_id`.execute(server.database.query);
  return rows;
};
const performed = async () => {
  const performers = await readPerformers();
  const listed = new Set(idsOf((await server.call('listEvents', { query: { limit: 50 } })).body.events));
  return performers.filter(({ eventId }) => listed.has(eventId));
};
const distinct = (ids: string[]): string[] => [...new Set(ids)];

describe('the events of a tag', () => {
  it('are those with a performer of one of the genres, soonest first, in pages [C7.33]', async () => {
    const performers = await performed();
    const genres = distinct(performers.map(({ genre }) => genre));
    expect(genres.length).toBeGreaterThan(2);
    for (const tags of [genres.slice(0, 1), genres.slice(0, 2), genres.slice(0, 10)]) {
      const expected = distinct(
        performers.filter(({ genre }) => tags.includes(genre)).map(({ eventId }) => eventId),
      );
      const { events, total } = await list({ tags, limit: 50 });
      expect(idsOf(events)).toEqual(expected);
      expect(total).toBe(expected.length);
      const first = await list({ tags, limit: 1 });
      expect(idsOf(first.events)).toEqual(expected.slice(0, 1));
      if (first.nextCursor === undefined) continue;
      const rest = await list({ tags, cursor: first.nextCursor, limit: 50 });
      expect(idsOf(rest.events)).toEqual(expected.slice(1));
    }
    expect((await list({ tags: ['no such genre'] })).events).toEqual([]);
  });

  it('leave out the events of a performer [C7.33]', async () => {
    const [first, ...others] = await performed();
    const { genre, performerId } = first!;
    const own = new Set(
      [first!, ...others].filter((each) => each.performerId === performerId).map(({ eventId }) => eventId),
    );
    const all = idsOf((await list({ tags: [genre], limit: 50 })).events);
    const without = idsOf((await list({ tags: [genre], exceptPerformerId: performerId, limit: 50 })).events);
    expect(all.some((eventId) => own.has(eventId))).toBe(true);
    expect(without).toEqual(all.filter((eventId) => !own.has(eventId)));
  });

  it('are found by the tag of an event’s line-up and of a performer’s page, in any language [C7.33]', async () => {
    const { eventId, performerId, genre } = (await performed())[0]!;
    for (const locale of ['en-US', 'fr-CA']) {
      const { lineup } = (await server.call('getEventProfile', { query: { eventId }, locale })).body;
      const act = lineup.find((each) => each.performerId === performerId);
      expect(act?.genreTag).toBe(genre);
      const query = { kind: 'performer', topicId: performerId } as const;
      const { topic } = (await server.call('getTopic', { query, locale })).body;
      expect(topic.genreTag).toBe(genre);
      expect(idsOf((await list({ tags: [genre] }, { locale })).events)).toContain(eventId);
    }
  });

  it('are the site’s own on a white-label site [C7.33]', async () => {
    const tags = distinct((await performed()).map(({ genre }) => genre)).slice(0, 10);
    const { events } = await list({ tags, limit: 50 }, { host: 'aurora.localhost' });
    const aurora = catalogueClientId('aurora');
    expect(events.length).toBeGreaterThan(0);
    expect(events.every(({ client }) => client.clientId === aurora)).toBe(true);
  });
});
