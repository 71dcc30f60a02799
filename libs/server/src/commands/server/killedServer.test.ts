import { setTimeout as sleep } from 'node:timers/promises';
import { seedNumber } from '@foyer/util/sampling';
import { createSeededRandom } from '@foyer/catalogue';
import { minutes, seconds } from '../../platform/time/units.ts';
import { ask } from '../../testing/process/ask.ts';
import { lostWrites, unevenCharges } from '../../testing/process/lostWrites.ts';
import { createServerProcess } from '../../testing/process/serverProcess.ts';
import { startWriters, type Writers } from '../../testing/process/writers.ts';
import { makeLoggedInBuyers } from '../../testing/sale/people/loggedInBuyers.ts';
import { areOff, readBooks, type Books } from '../../testing/sale/races/readBooks.ts';
import { rounds } from '../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { moveTestClock } from '../../testing/testClock.ts';
import { useTestDatabase } from '../../testing/useTestServer.ts';

/** Ten times the goal of five seconds: starting is slow while other tests run. */
const startTimeoutMs = seconds(50);
const kills = rounds(10);
const seed = seedNumber('kills of a server');
jest.setTimeout(minutes(3) + kills * seconds(30));

const test = useTestDatabase();

/** Repeats every open payment until its answer is final; moves the clock first, to expire the dead server's leases. */
async function settle({ unsettled, acknowledged }: Writers, port: number): Promise<void> {
  await moveTestClock(test.database.query, seconds(90));
  for (const call of unsettled) {
    for (;;) {
      const { status, text } = await ask(port, call);
      if (status === 200)
        acknowledged.push({
          kind: 'order',
          orderId: (JSON.parse(text) as { orderId: string }).orderId,
          call,
          text,
        });
      // The reconciler asks the gateway within ten seconds; until then the payment is pending.
      if (status !== 503 && !/paymentPending|idempotencyInProgress/.test(text)) break;
      await sleep(250);
    }
  }
}

/** Reads the books again and again. @returns ends it, with what was read */
function keepReading(sale: SaleFixture): () => Promise<Books[]> {
  const seen: Books[] = [];
  const ending = new AbortController();
  const reading = (async () => {
    while (!ending.signal.aborted) {
      seen.push(await readBooks(test.database, sale));
      await sleep(50);
    }
  })();
  // A reading that fails is told of by the end, and is no unhandled rejection until then.
  reading.catch(() => undefined);
  return async () => {
    ending.abort();
    await reading;
    return seen;
  };
}

describe('a server that is killed', () => {
  it(`loses nothing that it has confirmed, and its books are even in every snapshot: ${kills} times under mixed load [CR-02, CR-01, INV-06]`, async () => {
    const random = createSeededRandom(seed);
    const server = await createServerProcess(test.connectionString, startTimeoutMs);
    const sale = await buildSale(test.database, { rows: 0, standing: 100_000, maxPerPerson: 500 });
    const buyers = await makeLoggedInBuyers(test.database, 10 + 6 * kills);
    const starts = [await server.start()];
    const writers = startWriters({ ports: [server.port], sale, buyers, count: 6, random: random.next });
    const endReading = keepReading(sale);
    try {
      for (let round = 0; round < kills; round += 1) {
        await sleep(random.between(100, 900));
        await server.kill();
        starts.push(await server.start());
      }
      await writers.stop();
      await settle(writers, server.port);
      const books = await endReading();
      expect(books.filter(areOff)).toEqual([]);
      // The books grew between readings, or nothing was seen; how often depends on the machine.
      expect(new Set(books.map(({ postings }) => postings)).size).toBeGreaterThan(1);
      const orders = writers.acknowledged.filter((write) => write.kind === 'order');
      process.stdout.write(
        `CR-02: 0 lost is wanted of ${writers.acknowledged.length} acknowledged writes (${orders.length} orders, ` +
          `${writers.unsettled.length} settled later) over ${kills} kills; slowest start ${Math.round(Math.max(...starts))} ms\n`,
      );
      expect(await lostWrites(test.database, writers.acknowledged)).toEqual([]);
      expect(await unevenCharges(test.database)).toEqual([]);
      expect(orders.length).toBeGreaterThan(0);
      for (const { call, text } of orders) expect((await ask(server.port, call)).text).toBe(text);
      expect([...writers.statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    } finally {
      await endReading();
      await server.kill();
    }
  });

  it('would be found out: a write that is not there is told of [CR-02, INV-16]', async () => {
    const call = { method: 'POST', path: '/' } as const;
    const orderId = '00000000-0000-7000-8000-000000000000';
    const invented = [
      { kind: 'account', emailAddress: 'nobody@example.com' },
      { kind: 'cart', purchaseToken: 'none' },
      { kind: 'order', orderId, call, text: '' },
    ] as const;
    expect(await lostWrites(test.database, invented)).toEqual(invented);
  });
});
