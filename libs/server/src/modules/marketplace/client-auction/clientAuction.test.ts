import { hours, seconds } from '../../../platform/time/units.ts';
import type { Buyer } from '../../../testing/sale/people/buyers.ts';
import { knowsMembers } from '../../../testing/sale/people/members.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../auction/testing/auctionStage.ts';

const { authenticate, memberOf } = knowsMembers();
const server = useTestServer({ authenticate });
let { auction, fans } = {} as AuctionStage;
let olga: Buyer;
const { offer, publicAuction, run, settle } = auctionCalls(server, () => ({ auction, fans }));
beforeEach(async () => {
  ({ auction, fans } = await prepareAuction(server));
  olga = await memberOf(server, auction.eventId, 'events');
});
const reason = 'The hall is larger';
const read = ({ token } = olga) =>
  server.call('getClientAuction', { token, query: { eventId: auction.eventId } });
const standing = async () =>
  (await read()).body.groups.find(({ offerGroupId }) => offerGroupId === auction.standing)!;
const about = () => ({ eventId: auction.eventId, offerGroupId: auction.standing, reason });
const setStock = (quantity: number) =>
  server.call('changeAuctionStock', { token: olga.token, body: { ...about(), quantity } });
const setMinimum = (amount: number, currency = 'CAD') =>
  server.call('changeAuctionMinimum', {
    token: olga.token,
    body: { ...about(), minimum: { amount, currency } },
  });
const exported = (after = 0) =>
  server.call('exportAuction', { token: olga.token, body: { eventId: auction.eventId, after } });

describe('an auction, for its organiser', () => {
  it('shows figures, but no single offer before the close', async () => {
    await offer(fans[0]!, { steps: 7, quantity: 2 });
    const { text, body } = await read();
    expect(body).toMatchObject({ state: 'open', changes: [], allowed: { close: { allowed: true } } });
    expect(await standing()).toMatchObject({ offers: 1, units: 2, quantity: 2, free: 2 });
    const answers = text + (await exported()).text;
    expect(answers).not.toMatch(/:8500[,}]/);
    expect(answers).not.toContain(fans[0]!.userId);
    expect((await exported()).body).toMatchObject({ state: 'open', offers: [] });
  });

  it('is for members who run events, of its organisation alone [AZ-02]', async () => {
    const frank = await memberOf(server, auction.eventId, 'finance');
    expect((await read(frank)).error?.code).toBe('forbidden');
    const other = await prepareAuction(server);
    const otto = await memberOf(server, other.auction.eventId, 'owner');
    expect((await read(otto)).error?.code).toBe('notFound');
  });

  it('allows changes of minimum and stock until the first bid; then the stock only grows', async () => {
    expect((await setMinimum(6_000)).body.groups).toContainEqual(
      expect.objectContaining({ minimum: { amount: 6_000, currency: 'CAD' } }),
    );
    expect((await offer(fans[0]!)).error?.code).toBe('offerBelowMinimum');
    expect((await setMinimum(6_001)).error).toMatchObject({
      code: 'minimumOffSteps',
      details: { step: { amount: 500 } },
    });
    expect((await setMinimum(6_500, 'USD')).error?.code).toBe('invalidRequest');
    expect((await setMinimum(1_000_000)).error?.code).toBe('minimumOffSteps');
    expect((await setStock(100_000)).error).toMatchObject({
      code: 'stockNotAvailable',
      details: { minimum: 0, maximum: 2 },
    });
    expect((await setStock(1)).status).toBe(200);
    expect((await offer(fans[0]!, { steps: 2 })).status).toBe(200);
    expect((await standing()).allowed).toEqual({
      lowerStock: { allowed: false, reason: 'offersMade' },
      changeMinimum: { allowed: false, reason: 'offersMade' },
    });
    expect((await setMinimum(5_000)).error?.code).toBe('offersMade');
    expect((await setStock(2)).status).toBe(200);
    expect((await setStock(1)).error?.code).toBe('offersMade');
    await server.clock.advance(seconds(5));
    expect((await publicAuction()).groups).toContainEqual(
      expect.objectContaining({ quantity: 2, minimum: { amount: 6_000, currency: 'CAD' } }),
    );
    const { changes } = (await read()).body;
    expect(changes.map(({ change, by, reason: why }) => [change, by, why])).toEqual([
      ['stock', 'Ada', reason],
      ['stock', 'Ada', reason],
      ['minimum', 'Ada', reason],
    ]);
    expect(changes[2]!.minimum).toMatchObject({ before: { amount: 5_000 }, after: { amount: 6_000 } });
  });

  it('closes earlier, for a reason that everyone reads, and tells its results once they are out', async () => {
    const [ada, ben, cleo] = fans as [Buyer, Buyer, Buyer];
    for (const [at, fan] of [ada, ben, cleo].entries()) await offer(fan, { steps: at });
    const { resultsAt } = await publicAuction();
    const now = server.clock.now();
    await server.clock.advance(1);
    const body = { eventId: auction.eventId, closesAt: now.toISOString(), reason };
    const closed = await server.call('closeClientAuction', { token: olga.token, body });
    expect(closed.body).toMatchObject({ state: 'closed', closedEarly: reason, resultsAt });
    expect((await offer(ada, { steps: 9 })).error?.code).toBe('marketplaceClosed');
    await run();
    expect((await exported()).body.offers).toEqual([]);
    await settle();
    expect(await standing()).toMatchObject({
      results: { winners: 2, units: 2, paid: 2, paidUnits: 2, open: 0, lapsed: 0 },
      cutOff: { amount: 5_500 },
      paidFace: { amount: 11_500 },
    });
    const page = (await exported()).body.offers;
    expect(page.map(({ place, price, state }) => [place, price.amount, state])).toEqual([
      [1, 6_000, 'claimed'],
      [2, 5_500, 'claimed'],
      [3, 5_000, 'lost'],
    ]);
    expect((await exported(2)).body.offers).toHaveLength(1);
    expect((await read()).body.changes.map(({ change }) => change)).toEqual([
      'export',
      'export',
      'export',
      'close',
    ]);
  });

  it('opens before its time', async () => {
    const opensAt = new Date(server.clock.now().getTime() + hours(1));
    await server.database.query
      .updateTable('marketplace')
      .set({ opensAt })
      .where('marketplaceId', '=', auction.marketplaceId)
      .execute();
    expect((await read()).body.state).toBe('upcoming');
    const body = { eventId: auction.eventId, reason };
    const { body: opened } = await server.call('openClientAuction', { token: olga.token, body });
    expect(opened).toMatchObject({ state: 'open', changes: [{ change: 'open', reason }] });
    expect((await offer(fans[0]!)).status).toBe(200);
  });
});
