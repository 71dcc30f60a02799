import { sql } from 'kysely';
import { toJson } from '../../../platform/database/toJson.ts';
import { days, minutes } from '../../../platform/time/units.ts';
import { buyLines, knowsBuyers, line, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buildSale, seatCode, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import {
  buyStanding,
  holdUpgrade,
  payUpgrade,
  sourceOf,
  type Source,
} from '../../../testing/sale/fixtures/upgradeFixture.ts';
import { readBooks } from '../../../testing/sale/races/readBooks.ts';
import { move } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let [ada, ben]: [Buyer, Buyer] = [] as never;

beforeEach(async () => {
  sale = await buildSale(server.database, { refund: 'always', feeAmount: 250, maxPerPerson: 2 });
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});
afterEach(async () => {
  await server.jobs.drain();
  expect(await readBooks(server.database, sale)).toMatchObject({ sum: 0, unaccounted: 0 });
});

const tokensOf = async ({ userId }: Buyer) =>
  server.database.query
    .selectFrom('token')
    .select(['tokenId', 'state', 'seatCode', 'upgradesId'])
    .where('eventId', '=', sale.eventId)
    .where('ownerId', '=', userId)
    .orderBy('state')
    .orderBy('seatCode')
    .execute();
const countsOf = ({ userId }: Buyer) =>
  server.database.query
    .selectFrom('eventBuyer')
    .select(['bought', 'committed'])
    .where('eventId', '=', sale.eventId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
const stock = () =>
  server.database.query
    .selectFrom('inventoryItem')
    .select(['sold', 'held'])
    .where('inventoryItemId', '=', sale.standingItem)
    .executeTakeFirstOrThrow();
const options = async ({ token }: Buyer, source: Source) =>
  server.call('listUpgradeOptions', { token, body: sourceOf(source) });
const [first, second, third] = [1, 2, 3].map((seat) => seatCode(0, seat)) as [string, string, string];
const upgrade = async (buyer: Buyer, source: Source, codes: string[]) => {
  const held = await holdUpgrade(server, buyer, source, { offerGroupId: sale.seated, seatCodes: codes });
  const { body } = await payUpgrade(server, buyer, held.body);
  return { ...body, quote: held.body.quote };
};
/** Draws the chart of the sale, which its other tests do not look at. */
async function drawChart(): Promise<void> {
  const section = { sectionCode: '101', name: 'Orchestra', seating: 'seated', capacity: 30, rank: 0 };
  const drawn = { ...section, outline: [0, 0, 9, 0, 9, 9], labelAt: [4, 4] };
  const { query } = server.database;
  const { seatChartId, seatChartVersion: version } = await query
    .selectFrom('event')
    .select(['seatChartId', 'seatChartVersion'])
    .where('eventId', '=', sale.eventId)
    .executeTakeFirstOrThrow();
  const overview = {
    ...{ seatChartId, version, name: 'Concert', width: 10, height: 10 },
    ...{ shapes: [], sections: [drawn] },
  };
  await query
    .updateTable('seatChart')
    .set({ overview: toJson(overview) })
    .where('seatChartId', '=', seatChartId)
    .execute();
}

describe('what {product} can be exchanged for', () => {
  it('are better offers on sale, with the difference to pay for each and for all [C7.71a-b, C3.18o]', async () => {
    const source = await buyStanding(server, ada, sale, 2);
    const { token } = ada;
    const listed = await server.call('listUpgradableOffers', { token, body: { eventId: sale.eventId } });
    const [own] = listed.body.offers;
    expect(own).toMatchObject({ offerId: source.upgradeSourceOfferId, orderId: source.orderId });
    expect(own!.tokens.map(({ upgrade: { allowed } }) => allowed)).toEqual([true, true]);
    const { body } = await options(ada, source);
    const paid = own!.tokens.reduce((sum, each) => sum + each.paid.amount, 0);
    expect(body.credit.amount).toBe(paid);
    expect(body.options).toHaveLength(1);
    const [{ offerGroup, each, difference }] = body.options as [(typeof body.options)[number]];
    expect(offerGroup).toMatchObject({
      ...{ offerGroupId: sale.seated, upgradeSourceOfferId: source.upgradeSourceOfferId },
      price: { total: { amount: (paid + difference.amount) / 2 } },
    });
    expect(difference.amount).toBe(2 * each!.amount);
  });

  it('have headings, packages, and sections of the chart [C7.43, C7.45a, C7.46b]', async () => {
    const source = await buyStanding(server, ada, sale);
    const body = sourceOf(source);
    const { token } = ada;
    const { difference } = (await options(ada, source)).body.options[0]!;
    const tree = (await server.call('getUpgradeTree', { token, body })).body.salesGroups;
    expect(tree.flatMap(({ salesGroup }) => salesGroup.offerGroupIds)).toEqual([sale.seated]);
    expect(tree.map((each) => each.differenceFrom)).toEqual(tree.map(() => difference));
    const packages = await server.call('listUpgradePackages', { token, body });
    expect(packages.body.inventoryPackages).toEqual([]);
    await drawChart();
    const charts = await server.call('listUpgradeCharts', { token, body });
    expect(charts.body.seatCharts).toMatchObject([
      {
        sections: [{ sectionCode: '101', available: 30 }],
        differences: [{ sectionCode: '101', from: difference }],
      },
    ]);
  });

  it('are none below what was paid', async () => {
    const body = await buyLines(server, ada, sale.eventId, [line('a', sale.seated, 1)]);
    const source = {
      ...{ eventId: sale.eventId, upgradeSourceOfferId: body.lines[0]!.lineId },
      tokenIds: [body.tokens[0]!.tokenId],
    };
    const listed = (await options(ada, source)).body.options;
    expect(listed.map(({ offerGroup, difference }) => [offerGroup.offerGroupId, difference.amount])).toEqual([
      [sale.seated, 0],
    ]);
    const held = await holdUpgrade(server, ada, source, { offerGroupId: sale.standing });
    expect(held.error?.code).toBe('upgradeNotBetter');
  });

  it("are the own buyer's alone, and of one line", async () => {
    const source = await buyStanding(server, ada, sale);
    expect((await options(ben, source)).error?.code).toBe('notFound');
    const other = { ...source, upgradeSourceOfferId: sale.seated };
    expect((await options(ada, other)).error?.code).toBe('notFound');
  });
});

describe('a token', () => {
  const permission = async () => {
    const { body } = await server.call('getEventActivity', {
      token: ada.token,
      query: { eventId: sale.eventId },
    });
    return body.tokens[0]?.allowed?.upgrade;
  };
  const set = (values: object) =>
    server.database.query.updateTable('event').set(values).where('eventId', '=', sale.eventId).execute();

  it('can be upgraded while the event is on sale, from the next sale on, and until the doors open [C6.03d, C2.27g]', async () => {
    await buyStanding(server, ada, sale);
    expect(await permission()).toEqual({ allowed: true });
    const opensAt = new Date(Date.now() + days(2));
    const sales = server.database.query.updateTable('marketplace').where('eventId', '=', sale.eventId);
    await sales.set({ opensAt, closesAt: new Date(Date.now() + days(3)) }).execute();
    expect(await permission()).toEqual({
      ...{ allowed: false, reason: 'upgradeNotOpen' },
      opensAt: opensAt.toISOString(),
    });
    const before = { opensAt: new Date(Date.now() - days(3)), closesAt: new Date(Date.now() - days(2)) };
    await sales.set(before).execute();
    expect(await permission()).toEqual({ allowed: false, reason: 'upgradeClosed' });
    await set({ doorsAt: new Date(Date.now() - 1) });
    expect((await permission())?.reason).toBe('upgradeClosed');
  });

  it('can not where the organiser allows none', async () => {
    await buyStanding(server, ada, sale);
    await set({ policy: sql`policy || '{"upgrade": "forbidden"}'` });
    expect(await permission()).toEqual({ allowed: false, reason: 'upgradeNotAllowed' });
  });

  it('can not while it is listed, sent, or was scanned', async () => {
    const source = await buyStanding(server, ada, sale);
    const own = { eventId: sale.eventId, tokenId: source.tokenIds[0]! };
    for (const state of ['selling', 'sent', 'checkedIn'] as const) {
      await move(server, own, ['active', state]);
      expect((await options(ada, source)).error?.code).toBe('tokenNotActive');
      await move(server, own, [state, 'active']);
    }
  });
});

describe('an upgrade', () => {
  it('holds better seats, charges the difference, and exchanges them at once [C4.17, C6.02g, C2.19d]', async () => {
    const source = await buyStanding(server, ada, sale, 2);
    const held = await holdUpgrade(server, ada, source, {
      ...{ offerGroupId: sale.seated, seatCodes: [first, second] },
    });
    const { quote, line: bought } = held.body;
    expect(await countsOf(ada)).toEqual({ bought: 2, committed: 0 });
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['active', 'active']);
    expect(quote.total.amount).toBe(bought.price.total.amount - quote.credit!.amount);
    const paid = await payUpgrade(server, ada, held.body);
    expect(paid.body).toMatchObject({ total: quote.total, quote: { credit: quote.credit } });
    const tokens = await tokensOf(ada);
    expect(tokens.map(({ state, seatCode: code }) => [state, code])).toEqual([
      ['active', first],
      ['active', second],
      ['voided', null],
      ['voided', null],
    ]);
    expect(new Set(tokens.slice(0, 2).map(({ upgradesId }) => upgradesId))).toEqual(new Set(source.tokenIds));
    expect(await stock()).toEqual({ sold: 0, held: 0 });
    expect(await countsOf(ada)).toEqual({ bought: 2, committed: 0 });
    const query = { eventId: sale.eventId, upgradeId: held.body.upgradeId };
    const after = await server.call('getUpgradeCheckout', { token: ada.token, query });
    expect(after.body).toMatchObject({ state: 'paid', orderId: paid.body.orderId });
  });

  it('changes nothing when the card is refused, and when its time is over [C4.17]', async () => {
    const source = await buyStanding(server, ada, sale);
    const held = await holdUpgrade(server, ada, source, { offerGroupId: sale.seated, seatCodes: [first] });
    const refused = await payUpgrade(server, ada, held.body, { card: '4000 0000 0000 0341' });
    expect(refused.error?.code).toBe('paymentFailed');
    const unchanged = [{ tokenId: source.tokenIds[0], state: 'active', seatCode: null, upgradesId: null }];
    expect(await tokensOf(ada)).toEqual(unchanged);
    await server.clock.advance(minutes(11));
    expect((await payUpgrade(server, ada, held.body)).error?.code).toBe('paymentRetryTimeExpired');
    expect(await tokensOf(ada)).toEqual(unchanged);
    const others = await buyLines(server, ben, sale.eventId, [
      line('a', sale.seated, 1, { seatCodes: [first] }),
    ]);
    expect(others.tokens).toHaveLength(1);
  });

  it('replaces the one before, and can be given back', async () => {
    const source = await buyStanding(server, ada, sale);
    const before = await holdUpgrade(server, ada, source, { offerGroupId: sale.seated, seatCodes: [first] });
    const held = await holdUpgrade(server, ada, source, { offerGroupId: sale.seated, seatCodes: [first] });
    const { eventId } = sale;
    const stateOf = async (upgradeId: string) =>
      (await server.call('getUpgradeCheckout', { token: ada.token, query: { eventId, upgradeId } })).body
        .state;
    expect(await stateOf(before.body.upgradeId)).toBe('over');
    expect(await stateOf(held.body.upgradeId)).toBe('held');
    const body = { eventId, upgradeId: held.body.upgradeId };
    expect((await server.call('releaseUpgrade', { token: ben.token, body })).error?.code).toBe('notFound');
    expect((await server.call('releaseUpgrade', { token: ada.token, body })).body).toEqual({ ok: true });
    expect(await stateOf(held.body.upgradeId)).toBe('over');
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['active']);
  });

  it('gives the money back if a {product} was scanned, sent or listed meanwhile', async () => {
    for (const state of ['checkedIn', 'sent', 'selling'] as const) {
      const [cy] = (await makeBuyers(server.database, 1)) as [Buyer];
      const source = await buyStanding(server, cy, sale);
      const held = await holdUpgrade(server, cy, source, { offerGroupId: sale.seated, seatCodes: [first] });
      await move(server, { eventId: sale.eventId, tokenId: source.tokenIds[0]! }, ['active', state]);
      const paid = await payUpgrade(server, cy, held.body);
      expect(paid.error?.code).toBe('reservationTimeRanOut');
      expect((await tokensOf(cy)).map((each) => each.state)).toEqual([state]);
      const body = { eventId: sale.eventId, upgradeId: held.body.upgradeId };
      await server.call('releaseUpgrade', { token: cy.token, body });
    }
  });

  it('takes guest and child along', async () => {
    const source = await buyStanding(server, ada, sale);
    const guest = { assigneeKind: 'guest' as const, firstName: 'Grace', lastName: 'Hopper' };
    const { eventId } = sale;
    await server.call('createTokenAssignment', {
      token: ada.token,
      body: { eventId, tokenIds: source.tokenIds, ...guest },
    });
    const { tokens } = await upgrade(ada, source, [first]);
    const { body } = await server.call('getEventActivity', { token: ada.token, query: { eventId } });
    const [own] = body.tokens.filter(({ tokenId }) => tokenId === tokens[0]!.tokenId);
    expect(own).toMatchObject({
      assignmentState: 'guest',
      assignment: { firstName: 'Grace', lastName: 'Hopper', state: 'created' },
      allowed: { editGuest: { allowed: true }, takeBack: { allowed: true } },
    });
  });

  it('costs nothing for another seat at the same price', async () => {
    const body = await buyLines(server, ada, sale.eventId, [
      line('a', sale.seated, 1, { seatCodes: [first] }),
    ]);
    const source = {
      ...{ eventId: sale.eventId, upgradeSourceOfferId: body.lines[0]!.lineId },
      tokenIds: [body.tokens[0]!.tokenId],
    };
    const held = await holdUpgrade(server, ada, source, { offerGroupId: sale.seated, seatCodes: [third] });
    const { upgradeId, quote } = held.body;
    expect(quote.total.amount).toBe(0);
    const paid = await server.call('payUpgrade', {
      token: ada.token,
      body: { eventId: sale.eventId, upgradeId, acceptedTotal: quote.total },
    });
    expect(paid.body.tokens.map(({ seat }) => seat?.seatCode)).toEqual([third]);
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['active', 'voided']);
  });
});
