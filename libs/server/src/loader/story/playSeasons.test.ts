import { sampleWorld } from '@foyer/sample';
import { seedSample } from '../../testing/database/seedSample.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { seedAccounts } from '../seedAccounts.ts';
import { playSeasons } from './playSeasons.ts';

const server = useTestServer({ sample: sampleWorld });
const [season] = sampleWorld.story.seasons as [(typeof sampleWorld.story.seasons)[number]];

it('gives the demo fan a season pass with two seats beside each other at each date, once', async () => {
  await seedSample(server.database, { only: season.events.map(({ event }) => event) });
  await seedAccounts(server.platform, sampleWorld);
  expect(await playSeasons(server.platform, sampleWorld)).toBe(1);
  expect(await playSeasons(server.platform, sampleWorld)).toBe(0);
  const body = { emailAddress: 'fan@foyer.example', password: sampleWorld.password };
  const token = (await server.call('logIn', { body })).body.authToken;
  const { memberships } = (await server.call('listSeasonMemberships', { token })).body;
  expect(memberships).toMatchObject([
    { memberId: 'MV-20417', autoRenew: true, dateCount: season.events.length, datesLeft: 5, placeCount: 2 },
  ]);
}, 60_000);
