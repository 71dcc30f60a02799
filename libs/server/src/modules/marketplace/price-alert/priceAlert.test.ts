import { knowsBuyers, mailsTo, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { listPlaces, saveListing } from '../../../testing/sale/fixtures/listingFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let eventId: string;
let ada: Buyer;
let ben: Buyer;
let eve: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250 });
  ({ eventId } = sale);
  [ada, ben, eve] = (await makeBuyers(server.database, 3)) as [Buyer, Buyer, Buyer];
});

const cad = (amount: number) => ({ amount, currency: 'CAD' });
const set = ({ token }: Buyer, amount: number, more: object = {}) =>
  server.call('setPriceAlert', { token, body: { eventId, price: cad(amount), ...more } });
const read = async ({ token }: Buyer) =>
  (await server.call('getPriceAlert', { token, query: { eventId } })).body.price;
const alertsTo = async (buyer: Buyer) => {
  await server.jobs.drain();
  return (await mailsTo(server, buyer)).filter(({ subject }) => subject.startsWith('On sale at your price'));
};
const allInOf = async () => {
  const { body } = await server.call('listOfferGroups', { body: { eventId, includeResale: true } });
  return body.offerGroups.find(({ resale }) => resale)!.price.allIn.amount;
};

it('mails once when a listing asks at most the price that its buyer pays in all', async () => {
  const listing = await listPlaces(server, ada, sale);
  await server.jobs.drain();
  const allIn = await allInOf();
  expect(allIn).toBeGreaterThan(listing.price.amount);
  expect((await set(ben, allIn)).body.price).toEqual(cad(allIn));
  await set(eve, allIn - 1);
  expect(await alertsTo(ben)).toEqual([]);
  await listPlaces(server, ada, sale, 2);
  const [mail, ...more] = await alertsTo(ben);
  expect(more).toEqual([]);
  expect(mail!.textBody).toContain('2 Passes together');
  expect(mail!.textBody).toMatch(new RegExp(`/en-US/events/[^/]+/${eventId}\\?resale=1`));
  expect(await alertsTo(eve)).toEqual([]);
  expect(await read(ben)).toBeUndefined();
  expect(await read(eve)).toEqual(cad(allIn - 1));
  await listPlaces(server, ada, sale);
  expect(await alertsTo(ben)).toHaveLength(1);
});

it('hears of a listing whose price falls, and not of one’s own', async () => {
  const { listingId, tokens } = await listPlaces(server, ada, sale);
  await server.jobs.drain();
  const allIn = await allInOf();
  for (const buyer of [ada, ben]) await set(buyer, allIn - 100);
  const tokenIds = tokens.map(({ tokenId }) => tokenId);
  await saveListing(server, ada, { eventId, tokenIds, listingId, price: 4_000 });
  expect(await alertsTo(ben)).toHaveLength(1);
  expect(await alertsTo(ada)).toEqual([]);
});

it('is one per fan and event, and can be taken back', async () => {
  for (const amount of [9_000, 8_000]) await set(ben, amount);
  expect(await read(ben)).toEqual(cad(8_000));
  expect(await read(ada)).toBeUndefined();
  const query = { eventId };
  expect((await server.call('deletePriceAlert', { token: ben.token, query })).body).toEqual({ eventId });
  expect(await read(ben)).toBeUndefined();
});

it.each<[string, object, string]>([
  ['a price of nothing', { price: cad(0) }, 'invalidRequest'],
  ['another currency', { price: { amount: 8_000, currency: 'USD' } }, 'invalidRequest'],
])('refuses %s', async (_name, body, code) => {
  expect((await set(ben, 1, body)).error?.code).toBe(code);
});

it('has no alert for an event that is never resold', async () => {
  await server.database.query
    .updateTable('event')
    .set((row) => ({
      policy: row.fn('jsonb_set', [row.ref('policy'), row.val('{resale}'), row.val('"forbidden"')]),
    }))
    .where('eventId', '=', eventId)
    .execute();
  expect((await set(ben, 8_000)).error?.code).toBe('notFound');
});
