import type { SetResaleRulesRequest } from '@foyer/contract';
import { knowsBuyers, makeBuyers, memberOf, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buyPlaces } from '../../../testing/sale/fixtures/payoutFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let eventId: string;
let ada: Buyer;
let owner: string;

beforeEach(async () => {
  sale = await buildSale(server.database);
  ({ eventId } = sale);
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  owner = memberOf(ada, clientId, 'owner').token;
});

const set = (rules: Partial<SetResaleRulesRequest>, token = owner) =>
  server.call('setResaleRules', {
    token,
    body: { eventId, isAllowed: true, blockedOfferGroupIds: [], ...rules },
  });
const sellable = async () =>
  (await server.call('getSecondaryMarketplace', { token: ada.token, query: { eventId } })).body.tokens;
const profile = async () => (await server.call('getEventProfile', { query: { eventId } })).body;

describe('rules of a resale', () => {
  it('apply to what is sold from then on, and are told before anybody buys [C5.16a, C9.10a]', async () => {
    await buyPlaces(server, ada, sale, 1);
    const rules = { capBasisPoints: 1_000, opensAt: '2100-01-01T00:00:00.000Z' };
    expect((await set(rules)).body).toEqual({
      ...{ eventId, isAllowed: true, blockedOfferGroupIds: [], sharePpm: 0 },
      ...rules,
    });
    await server.call('setResaleProfitShare', { token: owner, body: { eventId, ratePpm: 200_000 } });
    await buyPlaces(server, ada, sale, 1);
    const [before, after] = await sellable();
    expect(before).toMatchObject({ sell: { allowed: true } });
    expect(after).toMatchObject({
      maximum: { amount: 5_500 },
      sell: { allowed: false, reason: 'resaleNotOpen', opensAt: rules.opensAt },
    });
    expect(await profile()).toMatchObject({
      policy: { resale: 'later', resaleFrom: rules.opensAt, resaleCapBasisPoints: 1_000 },
      resale: { sharePpm: 200_000, blocked: [] },
    });
  });

  it('forbid it for some offers, or at all [C5.16b]', async () => {
    expect((await set({ blockedOfferGroupIds: [sale.standing] })).body.blockedOfferGroupIds).toEqual([
      sale.standing,
    ]);
    await buyPlaces(server, ada, sale, 1);
    expect(await sellable()).toMatchObject([{ sell: { allowed: false, reason: 'resaleNotAllowed' } }]);
    expect((await profile()).resale).toMatchObject({ blocked: ['Floor'] });
    expect((await set({ isAllowed: false })).body).toMatchObject({
      ...{ isAllowed: false, blockedOfferGroupIds: [] },
    });
    expect((await profile()).resale).toBeUndefined();
  });

  it('end a resale at their time', async () => {
    await set({ closesAt: '2020-01-01T00:00:00.000Z' });
    await buyPlaces(server, ada, sale, 1);
    expect(await sellable()).toMatchObject([{ sell: { allowed: false, reason: 'resaleClosed' } }]);
  });

  it.each<[string, Partial<SetResaleRulesRequest>]>([
    ['closesAt', { opensAt: '2100-01-02T00:00:00Z', closesAt: '2100-01-01T00:00:00Z' }],
    ['blockedOfferGroupIds', { blockedOfferGroupIds: ['01936f5e-7c00-7000-8000-0000000000aa'] }],
  ])('are refused: %s', async (field, rules) => {
    expect((await set(rules)).error).toMatchObject({ code: 'invalidRequest', details: { field } });
  });
});
