import { checkout, knowsBuyers, line, makeBuyers } from '../../../testing/sale/people/buyers.ts';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const samples = {
  BUNDLE: 'quiet-computing',
  GROUP: 'nightshift-viaduc-two',
  HOTEL_ROOM: 'les-oies-festival',
  TABLE: 'abuela-funk-cenote',
} as const;

beforeAll(async () => {
  await seedSample(server.database, { only: Object.values(samples) });
}, 60_000);

describe('a package of the sample catalogue', () => {
  it.each([
    ['BUNDLE', ['Supper box'], 1],
    ['GROUP', [], 6],
    ['HOTEL_ROOM', ['Hotel room, one night', 'Shuttle, both ways'], 1],
    ['TABLE', [], 8],
  ] as const)('%s is listed and can be held [C3.06a-d]', async (kind, parts, tokens) => {
    const eventId = catalogueEventId(samples[kind]);
    const { body } = await server.call('listInventoryPackages', { body: { eventId } });
    expect(body.inventoryPackages).toMatchObject([{ kind, parts: parts.map((name) => ({ name })) }]);
    const [offer] = body.inventoryPackages[0]!.offerGroups;
    const [ada] = await makeBuyers(server.database, 1);
    await server.database.query
      .updateTable('userAccount')
      .set({ dateOfBirth: '1990-01-01' })
      .where('userId', '=', ada!.userId)
      .execute();
    const held = await checkout(server, ada!, eventId, [line('a', offer!.offerGroupId, 1)]);
    expect(held.error).toBeUndefined();
    expect(held.body.lines[0]).toMatchObject({ offerGroupId: offer!.offerGroupId, quantity: 1 });
    expect(offer!.tokensEach ?? 1).toBe(tokens);
  });
});
