import { checkout, knowsBuyers, line, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { addPresale, type Presale } from '../../../testing/sale/fixtures/presaleFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const festival = catalogueEventId('cottonwood-sound');
const unknown = '01936f5e-7c00-7000-8000-000000000001';
let sale: SaleFixture;
let presale: Presale;
let ada: Buyer;

beforeAll(async () => {
  await seedSample(server.database, { only: ['cottonwood-sound'] });
  sale = await buildSale(server.database);
  presale = await addPresale(server.database, sale);
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
}, 60_000);

const listed = async (eventId: string) =>
  (await server.call('listOfferGroups', { body: { eventId } })).body.offerGroups;
const idsOf = (offers: readonly { offerGroupId: string }[]) => offers.map(({ offerGroupId }) => offerGroupId);

describe('named offers', () => {
  it('are those of the list, with the same price and stock [C7.41a, C3.18j]', async () => {
    const offers = await listed(sale.eventId);
    const offerGroupIds = [sale.standing, sale.shirt, unknown];
    const { body } = await server.call('getOfferGroups', { query: { eventId: sale.eventId, offerGroupIds } });
    expect(body.offerGroups).toEqual(
      offers.filter(({ offerGroupId }) => offerGroupIds.includes(offerGroupId)),
    );
  });

  it('say what they are, of which item, where it is, how many there are and until when [C3.04a, C3.04c, C3.18a-b, C3.18d, C3.18g, C3.18m]', async () => {
    const byId = new Map((await listed(sale.eventId)).map((offer) => [offer.offerGroupId, offer]));
    const row = await server.database.query
      .selectFrom('offerGroup')
      .innerJoin('marketplace', 'marketplace.marketplaceId', 'offerGroup.marketplaceId')
      .select(['offerGroup.inventoryItemId', 'marketplace.closesAt'])
      .where('offerGroupId', '=', sale.seated)
      .executeTakeFirstOrThrow();
    expect(byId.get(sale.seated)).toMatchObject({
      description: expect.any(String),
      inventoryItemId: row.inventoryItemId,
      seating: 'seated',
      sectionCodes: [expect.any(String)],
      available: 30,
      endAt: row.closesAt.toISOString(),
    });
    expect(byId.get(sale.standing)).toMatchObject({ seating: 'ga', available: 100 });
    expect(byId.get(sale.shirt)).toMatchObject({ seating: 'none', available: 50 });
  });

  it('are left out of a window with a code unless the caller has it [C3.18l]', async () => {
    const query = { eventId: sale.eventId, offerGroupIds: [presale.standing] };
    expect((await server.call('getOfferGroups', { query })).body.offerGroups).toEqual([]);
    const coded = await server.call('getOfferGroups', { query: { ...query, marketplaceCode: presale.code } });
    expect(idsOf(coded.body.offerGroups)).toEqual([presale.standing]);
    const wrong = await server.call('getOfferGroups', { query: { ...query, marketplaceCode: 'WRONG' } });
    expect(wrong.error?.code).toBe('invalidOfferCode');
  });

  it('have an id list, also of one window [C7.41c]', async () => {
    const { eventId } = sale;
    const all = await server.call('listOfferGroupIds', { query: { eventId } });
    expect(all.body.offerGroupIds).toEqual(idsOf(await listed(eventId)));
    const { marketplaceId, code: marketplaceCode } = presale;
    const coded = await server.call('listOfferGroupIds', {
      query: { eventId, marketplaceId, marketplaceCode },
    });
    expect(coded.body.offerGroupIds.toSorted()).toEqual([presale.seated, presale.standing].toSorted());
  });
});

describe('related offers', () => {
  it('are other items under the same heading, the nearest price first [C7.41b]', async () => {
    const places = (await listed(festival)).filter(({ category }) => category === 'EVENT_ACCESS');
    const own = places[1]!;
    const query = { eventId: festival, offerGroupId: own.offerGroupId };
    const { body } = await server.call('listRelatedOfferGroups', { query });
    expect(idsOf(body.offerGroups).toSorted()).toEqual(
      idsOf(places.filter((offer) => offer !== own)).toSorted(),
    );
    const distances = body.offerGroups.map(({ price }) =>
      Math.abs(price.allIn.amount - own.price.allIn.amount),
    );
    expect(distances).toEqual(distances.toSorted((left, right) => left - right));
  });

  it('of an unknown offer are not found', async () => {
    const query = { eventId: festival, offerGroupId: unknown };
    expect((await server.call('listRelatedOfferGroups', { query })).error?.code).toBe('notFound');
  });
});

describe('the detail of an offer', () => {
  const detailOf = (eventId: string, offerGroupId: string) =>
    server.call('getOfferGroupDetail', { query: { eventId, offerGroupId } });

  it('has its sizes as choices at their prices [C7.41d, C2.24e]', async () => {
    const sizes = (await listed(festival)).filter(({ variantName }) => variantName !== undefined);
    const { body } = await detailOf(festival, sizes[2]!.offerGroupId);
    expect(body.offerGroup).toEqual(sizes[2]);
    expect(body.choiceSets).toHaveLength(1);
    const [{ choiceSetId, name, choices }] = body.choiceSets as [(typeof body.choiceSets)[number]];
    expect([choiceSetId, name]).toEqual([sizes[2]!.salesGroupId, 'Event T-shirt']);
    expect(choices.map((choice) => [choice.choiceId, choice.name, choice.price])).toEqual(
      sizes.map((offer) => [offer.offerGroupId, offer.variantName, offer.price]),
    );
  });

  it('names the gate of its places [C2.24c]', async () => {
    const open = await detailOf(sale.eventId, sale.seated);
    expect(open.body).toMatchObject({ gates: [], choiceSets: [], parts: [] });
    const [own] = await listed(festival);
    await server.database.query
      .updateTable('inventoryItem')
      .set({ gate: 'North gate' })
      .where('inventoryItemId', '=', own!.inventoryItemId!)
      .execute();
    expect((await detailOf(festival, own!.offerGroupId)).body.gates).toEqual(['North gate']);
  });
});

describe('upsells', () => {
  const upsellsOf = async (eventId: string) =>
    idsOf((await server.call('listUpsells', { token: ada.token, query: { eventId } })).body.offerGroups);

  it("are the extras that the caller's cart does not have [C7.48]", async () => {
    expect((await upsellsOf(sale.eventId)).toSorted()).toEqual([sale.shirt, sale.gift].toSorted());
    const lines = [line('a', sale.standing, 1), line('b', sale.shirt, 1)];
    await checkout(server, ada, sale.eventId, lines);
    expect(await upsellsOf(sale.eventId)).toEqual([sale.gift]);
    await server.call('clearCart', { token: ada.token, body: { eventId: sale.eventId } });
    expect(await upsellsOf(sale.eventId)).toContain(sale.shirt);
  });
});

describe('the tree of headings', () => {
  it('has every listed offer once, with free units and the lowest price [C7.45b]', async () => {
    const { body } = await server.call('getSalesGroupTree', { body: { eventId: festival } });
    const offers = await listed(festival);
    const ids = body.salesGroups.flatMap(({ offerGroupIds }) => offerGroupIds);
    expect(ids.toSorted()).toEqual(idsOf(offers).toSorted());
    const access = body.salesGroups.find(({ category }) => category === 'EVENT_ACCESS')!;
    const places = offers.filter(({ category }) => category === 'EVENT_ACCESS');
    expect(access.available).toBe(places.reduce((sum, { available }) => sum + available, 0));
    expect(access.priceFrom!.amount).toBe(Math.min(...places.map(({ price }) => price.allIn.amount)));
    const merchandise = body.salesGroups.find(({ category }) => category === 'MERCHANDISE')!;
    const shirt = body.salesGroups.find(({ name }) => name === 'Event T-shirt')!;
    expect(shirt.parentSalesGroupId).toBe(merchandise.salesGroupId);
    // Six sizes share one stock.
    const [size] = offers.filter(({ variantName }) => variantName !== undefined);
    expect([shirt.available, merchandise.available]).toEqual([size!.available, size!.available]);
  });
});

describe('the check of a code', () => {
  const validate = (eventId: string, code: string) =>
    server.call('validateMarketplaceCode', { body: { eventId, code } });

  it('names the windows that it opens [C7.50, C5.09b]', async () => {
    const { body } = await validate(sale.eventId, presale.code.toLowerCase());
    expect(body.marketplaces).toMatchObject([
      { marketplaceId: presale.marketplaceId, type: 'purchase', isCoded: true, state: 'open' },
    ]);
    expect(JSON.stringify(body)).not.toContain(presale.code);
  });

  it('refuses a wrong code, and knows no hidden event [C8.21d]', async () => {
    expect((await validate(sale.eventId, 'WRONG')).error?.code).toBe('invalidOfferCode');
    expect((await validate(unknown, presale.code)).error?.code).toBe('notFound');
  });
});

describe('charts with availability', () => {
  it('are those of the event, under the filters of the list [C7.49]', async () => {
    const body = { eventId: festival, numTokens: 4 };
    const charts = (await server.call('listSeatCharts', { body })).body.seatCharts;
    const sections = (await server.call('listAvailableSections', { body })).body.sections;
    const chart = (await server.call('getSeatChart', { query: { eventId: festival } })).body;
    expect(charts).toEqual([{ seatChart: chart, sections }]);
  });
});
