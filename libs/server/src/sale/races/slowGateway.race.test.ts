import { sql } from 'kysely';
import { createSandboxGateway } from '../../sandbox/payment/sandboxGateway.ts';
import { checkout, line, makeBuyers, pay, storeCard } from '../../testing/sale/buyers.ts';
import { buildSale } from '../../testing/sale/saleFixture.ts';
import { tally } from '../../testing/sale/rounds.ts';
import { useSaleServers } from '../../testing/sale/useSaleServers.ts';

const payers = 24;
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
  it('holds up no other buyer: no connection and no transaction waits for it [LD-07]', async () => {
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
    const { status } = await server().call('getEventProfile', { query: { eventId: sale.eventId } });
    expect(status).toBe(200);
    answer();
    expect(tally(await Promise.all(paying))).toEqual({ ok: payers });
  });
});
