import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkInvariants } from '../../testing/checkInvariants.ts';
import { checkout, knowsBuyers, line, makeBuyers, pay, storeCard } from '../../testing/sale/buyers.ts';
import { buildSale } from '../../testing/sale/saleFixture.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { systemClock } from '../security/clock.ts';
import { backUpEmbedded } from './backUpEmbedded.ts';
import { openDatabase } from './database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embeddedPostgres.ts';
import { migrate } from './migrate.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'foyer-back-up-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Runs work on a server whose database is the embedded one of a folder. */
async function serving<T>(
  folder: string,
  work: (server: TestServer, postgres: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ folder, isDisposable: true });
  await migrate({ connectionString: postgres.url });
  const database = openDatabase({ connectionString: postgres.url });
  const server = await buildTestServer({ authenticate: knowsBuyers, database, seed: folder });
  try {
    return await work(server, postgres);
  } finally {
    await server.close();
    await database.close();
    await postgres.stop();
  }
}

interface Sold {
  orderId: string;
  /** When the buyer had the order. */
  at: Date;
}

/** Sells places one after the other until told to stop. */
async function sellOn(server: TestServer, sold: Sold[], progress: { isOver: boolean }): Promise<void> {
  const sale = await buildSale(server.database, { standing: 10_000 });
  while (!progress.isOver) {
    const [buyer] = await makeBuyers(server.database, 1);
    const { paymentMethodId } = await storeCard(server, buyer!);
    const cart = await checkout(server, buyer!, sale.eventId, [line('p', sale.standing, 1)]);
    const { body } = await pay(server, buyer!, cart.body, paymentMethodId);
    sold.push({ orderId: body.orderId, at: systemClock() });
  }
}

const ordersOf = async (server: TestServer): Promise<string[]> =>
  (await server.database.query.selectFrom('purchaseOrder').select('orderId').execute()).map(
    ({ orderId }) => orderId,
  );

describe('a back-up of the embedded database', () => {
  const copy = () => path.join(parent, 'copy');

  it('is taken during a sale, and has all that was sold before its time [DS-01]', async () => {
    const sold: Sold[] = [];
    const before = await serving(path.join(parent, 'data'), async (server, postgres) => {
      const progress = { isOver: false };
      const selling = sellOn(server, sold, progress);
      while (sold.length < 3) await new Promise(setImmediate);
      const { asOf } = await backUpEmbedded(postgres, copy());
      progress.isOver = true;
      await selling;
      return sold.filter(({ at }) => at < asOf).map(({ orderId }) => orderId);
    });
    expect(before.length).toBeGreaterThanOrEqual(3);
    await serving(copy(), async (server) => {
      expect(await ordersOf(server)).toEqual(expect.arrayContaining(before));
      await checkInvariants(server.database);
      const progress = { isOver: false };
      const more: Sold[] = [];
      const selling = sellOn(server, more, progress);
      while (more.length < 1) await new Promise(setImmediate);
      progress.isOver = true;
      await selling;
      expect((await ordersOf(server)).length).toBeGreaterThan(before.length);
    });
  });

  it('never overwrites anything', async () => {
    const folder = path.join(parent, 'taken');
    const target = path.join(parent, 'mine');
    await writeFile(target, '');
    await expect(backUpEmbedded({ folder, urlOf: (name) => name }, target)).rejects.toThrow('EEXIST');
    await expect(backUpEmbedded({ folder, urlOf: (name) => name }, parent)).rejects.toThrow('is not empty');
  });
});
