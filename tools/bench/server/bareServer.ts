/**
 * Comparator: Fastify routes that do the same work on the same database, without authentication, limits, prices or
 * idempotency. Prints its port.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pg from 'pg';

interface HoldRequest {
  eventId: string;
  seatCode: string;
  userId: string;
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL!, max: 20 });
const app = fastify();

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function hold(client: pg.PoolClient, { eventId, seatCode, userId }: HoldRequest): Promise<string> {
  const holdId = randomUUID();
  const { rowCount } = await client.query(
    `update bare_seat set state = 'held', cart_id = $1, held_until = now() + interval '10 minutes'
     where event_id = $2 and seat_code = $3 and state = 'available'`,
    [holdId, eventId, seatCode],
  );
  if (rowCount !== 1) throw new Error('taken');
  await client.query(
    `insert into bare_hold (hold_id, event_id, seat_code, user_id, held_until)
     values ($1, $2, $3, $4, now() + interval '10 minutes')`,
    [holdId, eventId, seatCode, userId],
  );
  return holdId;
}

/** Rows that an order writes: line, token, its first transition, two bookings with postings, a mail. */
const kinds = ['line', 'token', 'transition', 'booking', 'postings', 'booking', 'postings', 'mail'];

async function insertOrder(
  client: pg.PoolClient,
  holdId: string,
  { seatCode, eventId, userId }: HoldRequest,
) {
  const orderId = randomUUID();
  const insert = 'insert into bare_order (order_id, hold_id, user_id, total) values ($1, $2, $3, $4)';
  await client.query(insert, [orderId, holdId, userId, 12_650]);
  const content = JSON.stringify({ seatCode, eventId, userId });
  for (const kind of kinds)
    await client.query('insert into bare_row (kind, order_id, content) values ($1, $2, $3)', [
      kind,
      orderId,
      content,
    ]);
  await client.query(`update bare_seat set state = 'sold' where event_id = $1 and seat_code = $2`, [
    eventId,
    seatCode,
  ]);
  return orderId;
}

app.post<{ Body: HoldRequest }>('/hold', async ({ body }) => ({
  holdId: await inTransaction((client) => hold(client, body)),
}));

app.post<{ Body: HoldRequest }>('/buy', async ({ body }) => {
  const holdId = await inTransaction((client) => hold(client, body));
  return { orderId: await inTransaction((client) => insertOrder(client, holdId, body)) };
});

app.post<{ Body: { userId: string } }>('/heartbeat', async ({ body }) => {
  const { rows } = await pool.query(
    `update bare_lease set lease_until = now() + interval '30 seconds' where user_id = $1 returning lease_until`,
    [body.userId],
  );
  return rows[0];
});

let ready: { bytes: Buffer; encoding: string } = { bytes: Buffer.alloc(0), encoding: '' };
app.addContentTypeParser(
  'application/octet-stream',
  { parseAs: 'buffer', bodyLimit: 10_000_000 },
  (_request, body, done) => done(null, body),
);
app.put<{ Body: Buffer }>('/bytes', async ({ body, headers }) => {
  ready = { bytes: body, encoding: String(headers['x-encoding'] ?? '') };
  return { length: body.length };
});
app.get('/bytes', async (_request, reply) => {
  if (ready.encoding) void reply.header('content-encoding', ready.encoding);
  return reply.type('application/json; charset=utf-8').send(ready.bytes);
});

await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${(app.server.address() as AddressInfo).port}`);
