import { addPackage } from '../../../testing/sale/fixtures/packageFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
let sale: SaleFixture;
let evening: string;
let group: string;

beforeAll(async () => {
  sale = await buildSale(server.database, { shirts: 6 });
  const { database } = server;
  evening = await addPackage(database, sale, [
    [sale.standingItem, 1],
    [sale.shirtItem, 2],
  ]);
  group = await addPackage(database, sale, [[sale.standingItem, 3]], 'GROUP');
});

const list = async (query: object = {}) =>
  (await server.call('listInventoryPackages', { body: { eventId: sale.eventId, ...query } })).body
    .inventoryPackages;

describe('the packages of an event', () => {
  it('are listed with their kind, what is in them, and the price and stock of the list [C7.46a, C3.06a, C3.06b]', async () => {
    const packages = await list();
    const { body } = await server.call('listOfferGroups', { body: { eventId: sale.eventId } });
    const offerOf = (id: string) => body.offerGroups.find(({ offerGroupId }) => offerGroupId === id);
    expect(packages.map(({ kind }) => kind).toSorted()).toEqual(['BUNDLE', 'GROUP']);
    const bundle = packages.find(({ kind }) => kind === 'BUNDLE')!;
    expect(bundle.parts).toEqual([
      { inventoryItemId: sale.standingItem, name: 'Part 2', category: 'EVENT_ACCESS', quantity: 1 },
      { inventoryItemId: sale.shirtItem, name: 'Part 3', category: 'MERCHANDISE', quantity: 2 },
    ]);
    expect(bundle.offerGroups).toEqual([offerOf(evening)]);
    expect(offerOf(evening)).toMatchObject({
      inventoryPackageId: bundle.inventoryPackageId,
      packageKind: 'BUNDLE',
      available: 3,
    });
    expect(offerOf(sale.seated)).not.toHaveProperty('inventoryPackageId');
  });

  it('are filtered by kind', async () => {
    const packages = await list({ kinds: ['GROUP'] });
    expect(packages.flatMap(({ offerGroups }) => offerGroups.map((offer) => offer.offerGroupId))).toEqual([
      group,
    ]);
    expect(await list({ kinds: ['TABLE'] })).toEqual([]);
  });

  it('have a detail each, and an unknown one is not found [C7.47, C3.18n]', async () => {
    const [first] = await list();
    const { inventoryPackageId } = first!;
    const { eventId } = sale;
    const found = await server.call('getInventoryPackage', { query: { eventId, inventoryPackageId } });
    expect(found.body.inventoryPackage).toEqual(first);
    const missing = await server.call('getInventoryPackage', {
      query: { eventId, inventoryPackageId: group },
    });
    expect(missing.error?.code).toBe('notFound');
  });

  it('show what is in them in the detail of their offer', async () => {
    const query = { eventId: sale.eventId, offerGroupId: evening };
    const { body } = await server.call('getOfferGroupDetail', { query });
    expect(body.parts.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Part 2', 1],
      ['Part 3', 2],
    ]);
  });
});
