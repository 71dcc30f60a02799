import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { buildTestServer } from '../../testing/testServer.ts';
import { useTestDatabase } from '../../testing/useTestServer.ts';
import { openDatabase, type Database } from './database.ts';

const binary = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (each) => spawnSync(each, ['--version']).status === 0,
);
const test = useTestDatabase();

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs `work` with the address of the test database behind a PgBouncer in transaction mode. */
async function behindPgBouncer(work: (database: Database) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-pgbouncer-'));
  const { hostname, port, pathname, username, password, searchParams } = new URL(test.connectionString);
  const name = pathname.slice(1);
  const host = searchParams.get('host') ?? hostname;
  const own = await freePort();
  const ini = `[databases]
${name} = host=${host} port=${port || 5432} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
${process.getuid?.() === 0 ? 'user = nobody' : ''}
`;
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, ini, { mode: 0o644 });
  const bouncer = spawn(binary!, [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const database = openDatabase({
    connectionString: `postgresql://anyone@127.0.0.1:${own}/${name}?pgbouncer=true`,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      let told = '';
      bouncer.stderr.on('data', (data: Buffer) => {
        told += data.toString();
        if (told.includes('process up')) resolve();
      });
      bouncer.once('exit', () => reject(new Error(told)));
    });
    await work(database);
  } finally {
    await database.close();
    bouncer.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Gives the role of the tests its limits in this database, for connections to come. */
async function limitRole(): Promise<void> {
  const { query } = test.database;
  const { rows } = await sql<{ user: string; name: string }>`
    select session_user as user, current_database() as name`.execute(query);
  const { user, name } = rows[0]!;
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await sql`alter role ${sql.id(user)} in database ${sql.id(name)} set ${sql.raw(limit)} = '20s'`.execute(
      query,
    );
}

describe(`behind PgBouncer${binary ? '' : ', which is not installed here'}`, () => {
  (binary ? it : it.skip)(
    'is not ready without limits of the role, and with them sells and runs jobs',
    async () => {
      await behindPgBouncer(async (database) => {
        await expect(database.ping()).rejects.toThrow('alter role … set statement_timeout, lock_timeout');
      });
      await limitRole();
      await behindPgBouncer(async (database) => {
        await database.ping();
        const server = await buildTestServer({ database, authenticate: knowsBuyers });
        try {
          const sale = await buildSale(database);
          const [ada] = (await makeBuyers(database, 1)) as [Buyer];
          const cart = (await checkout(server, ada, sale.eventId, [line('a', sale.standing, 1)])).body;
          const { paymentMethodId } = await storeCard(server, ada);
          expect((await pay(server, ada, cart, paymentMethodId)).status).toBe(200);
          expect(await server.jobs.drain()).toBeGreaterThan(0);
        } finally {
          await server.close();
        }
      });
    },
  );
});
