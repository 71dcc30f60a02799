import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { hours } from '../../../platform/time/units.ts';
import { checkout, line, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { rounds, tally } from '../../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';
import { sweepHolds } from '../../../sale/hold/sweepHolds.ts';
import { offerWaitListsJob } from './offerWaitListsJob.ts';

const { server, servers } = useSaleServers();

interface SoldOut {
  sale: SaleFixture;
  holders: Buyer[];
  fans: Buyer[];
}

/** Sells out standing places to two buyers, and lets fans wait for one each. */
async function sellOut(fanCount: number): Promise<SoldOut> {
  const { database } = server();
  const sale = await buildSale(database, { rows: 0, standing: 8 });
  const [buyers, fans] = [await makeBuyers(database, 2), await makeBuyers(database, fanCount)];
  for (const buyer of buyers)
    expect((await checkout(server(), buyer, sale.eventId, [line('a', sale.standing, 4)])).status).toBe(200);
  const { eventId, standing } = sale;
  for (const { token } of fans) {
    const body = { eventId, offerGroupIds: [standing], quantity: 1, maySplit: false };
    expect((await server().call('joinWaitList', { token, body })).status).toBe(200);
  }
  return { sale, holders: buyers, fans };
}

const run = (n = 0) => offerWaitListsJob.handle({}, { platform: server(n).platform, jobId: 'any' });
const clear = ({ token }: Buyer, eventId: string, n = 0) =>
  server(n).call('clearCart', { token, body: { eventId } });
const stateOf = async ({ token }: Buyer, eventId: string) =>
  (await server().call('getWaitList', { token, query: { eventId } })).body.entry?.state;
const claim = ({ token }: Buyer, eventId: string, n = 0) =>
  server(n).call('claimWaitList', { token, body: { eventId } });
const leave = ({ token }: Buyer, eventId: string, n = 0) =>
  server(n).call('leaveWaitList', { token, body: { eventId } });

it('offers two returns at once to the first in order, and never to walk-ins [INV-01]', async () => {
  for (let round = 0; round < rounds(5); round += 1) {
    const { sale, holders, fans } = await sellOut(10);
    const walkIns = await makeBuyers(server().database, 10);
    const rush = walkIns.map((buyer, n) =>
      checkout(server(n), buyer, sale.eventId, [line('w', sale.standing, 1)]),
    );
    const returns = holders.map((buyer, n) => clear(buyer, sale.eventId, n));
    await Promise.all([...returns, ...rush, run(0), run(1)]);
    await run();
    expect(tally(await Promise.all(rush))).toEqual({ purchaseSoldOut: 10 });
    const states = await Promise.all(fans.map((fan) => stateOf(fan, sale.eventId)));
    expect(states).toEqual(fans.map((_fan, at) => (at < 8 ? 'offered' : 'waiting')));
  }
});

it('lets a fan either claim or lose an offer whose time is over', async () => {
  for (let round = 0; round < rounds(5); round += 1) {
    const { sale, holders, fans } = await sellOut(8);
    await Promise.all(holders.map((buyer, n) => clear(buyer, sale.eventId, n)));
    await run();
    for (const { clock } of servers) await clock.advance(hours(4) - 50);
    const claims = fans.map((fan, n) => claim(fan, sale.eventId, n));
    for (const { clock } of servers) await clock.advance(50);
    await Promise.all([...claims, run(0), run(1), sweepHolds(server(1).platform)]);
    const answers = await Promise.all(claims);
    expect(tally(answers)).toEqual({ ok: 8 });
    const taken = answers.filter(({ body }) => body.selections.length > 0).length;
    await run();
    const held = await inTransaction(server().database, async (tx) =>
      tx
        .selectFrom('commitment')
        .select('kind')
        .where('eventId', '=', sale.eventId)
        .where('state', '=', 'open')
        .execute(),
    );
    expect(held.map(({ kind }) => kind)).toEqual(Array.from({ length: taken }, () => 'cart'));
  }
});

it('neither loses nor doubles stock when fans leave while they are offered it', async () => {
  for (let round = 0; round < rounds(5); round += 1) {
    const { sale, holders, fans } = await sellOut(8);
    const leaving = fans.map((fan, n) => leave(fan, sale.eventId, n));
    const returns = holders.map((buyer, n) => clear(buyer, sale.eventId, n));
    await Promise.all([...returns, ...leaving, run(0), run(1)]);
    expect(tally(await Promise.all(leaving))).toEqual({ ok: 8 });
    await run();
    const [walkIn] = (await makeBuyers(server().database, 1)) as [Buyer];
    const all = await checkout(server(), walkIn, sale.eventId, [line('w', sale.standing, 8)]);
    expect(all.status).toBe(200);
  }
});
