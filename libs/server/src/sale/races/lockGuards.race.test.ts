import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { createJobQueue } from '../../platform/jobs/jobQueue.ts';
import { minutes } from '../../platform/time/units.ts';
import { sandboxWebhookSecret, signatureHeader, signEvent } from '../../sandbox/payment/sandboxEvents.ts';
import { beside } from '../../testing/beside.ts';
import { checkout, knowsBuyers, line, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { addDiscount } from '../../testing/sale/fixtures/discountFixture.ts';
import { buildSale, seatCode } from '../../testing/sale/fixtures/saleFixture.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer({ authenticate: knowsBuyers });
});
afterEach(async () => {
  await server.close();
});

const execute = (statement: string) => sql.raw(statement).execute(server.database.kysely);
/** Changes the text of an SQL function; it must have it. */
const inFunction = (signature: string, text: string, by: string) =>
  `do $$ declare old text := pg_get_functiondef('${signature}'::regprocedure); begin
    assert position('${text}' in old) > 0, 'there is no such text';
    execute replace(old, '${text}', '${by}'); end $$`;
const holdOf = async ({ userId }: Buyer) =>
  server.database.query
    .selectFrom('hold')
    .innerJoin('commitment', (join) =>
      join
        .onRef('commitment.commitmentId', '=', 'hold.commitmentId')
        .onRef('commitment.eventId', '=', 'hold.eventId'),
    )
    .select(['hold.eventId', 'hold.holdId', 'commitment.commitmentId'])
    .where('commitment.userId', '=', userId)
    .executeTakeFirstOrThrow();

/** Tells whether two buyers who take the last use of a promo code at the same time get it once. */
async function keepsLastUse(): Promise<boolean> {
  const { eventId, standing } = await buildSale(server.database);
  const discountId = await addDiscount(server.database, eventId, { code: 'SPRING10', cap: 1 });
  const [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  const selections = [line('a', standing, 1)];
  await checkout(server, ada, eventId, selections);
  const { holdId } = await holdOf(ada);
  const use = JSON.stringify({
    event_id: eventId,
    hold_id: holdId,
    user_id: ada.userId,
    discount_id: discountId,
  });
  const take = sql`select take_discount(${use}::jsonb)`;
  await beside(
    server.database,
    (tx) => take.execute(tx),
    () =>
      server.call('checkoutCart', {
        token: ben.token,
        body: { eventId, selections, promoCode: 'SPRING10' },
      }),
  );
  const uses = server.database.query.selectFrom('discountUse').select('holdId');
  return (await uses.execute()).length === 1;
}

/** Simulates a fault that counts a use too many. */
async function keepsToCap(): Promise<boolean> {
  const { eventId } = await buildSale(server.database);
  await addDiscount(server.database, eventId, { code: 'SPRING10', cap: 1 });
  return execute('update discount set used = 2').then(
    () => false,
    () => true,
  );
}

/** Tells whether what a payment has found whole stays so until it is recorded, though the hold is over. */
const keepsFound = (seats: boolean) => async (): Promise<boolean> => {
  const { eventId, seated, standing } = await buildSale(server.database, { standing: 1 });
  const [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  const wish = seats ? line('a', seated, 1, { seatCodes: [seatCode(0, 1)] }) : line('a', standing, 1);
  await checkout(server, ada, eventId, [wish]);
  const { commitmentId } = await holdOf(ada);
  await server.clock.advance(minutes(11));
  const find = sql`select lock_holdings(${eventId}, ${commitmentId})`;
  const { result, waited } = await beside(
    server.database,
    (tx) => find.execute(tx),
    () => checkout(server, ben, eventId, [wish]),
  );
  return waited || result.status !== 200;
};

/** Tells whether a job that one worker runs is left alone by another. */
async function keepsLease(): Promise<boolean> {
  let runs = 0;
  const entered = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const job = defineJob<object>({
    name: 'leased',
    handle: async () => {
      runs += 1;
      entered.resolve();
      if (runs === 1) await left.promise;
    },
  });
  const queues = [1, 2].map(() => createJobQueue({ platform: server.platform, jobs: [job] }));
  await inTransaction(server.database, (tx) => server.platform.jobs.add(tx, job, {}));
  const first = queues[0]!.drain();
  await entered.promise;
  await queues[1]!.drain();
  left.resolve();
  await first;
  for (const queue of queues) await queue.stop();
  return runs === 1;
}

/** Tells whether two additions of one job under one key are one. */
async function keepsDedupeKey(): Promise<boolean> {
  const job = { name: 'keyed' };
  const add = () =>
    inTransaction(server.database, (tx) => server.platform.jobs.add(tx, job, {}, { dedupeKey: 'one' }));
  return Promise.all([add(), add()]).then(
    () => true,
    () => false,
  );
}

/** Tells whether an event that the gateway tells twice is kept once. */
async function keepsEventOnce(): Promise<boolean> {
  const payload = JSON.stringify({ id: 'told twice', kind: 'charge', key: 'any' });
  const secret = sandboxWebhookSecret(server.platform.config.sealingKey);
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signEvent(secret, payload, server.clock.now()),
  };
  const tell = () => server.inject({ method: 'POST', url: '/api/payment/events/sandbox', headers, payload });
  await Promise.all([tell(), tell()]);
  const { rows } = await sql`delete from gateway_event returning event_id`.execute(server.database.kysely);
  return rows.length === 1;
}

const lockHoldings = 'lock_holdings(uuid, uuid)';
/** Each guard, the statement that removes it, and the check that must then fail. */
const guards: [name: string, remove: string, holds: () => Promise<boolean>][] = [
  [
    'the lock of a promo code with a cap',
    inFunction('take_discount(jsonb)', 'for no key update', ''),
    keepsLastUse,
  ],
  ['the cap of a promo code', 'alter table discount drop constraint discount_within_cap', keepsToCap],
  [
    'FOR UPDATE of the seats of a payment',
    inFunction(lockHoldings, 'order by s.seat_code for update', 'order by s.seat_code'),
    keepsFound(true),
  ],
  [
    'FOR UPDATE of the quantities of a payment',
    inFunction(
      lockHoldings,
      'h.quantity = wanted.quantity\n      for update',
      'h.quantity = wanted.quantity',
    ),
    keepsFound(false),
  ],
  [
    'the lease of a job',
    `create function lease_nothing() returns trigger language plpgsql as $$ begin
        if old.state = 'created' then new.state := 'retry'; end if; return new; end $$;
      create trigger lease_nothing before update on job_queue.job for each row execute function lease_nothing()`,
    keepsLease,
  ],
  ['the dedupe key of a job', 'alter table outbox drop constraint outbox_job_dedupe_key_key', keepsDedupeKey],
  [
    'the key of a webhook event',
    'alter table gateway_event drop constraint gateway_event_pkey',
    keepsEventOnce,
  ],
];

describe('the guards of what happens at the same time', () => {
  it.each(guards)('%s: holds, and its test fails without it [INV-16]', async (_name, remove, holds) => {
    expect(await holds()).toBe(true);
    await execute(remove);
    expect(await holds()).toBe(false);
  });
});
