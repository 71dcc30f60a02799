import { sql } from 'kysely';
import { migrate } from '../platform/database/migrate.ts';
import type { PartRequest } from '../platform/gateways/payment/paymentGateway.ts';
import { returnToRelease } from '../testing/formerRelease.ts';
import { createFaultyGateway } from '../testing/sale/faults/faultyGateway.ts';
import type { FormerOrder } from '../testing/sale/former/formerEvent.ts';
import { writeFormerOrder } from '../testing/sale/former/formerOrder.ts';
import { formerAmount, formerStates, writeFormerRefunds } from '../testing/sale/former/formerRefunds.ts';
import { buildTestServer } from '../testing/testServer.ts';
import { useTestDatabase } from '../testing/useTestServer.ts';
import { reconcilePayments } from './purchase/reconcilePayments.ts';

const test = useTestDatabase();
/** Last migration of the release before charges, and before refunds were rows. */
const lastOfRelease = '0014_sandbox';
let before: FormerOrder;
let former: Awaited<ReturnType<typeof writeFormerRefunds>>;
/** Last migration that a killed run had finished, and what the next run did. */
let killed: { error: unknown; last: string; resumed: string[] };

/** Ends the connection that waits for a table, as the end of its process would. */
async function killBlocked(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.database.kysely);
    if (rows.length > 0) return;
  }
}

/** Migrates up to the first migration that alters the lines of orders, and kills it in the middle of that one. */
async function migrateAndKill(): Promise<unknown> {
  return test.database.kysely.transaction().execute(async (tx) => {
    await sql`lock table order_line in access share mode`.execute(tx);
    const [error] = await Promise.all([migrate(test).catch((thrown: unknown) => thrown), killBlocked()]);
    return error;
  });
}

beforeAll(async () => {
  await returnToRelease(test, lastOfRelease);
  before = await writeFormerOrder(test.database.kysely);
  former = await writeFormerRefunds(test.database.kysely, before);
  const error = await migrateAndKill();
  const { rows } = await sql<{ last: string }>`select max(name) as last from migration`.execute(
    test.database.kysely,
  );
  killed = { error, last: rows[0]!.last, resumed: await migrate(test) };
});

it('goes on where a killed migration stopped; everything below is of that database [DS-02]', () => {
  expect(killed.error).toBeInstanceOf(Error);
  expect(killed.last > lastOfRelease).toBe(true);
  expect(killed.resumed.filter((name) => name <= killed.last)).toEqual([]);
  expect(killed.resumed.length).toBeGreaterThan(1);
});

/** Invariants are checked after this file: charges, books, totals, payments and refunds agree. */
describe('an order made before there were charges', () => {
  it('is charged per token where its line has one price, and otherwise per line [DS-02, INV-05]', async () => {
    const { rows } = await sql`
      select coalesce(cart_guid, 'order') as line, count(distinct token_id)::int as tokens, max(quantity) as units,
        count(*)::int as charges, sum(amount)::int as sum
      from charge where order_id = ${before.orderId} group by cart_guid order by cart_guid`.execute(
      test.database.kysely,
    );
    expect(rows).toEqual([
      { line: 'line-0-0000', tokens: 0, units: 1, charges: 3, sum: 31_714 },
      { line: 'line-1-0000', tokens: 2, units: 1, charges: 6, sum: 12_644 },
      { line: 'line-2-0000', tokens: 0, units: 3, charges: 2, sum: 11_496 },
      { line: 'line-3-0000', tokens: 0, units: 2, charges: 1, sum: 1_000 },
      { line: 'order', tokens: 0, units: 1, charges: 2, sum: 805 },
    ]);
  });

  it('keeps its donation with the organiser, to whom it was booked; its item has a charity now', async () => {
    const { rows } = await sql<{ recipient: string; name: string }>`
      select c.recipient_kind as recipient, h.name from charge c
      join order_line l using (event_id, order_id, cart_guid)
      join inventory_item i using (event_id, inventory_item_id) join charity h using (charity_id)
      where c.order_id = ${before.orderId} and l.category = 'CHARITY'`.execute(test.database.kysely);
    expect(rows).toEqual([{ recipient: 'organiser', name: 'Strings for Schools' }]);
  });

  it('is the subject of its ledger transaction [INV-05]', async () => {
    const { rows } = await sql<{ kind: string; isOrder: boolean }>`
      select kind, subject_id = ${before.orderId} as "isOrder" from ledger_transaction
      where subject_id not in (${former.refundDue}, ${former.refunded}) order by kind`.execute(
      test.database.kysely,
    );
    expect(rows).toEqual([
      { kind: 'order', isOrder: true },
      { kind: 'payment', isOrder: false },
    ]);
  });
});

/** Payments and attempts, in the order of the former states; the payment of the order comes last. */
async function readPayments() {
  const { rows } = await sql<{ paymentId: string } & Record<string, unknown>>`
    select p.payment_id, p.state, a.state as attempt, p.captured_amount as captured
    from payment p join payment_attempt a using (event_id, payment_id)`.execute(test.database.kysely);
  const ids = formerStates.map((state) => former[state]);
  const place = ({ paymentId }: { paymentId: string }) =>
    ids.includes(paymentId) ? ids.indexOf(paymentId) : 9;
  return rows
    .toSorted((one, other) => place(one) - place(other))
    .map(({ state, attempt, captured }) => [state, attempt, captured]);
}

const readRefunds = async () => {
  const { rows } = await sql`
    select r.refund_id as id, r.payment_id as of, r.order_id as order, r.state, r.amount, r.reason,
      r.gateway_refund_id as gateway
    from refund r join payment p using (event_id, payment_id) order by p.transaction_id`.execute(
    test.database.kysely,
  );
  return rows;
};

describe('payments that were given back before refunds were rows', () => {
  const row = (state: 'refundDue' | 'refunded') => ({
    id: former[state],
    of: former[state],
    order: null,
    amount: formerAmount,
    reason: 'holdLost',
    gateway: null,
  });

  it('are captured payments with a refund of the whole, and others have none', async () => {
    expect(await readPayments()).toEqual([
      ['failed', 'declined', null],
      ['captured', 'captured', formerAmount],
      ['captured', 'captured', formerAmount],
      ['captured', 'captured', before.total],
    ]);
    expect(await readRefunds()).toEqual([
      { ...row('refundDue'), state: 'due' },
      { ...row('refunded'), state: 'refunded' },
    ]);
  });

  it('are asked for and booked under the keys of before, so that nothing is given back twice [CR-05]', async () => {
    const asked: PartRequest[] = [];
    const unused = createFaultyGateway(() => {
      throw new Error('Nothing but refunds is asked for');
    });
    const refund = async (request: PartRequest) => {
      asked.push(request);
      return 'refund_1';
    };
    const { database } = test;
    const server = await buildTestServer({ database, gateways: { payment: { ...unused, refund } } });
    await reconcilePayments(server.platform);
    await reconcilePayments(server.platform);
    await server.close();
    expect(asked).toEqual([
      { key: `refund:${former.refundDue}`, transactionId: 'sandbox_refundDue', amount: formerAmount },
    ]);
    expect(await readRefunds()).toEqual([
      expect.objectContaining({ id: former.refundDue, state: 'refunded', gateway: 'refund_1' }),
      expect.objectContaining({ id: former.refunded, state: 'refunded', gateway: null }),
    ]);
    const { rows } = await sql`
      select dedupe_key from ledger_transaction where kind = 'refund' order by created_at`.execute(
      database.kysely,
    );
    expect(rows).toEqual([
      { dedupeKey: `refund:${former.refunded}` },
      { dedupeKey: `refund:${former.refundDue}` },
    ]);
  });
});
