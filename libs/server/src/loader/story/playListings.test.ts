import { sampleWorld } from '@foyer/sample';
import { typeCardAt } from '../../commands/server/playAndTell.ts';
import { seedSample } from '../../testing/database/seedSample.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { seedAccounts } from '../seedAccounts.ts';
import { catalogueEventId } from '../write/writeEvent.ts';
import { playBids, playListings } from './playListings.ts';

const server = useTestServer({ sample: sampleWorld });
const { story, password } = sampleWorld;
const { event } = story.listings[0]!;

it('lists what fans of the sample have bought, at several prices, and makes offers to fans, once', async () => {
  await seedSample(server.database, { only: [event] });
  await seedAccounts(server.platform, { accounts: story.crowd, invitedAccounts: [], password });
  const parts = { platform: server.platform, typeCard: typeCardAt(server), app: server.app };
  expect(await playListings(parts, sampleWorld)).toBe(story.listings.length);
  const body = { eventId: catalogueEventId(event), includeResale: true };
  const { offerGroups } = (await server.call('listOfferGroups', { body })).body;
  const listed = offerGroups.filter(({ resale }) => resale);
  expect(listed).toHaveLength(story.listings.length);
  expect(new Set(listed.map(({ price }) => price.face.amount)).size).toBeGreaterThan(4);
  expect(await playListings(parts, sampleWorld)).toBe(0);
  expect(await playBids(parts, sampleWorld)).toBe(story.bids.length);
  const stats = await server.call('getExchangeStats', { query: { eventId: catalogueEventId(event) } });
  expect(stats.body.categories.some(({ figures }) => figures.best !== undefined)).toBe(true);
  expect(await playBids(parts, sampleWorld)).toBe(0);
}, 120_000);
