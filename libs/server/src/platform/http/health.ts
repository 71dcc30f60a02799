import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { pendingMigrations } from '../database/schema/migrate.ts';

const readyTimeoutMs = 1_000;

async function isReady(database: Database): Promise<boolean> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('too slow')), readyTimeoutMs).unref();
  });
  return Promise.race([database.ping(), timeout]).then(
    () => true,
    () => false,
  );
}

/**
 * Registers the health checks. `/live`: the process answers. `/ready`: it can serve, for load balancers; 503 while the
 * database is unreachable or lacks migrations, or the server is closing.
 */
export function registerHealth(app: FastifyInstance, database: Database): void {
  let isMigrated = false;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }));
  app.get('/ready', async (_request, reply) => {
    isMigrated ||= await pendingMigrations(database).then(
      (names) => names.length === 0,
      () => false,
    );
    const ready = !isClosing && isMigrated && (await isReady(database));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
