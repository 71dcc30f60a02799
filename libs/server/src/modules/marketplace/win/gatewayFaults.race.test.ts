import { sql } from 'kysely';
import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { hours, minutes, seconds } from '../../../platform/time/units.ts';
import { createSandboxGateway } from '../../../sandbox/payment/sandboxGateway.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { auctionStep, buildAuction } from '../../../testing/sale/auctionFixture.ts';
import { makeBuyers, storeCard, type Buyer } from '../../../testing/sale/buyers.ts';
import { buildDraw } from '../../../testing/sale/drawFixture.ts';
import { createFaultyGateway, type GatewayFault } from '../../../testing/sale/faultyGateway.ts';
import { useSaleServers } from '../../../testing/sale/useSaleServers.ts';
import { createTestTimer } from '../../../testing/testTimer.ts';
import { chargeOffersJob } from '../auction/chargeOffers.ts';
import { runAuctionsJob } from '../auction/runAuctionsJob.ts';
import { chargeWinsJob } from '../draw/chargeWins.ts';
import { runDrawsJob } from '../draw/runDrawsJob.ts';

const gateway = createFaultyGateway(() => {
  const { database, platform } = server();
  return createSandboxGateway({ database, newId: platform.newId, payOrigin: 'http://pay.localhost:4200' });
});
const { server, servers } = useSaleServers({
  gateways: { payment: gateway },
  config: { sale: { ...defaultConfig.sale, chargeTimeoutMs: seconds(2) } },
  timer: createTestTimer(),
});
const advance = async (ms: number) => {
  for (const { clock } of servers) await clock.advance(ms);
};
const context = (n: number) => ({ platform: server(n).platform, jobId: 'any' });
const closesIn = { rows: 0, standing: 2, closesInMs: hours(1), resultsInMs: hours(1) };

/** A way of selling whose winners are charged by their stored cards. */
interface Way {
  /** Makes an event of two places, for which every fan asks once. */
  prepare: () => Promise<{ eventId: string; ask: (fan: Buyer, paymentMethodId: string) => Promise<number> }>;
  run: (n?: number) => Promise<unknown>;
  charge: (n: number) => Promise<unknown>;
}

const draw: Way = {
  prepare: async () => {
    const { eventId, standing } = await buildDraw(server(), closesIn);
    const entry = { eventId, offerGroupIds: [standing], quantity: 1, maySplit: false };
    const ask = async ({ token }: Buyer, paymentMethodId: string) =>
      (await server().call('enterDraw', { token, body: { ...entry, paymentMethodId } })).status;
    return { eventId, ask };
  },
  run: async (n = 0) => runDrawsJob.handle({}, context(n)),
  charge: async (n) => chargeWinsJob.handle({}, context(n)),
};
const auction: Way = {
  prepare: async () => {
    const { eventId, standing, standingMinimum } = await buildAuction(server(), closesIn);
    const price = { amount: standingMinimum + auctionStep, currency: 'CAD' };
    const offer = { eventId, offerGroupId: standing, quantity: 1, price };
    const ask = async ({ token }: Buyer, paymentMethodId: string) =>
      (await server().call('makeAuctionOffer', { token, body: { ...offer, paymentMethodId } })).status;
    return { eventId, ask };
  },
  run: async (n = 0) => runAuctionsJob.handle({}, context(n)),
  charge: async (n) => chargeOffersJob.handle({}, context(n)),
};
const faults: GatewayFault[] = [
  'hang',
  'hangAfterCharge',
  'resetBefore',
  'resetAfter',
  'nonsense',
  'wrongAmount',
  'wrongCurrency',
];

const capturedOf = async (eventId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sandbox_gateway.charge c
    join payment_attempt a on a.attempt_id::text = c.idempotency_key
    where a.event_id = ${eventId} and c.state = 'captured'`.execute(server().database.kysely);
  return rows[0]!.count;
};
const tokenHoldersOf = async (eventId: string): Promise<string[]> => {
  const { query } = server().database;
  const rows = await query.selectFrom('token').select('holderId').where('eventId', '=', eventId).execute();
  return rows.map(({ holderId }) => holderId);
};

it.each(
  Object.entries({ draw, auction }).flatMap(([name, way]) =>
    faults.map((fault) => [name, fault, way] as const),
  ),
)(
  'a win of a %s is charged once and has its {product}, though the gateway fails: %s [CR-05]',
  async (...cell) => {
    const [, fault, { prepare, run, charge }] = cell;
    const { eventId, ask } = await prepare();
    const fans = await makeBuyers(server().database, 3);
    for (const fan of fans) {
      const { paymentMethodId } = await storeCard(server(), fan);
      expect(await ask(fan, paymentMethodId)).toBe(200);
    }
    await advance(hours(1));
    await run();
    await run();
    await advance(minutes(1));
    await run();
    await run();
    gateway.fault = fault;
    await Promise.all([charge(0), charge(1)]);
    gateway.fault = 'none';
    await charge(1);
    expect(await tokenHoldersOf(eventId)).toEqual([]);
    await advance(seconds(21));
    await reconcilePayments(server(1).platform);
    for (let turn = 0; turn < 3; turn += 1) await Promise.all([charge(0), charge(1), run(0)]);
    const holders = await tokenHoldersOf(eventId);
    expect([holders.length, new Set(holders).size]).toEqual([2, 2]);
    expect(await capturedOf(eventId)).toBe(2);
  },
);
