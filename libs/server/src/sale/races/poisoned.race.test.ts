import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '@foyer/contract';
import { sql, type RawBuilder } from 'kysely';
import { idempotent } from '../../platform/http/idempotent.ts';
import { implement, route } from '../../platform/http/route.ts';
import { withTransaction } from '../../platform/http/withTransaction.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { rounds } from '../../testing/sale/races/rounds.ts';
import { buildSale, seatCode, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/createTestDatabase.ts';

let own: TestDatabase;
let server: TestServer;
let sale: SaleFixture;
let ada: Buyer;
let fault: (() => Promise<void> | void) | undefined;
/** Statement that ends the transaction of a call. */
let failing: RawBuilder<unknown>;
const handlers = implement({
  removePaymentMeans: route(idempotent, withTransaction, async ({ tx }) => {
    await failing.execute(tx);
    return { ok: true as const };
  }),
});

beforeAll(async () => {
  // Few connections, so that a corrupted one is reused at once.
  own = await createTestDatabase({ settings: { maxConnections: 3, statementTimeoutMs: 400 } });
  server = await buildTestServer({
    authenticate: knowsBuyers,
    database: own.database,
    handlers,
    faultPoint: () => fault?.(),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  sale = await buildSale(own.database);
  [ada] = (await makeBuyers(own.database, 1)) as [Buyer];
});
afterAll(async () => {
  await server.close();
  await own.close();
});

const ask = (...selections: Parameters<typeof checkout>[3]) =>
  checkout(server, ada, sale.eventId, selections);
const brokenBy = (error: () => unknown) => async () => {
  fault = () => {
    throw error();
  };
  const { status } = await ask(line('a', sale.standing, 1));
  fault = undefined;
  return status;
};

const failingIn = (statement: RawBuilder<unknown>) => async () => {
  failing = statement;
  const query = { paymentMethodId: randomUUID() };
  return (await server.call('removePaymentMeans', { token: ada.token, query })).status;
};

/** Hangs up while the call's transaction is open. @returns 0, for no answer comes */
async function hangUp(): Promise<number> {
  await ask(line('a', sale.standing, 1));
  const { port } = server.app.server.address() as AddressInfo;
  const inside = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  fault = () => {
    inside.resolve();
    return goOn.promise;
  };
  const { method, path } = operations.clearCart;
  const headers = {
    ...{ authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    ...{ 'api-client-sessionid': 'test-browser-session', 'idempotency-key': `hung-up-${sale.eventId}` },
  };
  const call = request({ port, method, path: `/api${path}`, headers });
  call.on('error', () => undefined);
  const closed = new Promise((resolve) =>
    server.app.server.once('connection', (socket) => socket.once('close', resolve)),
  );
  call.end(JSON.stringify({ eventId: sale.eventId }));
  await inside.promise;
  call.destroy();
  await closed;
  fault = undefined;
  goOn.resolve();
  return 0;
}

/** Ways in which a call of a sale can fail. */
const paths: [name: string, run: () => Promise<number>, status: number][] = [
  [
    'a seat that is not there',
    async () => (await ask(line('a', sale.seated, 1, { seatCodes: [seatCode(20, 1)] }))).status,
    422,
  ],
  ['a limit', async () => (await ask(line('a', sale.standing, 9))).status, 422],
  ['an unknown offer', async () => (await ask(line('a', randomUUID(), 1))).status, 404],
  ['a fault of ours in the transaction', brokenBy(() => new Error('fault')), 500],
  [
    'a NUL in the address',
    async () =>
      (
        await server.inject({
          method: 'GET',
          url: `/api/purchase/order?orderId=%00`,
          headers: { host: 'localhost', authorization: `Bearer ${ada.token}` },
        })
      ).statusCode,
    400,
  ],
  [
    'a card that is not one',
    async () =>
      (await server.call('addPaymentMeans', { token: ada.token, body: { cardToken: 'x'.repeat(43) } }))
        .status,
    422,
  ],
  ['a client that hangs up in the transaction', hangUp, 0],
  [
    'a statement that takes too long',
    async () => {
      fault = async () => {
        await new Promise((resolve) => setTimeout(resolve, 450));
      };
      const lock = own.database.kysely.connection().execute(async (connection) => {
        await sql`begin; select from inventory_item for update`.execute(connection);
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await sql`rollback`.execute(connection);
      });
      const answer = ask(line('a', sale.standing, 2));
      const { status } = await answer;
      fault = undefined;
      await lock.catch(() => undefined);
      return status;
    },
    503,
  ],
  ['a broken constraint', failingIn(sql`insert into migration select * from migration`), 500],
  ['a NUL in a text', failingIn(sql`select ${'a\0b'}::text`), 500],
  ['a cancelled statement', failingIn(sql`select pg_cancel_backend(pg_backend_pid()), pg_sleep(1)`), 503],
  ['an ended session', failingIn(sql`select pg_terminate_backend(pg_backend_pid())`), 503],
];

describe('after an error', () => {
  it.each(paths)(
    '%s leaves no connection behind that would harm the next [CR-14]',
    async (_name, run, status) => {
      expect(await run()).toBe(status);
      const many = rounds(1_000);
      for (let from = 0; from < many; from += 10) {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => server.call('listPaymentMeans', { token: ada.token })),
        );
        expect(answers.every((answer) => answer.status === 200)).toBe(true);
      }
      expect((await ask(line('a', sale.standing, 1))).status).toBe(200);
      expect(own.database.pool.size().total).toBeLessThanOrEqual(3);
      await storeCard(server, (await makeBuyers(own.database, 1))[0]!);
    },
  );
});
