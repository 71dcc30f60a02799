import { sampleSubset, sampleSubsetNames } from '@foyer/sample';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';

const server = useTestServer();
beforeAll(async () => void (await seedSample(server.database, { only: sampleSubsetNames })), 60_000);

const suggest = async (searchQuery: string, host?: string) => {
  const answer = await server.call('listSearchSuggestions', {
    query: { searchQuery },
    ...(host === undefined ? {} : { host }),
  });
  expect(answer.status).toBe(200);
  return answer.body;
};
const facts = async () =>
  server.database.query
    .selectFrom('event as e')
    .innerJoin('venue as v', 'v.locationId', 'e.locationId')
    .innerJoin('eventPerformer as l', 'l.eventId', 'e.eventId')
    .innerJoin('performer as p', 'p.performerId', 'l.performerId')
    .select(['p.performerId', 'p.name as performer', 'v.locationId', 'v.name as venue', 'v.city'])
    .where('e.eventId', '=', catalogueEventId(sampleSubset.theatre))
    .orderBy('l.rank')
    .executeTakeFirstOrThrow();

describe('suggestions of the search', () => {
  it('are performers, venues and cities that the words begin, the best match first [C2.22e]', async () => {
    const { performerId, performer, locationId, venue, city } = await facts();
    expect((await suggest(performer)).performers[0]).toEqual({ performerId, name: performer });
    expect((await suggest(venue.toUpperCase())).venues[0]).toEqual({ locationId, name: venue, city });
    const [found] = (await suggest(city.slice(0, 4))).cities;
    expect(found).toMatchObject({ name: city, countryCode: expect.stringMatching(/^(CA|US)$/) as string });
    expect(found!.coordinates).toEqual({
      latitude: expect.any(Number) as number,
      longitude: expect.any(Number) as number,
    });
  });

  it('forgive a typo and a missing accent, and are empty for signs alone [C2.22e]', async () => {
    expect((await suggest('montral')).cities.map(({ name }) => name)).toContain('Montréal');
    expect((await suggest('montreal')).cities.map(({ name }) => name)).toContain('Montréal');
    expect(await suggest('%_')).toEqual({ performers: [], venues: [], cities: [] });
  });

  it('name only what has a listed event on the site [C7.32]', async () => {
    const { performer, venue, city } = await facts();
    const own = await server.call('listEvents', { query: { limit: 50 }, host: 'aurora.localhost' });
    const cities = own.body.events.map((event) => event.venue?.city);
    expect(own.body.events.map(({ eventId }) => eventId)).not.toContain(
      catalogueEventId(sampleSubset.theatre),
    );
    const { performers, venues, cities: suggested } = await suggest(city, 'aurora.localhost');
    expect([...performers, ...venues].length + suggested.length).toBeLessThanOrEqual(9);
    for (const { name } of suggested) expect(cities).toContain(name);
    expect((await suggest(performer, 'aurora.localhost')).performers).toEqual([]);
    expect((await suggest(venue, 'aurora.localhost')).venues).toEqual([]);
  });
});
