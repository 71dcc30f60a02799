import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import { signUp } from '../../testing/people/signUp.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { authorise } from '../../testing/sale/commitmentPayment.ts';
import { tally } from '../../testing/sale/races/rounds.ts';
import { buildSale, seatCode, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { holdScratch, scratchModule } from '../../testing/sale/races/scratchKind.ts';
import { decideAttempt } from '../payment/authorisedRepository.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer({ authenticate: knowsBuyers });
});
afterEach(async () => {
  await server.close();
});

const execute = (...statements: string[]) =>
  statements.reduce(async (before, statement) => {
    await before;
    await sql.raw(statement).execute(server.database.kysely);
  }, Promise.resolve());
const isSound = () =>
  checkInvariants(server.database, [scratchModule]).then(
    () => true,
    () => false,
  );

/** Tells whether only one of two buyers gets a seat requested at the same time. */
async function keepsSeatsApart(): Promise<boolean> {
  const { database } = server;
  const sale = await buildSale(database, { rows: 1, seatsPerRow: 1 });
  const wish = [line('a', sale.seated, 1, { seatCodes: [seatCode(0, 1)] })];
  const answers = await Promise.all(
    (await makeBuyers(database, 5)).map((buyer) => checkout(server, buyer, sale.eventId, wish)),
  );
  return tally(answers)['ok'] === 1 && (await isSound());
}

/** Tells whether sales never exceed the capacity. */
async function keepsToCapacity(): Promise<boolean> {
  const { database } = server;
  const sale = await buildSale(database, { standing: 5 });
  const wish = [line('a', sale.standing, 2)];
  const answers = await Promise.all(
    (await makeBuyers(database, 6)).map((buyer) => checkout(server, buyer, sale.eventId, wish)),
  );
  return tally(answers)['ok'] === 2 && (await isSound());
}

/** Tells whether two kinds of commitment of one person keep their counts apart. */
async function keepsCountsApart(): Promise<boolean> {
  const { database } = server;
  const sale = await buildSale(database);
  const [ada] = (await makeBuyers(database, 1)) as [Buyer];
  await holdScratch(database, sale, ada, 2);
  await checkout(server, ada, sale.eventId, [line('a', sale.standing, 3)]);
  return isSound();
}

/** Tells whether a key has exactly one effect. */
async function keepsKeysApart(): Promise<boolean> {
  const { database } = server;
  const sale = await buildSale(database);
  const [ada] = (await makeBuyers(database, 1)) as [Buyer];
  const call = {
    token: ada.token,
    idempotencyKey: 'one-key-for-all',
    body: { eventId: sale.eventId, selections: [line('a', sale.standing, 1)] },
  };
  const first = await server.call('checkoutCart', call);
  await server.clock.advance(1_000);
  const again = await server.call('checkoutCart', call);
  return first.status === 200 && again.text === first.text;
}

async function sold(): Promise<{ sale: SaleFixture; ada: Buyer; tokenId: string; orderId: string }> {
  const sale = await buildSale(server.database);
  const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  const cart = (await checkout(server, ada, sale.eventId, [line('a', sale.seated, 1)])).body;
  const order = (await pay(server, ada, cart, (await storeCard(server, ada)).paymentMethodId)).body;
  return { sale, ada, tokenId: order.tokens[0]!.tokenId, orderId: order.orderId };
}

/** Simulates a fault that sells a seat twice: a second token for it. */
async function refusesSecondToken(): Promise<boolean> {
  const { tokenId } = await sold();
  const copy = `select issue_tokens(jsonb_build_object('reason', 'test', 'issued_at', created_at, 'tokens',
      jsonb_build_array(to_jsonb(t) || '{"token_id": "${randomUUID()}"}')))
    from token t where token_id = '${tokenId}'`;
  await execute(copy).catch(() => undefined);
  return isSound();
}

/** Simulates a fault that exceeds a buyer's limit. */
async function refusesBeyondLimit(): Promise<boolean> {
  await sold();
  await execute('update event_buyer set bought = allowed + 1').catch(() => undefined);
  return isSound();
}

/** Simulates a forbidden transition: a paid cart that reopens. */
async function refusesWrongWay(): Promise<boolean> {
  await sold();
  return execute("update commitment set state = 'open' where state = 'paid'").then(
    () => false,
    () => true,
  );
}

/** Simulates an unbalanced ledger transaction. */
async function refusesHalfBooking(): Promise<boolean> {
  const { orderId } = await sold();
  const id = randomUUID();
  // Both statements in one text form one transaction.
  const half = `insert into ledger_transaction (ledger_transaction_id, kind, subject_kind, subject_id, dedupe_key)
      values ('${id}', 'test', 'order', '${orderId}', '${id}');
    insert into ledger_posting (ledger_transaction_id, posting_number, ledger_account_id, amount, currency)
      select '${id}', 0, ledger_account_id, 100, currency from ledger_account limit 1`;
  await execute(half).catch(() => undefined);
  return isSound();
}

/** Simulates a change of a token without its history. */
async function refusesMissingHistory(): Promise<boolean> {
  await sold();
  await execute("update token set state = 'voided'").catch(() => undefined);
  return isSound();
}

/** Simulates a change to a token's history. */
async function refusesOtherHistory(): Promise<boolean> {
  await sold();
  await execute("update token_transition set to_state = 'voided'").catch(() => undefined);
  return isSound();
}

/** Simulates a second captured attempt. */
async function refusesSecondCapture(): Promise<boolean> {
  await sold();
  const copy = `insert into payment_attempt (event_id, payment_id, attempt_id, state, amount, payment_method_id, started_at)
    select event_id, payment_id, '${randomUUID()}', 'started', amount, payment_method_id, started_at from payment_attempt where state = 'captured'`;
  await execute(copy, "update payment_attempt set state = 'captured' where state = 'started'").catch(
    () => undefined,
  );
  return isSound();
}

/** Simulates two sessions with one token, which would let one person act as the other. */
async function refusesSharedSession(): Promise<boolean> {
  await signUp(server);
  await signUp(server);
  return execute('update session set token_hash = (select token_hash from session limit 1)').then(
    () => false,
    () => true,
  );
}

/** Tells whether an authorisation is decided once. */
async function keepsOneDecision(): Promise<boolean> {
  const { database } = server;
  const sale = await buildSale(database);
  const [ada] = (await makeBuyers(database, 1)) as [Buyer];
  const scratch = await holdScratch(database, sale, ada, 1);
  const key = await authorise(server, scratch);
  const decide = (amount: number) =>
    inTransaction(database, (tx) => decideAttempt(tx, scratch, { key, amount, keepMs: 0 }));
  await decide(0);
  return !(await decide(1)).isNew;
}

/** Each guard, the statements that remove it, and the check that must then fail. */
const guards: [name: string, remove: string[], holds: () => Promise<boolean>][] = [
  [
    'the predicate of a free seat',
    [
      "create or replace function seat_is_free(state text, held_until timestamptz, at_time timestamptz) returns boolean language sql stable as $$ select state in ('available', 'held') $$",
    ],
    keepsSeatsApart,
  ],
  [
    'the capacity of an item',
    [
      'create or replace function fits_capacity(capacity integer, held integer, sold integer, change integer) returns boolean language sql immutable as $$ select true $$',
      'alter table inventory_item drop constraint inventory_item_not_oversold',
    ],
    keepsToCapacity,
  ],
  [
    'counts that move by differences',
    [
      `create or replace function move_buyer_count(p_count jsonb) returns void language sql as $$
        update event_buyer set committed = greatest(0, (p_count ->> 'committed')::integer)
        where event_id = (p_count ->> 'event_id')::uuid and user_id = (p_count ->> 'user_id')::uuid $$`,
    ],
    keepsCountsApart,
  ],
  [
    'the primary key of idempotency keys',
    ['alter table idempotency_key drop constraint idempotency_key_pkey'],
    keepsKeysApart,
  ],
  ['one live token a seat', ['drop index token_seat_once'], refusesSecondToken],
  [
    'the limit of a person',
    ['alter table event_buyer drop constraint event_buyer_within_limit'],
    refusesBeyondLimit,
  ],
  ['the table of states', ['drop trigger commitment_transition on commitment'], refusesWrongWay],
  ['postings that sum to zero', ['drop trigger ledger_balance on ledger_transaction'], refusesHalfBooking],
  [
    'the history of tokens',
    ['drop trigger token_transition_append_only on token_transition'],
    refusesOtherHistory,
  ],
  ['the history with each change of a token', ['drop trigger token_history on token'], refusesMissingHistory],
  [
    'one decision an authorisation',
    [
      `do $$ begin execute replace(pg_get_functiondef('decide_attempt(jsonb)'::regprocedure),
        'and a.decided_amount is null', ''); end $$`,
    ],
    keepsOneDecision,
  ],
  [
    'one session a token',
    ['alter table session drop constraint session_token_hash_key'],
    refusesSharedSession,
  ],
  ['one live attempt a payment', ['drop index payment_attempt_one_live'], refusesSecondCapture],
];

describe('the guards of a sale', () => {
  it.each(guards)('%s: holds, and its test fails without it [INV-16]', async (_name, remove, holds) => {
    expect(await holds()).toBe(true);
    await execute(...remove);
    expect(await holds()).toBe(false);
  });

  it('a CHECK of the database stands behind the capacity in the code [INV-16]', async () => {
    await execute(
      'create or replace function fits_capacity(capacity integer, held integer, sold integer, change integer) returns boolean language sql immutable as $$ select true $$',
    );
    const sale = await buildSale(server.database, { standing: 5 });
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    expect((await checkout(server, ada, sale.eventId, [line('a', sale.standing, 6)])).status).toBe(500);
    expect(await isSound()).toBe(true);
  });
});
