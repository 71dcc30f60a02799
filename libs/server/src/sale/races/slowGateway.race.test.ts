import { sql } from 'kysely';
import { createSandboxGateway } from '../../sandbox/payment/sandboxGateway.ts';
import { checkout, line, makeBuyers, pay, storeCard } from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { tally } from '../../testing/sale/races/rounds.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';

const payers = 50;
const reads = 100;
/** Ten times the goal: other tests run beside this one. */
const longestReadMs = 5_000;
let asked = 0;
let answer: () => void = () => undefined;
const answered = new Promise<void>((resolve) => (answer = resolve));
const sandbox = () =>
  createSandboxGateway({
    database: server().database,
    newId: server().platform.newId,
    payOrigin: 'http://pay.localhost:4200',
  });
/** The sandbox's gateway, which answers a charge only when the test lets it. */
const slow = new Proxy({} as ReturnType<typeof createSandboxGateway>, {
  get: (_target, name: keyof ReturnType<typeof createSandboxGateway>) =>
    name === 'charge'
      ? async (request: Parameters<ReturnType<typeof createSandboxGateway>['charge']>[0]) => {
          asked += 1;
          await answered;
          return sandbox().charge(request);
        }
      : sandbox()[name],
});
const { server } = useSaleServers({ gateways: { payment: slow } });

describe('a gateway that is slow', () => {
  it('holds up no reader: no connection and no transaction of 50 payments waits for it [LD-07]', async () => {
    const { database } = server();
    const sale = await buildSale(database, { standing: payers });
    const people = await makeBuyers(database, payers);
    const paying = people.map(async (buyer, at) => {
      const { paymentMethodId } = await storeCard(server(), buyer);
      const { body } = await checkout(server(at), buyer, sale.eventId, [line('p', sale.standing, 1)]);
      return pay(server(at), buyer, body, paymentMethodId);
    });
    while (asked < payers) await sql`select 1`.execute(database.kysely);
    const { rows } = await sql<{ state: string }>`select state from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`.execute(
      database.kysely,
    );
    expect(rows).toEqual([]);
    const { total, idle, waiting } = database.pool.size();
    expect({ busy: total - idle, waiting }).toEqual({ busy: 0, waiting: 0 });
    const durations: number[] = [];
    for (let at = 0; at < reads; at += 1) {
      const startedAt = performance.now();
      const { status } = await server(at).call('getEventProfile', { query: { eventId: sale.eventId } });
      durations.push(performance.now() - startedAt);
      expect(status).toBe(200);
    }
    const p99 = durations.toSorted((left, right) => left - right)[Math.ceil(reads * 0.99) - 1]!;
    expect(p99).toBeLessThan(longestReadMs);
    answer();
    expect(tally(await Promise.all(paying))).toEqual({ ok: payers });
  });
});
