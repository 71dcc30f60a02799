import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import { seconds } from '../time/units.ts';
import { buildTestServer } from '../../testing/testServer.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Caller } from './access/actor.ts';
import { failure } from './answers/failure.ts';
import { idempotent } from './idempotent.ts';
import { deleteOldKeys } from './idempotencyKeys.ts';
import { implement, route } from './route.ts';
import { inTwoTransactions } from './inTwoTransactions.ts';
import { withTransaction } from './withTransaction.ts';

const eventId = '01936f5e-7c00-7000-8000-000000000001';
const otherEventId = '01936f5e-7c00-7000-8000-000000000002';
const accountOf = (token: string): Caller => ({
  userId: token,
  sessionId: token,
  isEmailVerified: true,
  isBlackListed: false,
  memberships: [],
  engagements: [],
  authenticatedAt: new Date(0),
});

/** Fault point at which a test may delay or fail a call. */
let atFaultPoint: (name: string) => Promise<void> = async () => undefined;
let outsideCalls: string[] = [];

const effects = implement({
  clearCart: route(idempotent, withTransaction, async ({ tx, body }) => {
    await sql`insert into effect (name) values (${body.eventId})`.execute(tx);
    if (body.eventId === otherEventId) throw failure('notFound');
    return { ok: true as const };
  }),
  removePaymentMeans: inTwoTransactions({
    prepare: async ({ tx, query }) => {
      await sql`insert into effect (name) values ('first')`.execute(tx);
      return { intent: query.paymentMethodId };
    },
    call: async (_context, { intent }) => {
      outsideCalls.push(intent);
      return 'done';
    },
    record: async ({ tx }, { intent }) => {
      await sql`insert into effect (name) values ('second')`.execute(tx);
      return intent === otherEventId ? failure('paymentMeansInUse') : { ok: true as const };
    },
  }),
});

const options = {
  handlers: effects,
  authenticate: async (token: string) => accountOf(token),
  faultPoint: (name: string) => atFaultPoint(name),
};
const server = useTestServer(options);
const countEffects = async (name: string): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from effect where name = ${name}`.execute(server.database.kysely);
  return rows[0]!.n;
};

beforeAll(async () => {
  await sql`create table effect (effect_id integer generated always as identity, name text not null)`.execute(
    server.database.kysely,
  );
});
beforeEach(async () => {
  await sql`truncate effect`.execute(server.database.kysely);
  outsideCalls = [];
});
afterEach(() => {
  atFaultPoint = async () => undefined;
});

const clear = (idempotencyKey: string, more: { token?: string; eventId?: string } = {}) =>
  server.call('clearCart', {
    token: more.token ?? 'ada',
    body: { eventId: more.eventId ?? eventId },
    idempotencyKey,
  });
const remove = (idempotencyKey: string, paymentMethodId = eventId) =>
  server.call('removePaymentMeans', { token: 'ada', query: { paymentMethodId }, idempotencyKey });

describe('an Idempotency-Key [INV-14]', () => {
  it('is wanted, and well formed', async () => {
    for (const key of ['', 'short', 'with space and more', 'ü'.repeat(9), 'x'.repeat(129)]) {
      const { status, error } = await clear(key);
      expect([status, error?.code, error?.details]).toEqual([
        400,
        'invalidRequest',
        { header: 'Idempotency-Key' },
      ]);
    }
  });

  it('makes one effect of five calls, and the answers are the same bytes', async () => {
    const key = randomUUID();
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await clear(key));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"ok":true}']),
    );
    expect(await countEffects(eventId)).toBe(1);
  });

  it('makes one effect of twenty calls at once; the others are told to wait or get the answer', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => clear(key)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await countEffects(eventId)).toBe(1);
  });

  it('answers 409 while the first call runs', async () => {
    const key = randomUUID();
    let release = (): void => undefined;
    const reached = new Promise<void>((resolve) => {
      atFaultPoint = (name) => {
        if (name !== 'beforeAnswerIsStored') return Promise.resolve();
        resolve();
        return new Promise((goOn) => {
          release = goOn;
        });
      };
    });
    const first = clear(key);
    await reached;
    const second = await clear(key);
    expect([second.status, second.error?.code]).toEqual([409, 'idempotencyInProgress']);
    release();
    expect((await first).status).toBe(200);
    expect((await clear(key)).text).toBe('{"ok":true}');
  });

  it('answers 422 for another body, another query or another operation', async () => {
    const key = randomUUID();
    await clear(key);
    for (const other of [await clear(key, { eventId: otherEventId }), await remove(key)]) {
      expect([other.status, other.error?.code]).toEqual([422, 'idempotencyMismatch']);
    }
  });

  it('belongs to one account', async () => {
    const key = randomUUID();
    await clear(key);
    expect((await clear(key, { token: 'bob' })).status).toBe(200);
    expect(await countEffects(eventId)).toBe(2);
  });

  it('is not used up by a failure that was rolled back', async () => {
    const key = randomUUID();
    expect((await clear(key, { eventId: otherEventId })).status).toBe(404);
    expect(await countEffects(otherEventId)).toBe(0);
    expect((await clear(key)).status).toBe(200);
  });

  it('answers the same after a restart, from what is sealed at rest', async () => {
    const key = randomUUID();
    await clear(key);
    const again = await buildTestServer({ ...options, database: server.database, seed: 'restarted' });
    const answer = await again.call('clearCart', { token: 'ada', body: { eventId }, idempotencyKey: key });
    await again.close();
    expect([answer.status, answer.text]).toEqual([200, '{"ok":true}']);
    expect(await countEffects(eventId)).toBe(1);
    const { answer: stored } = await server.database.query
      .selectFrom('idempotencyKey')
      .select('answer')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(stored!.toString('latin1')).not.toContain('"ok"');
  });

  it('is forgotten after its time', async () => {
    const key = randomUUID();
    await clear(key);
    await server.clock.advance(server.platform.config.http.idempotencyLifetimeMs + seconds(1));
    expect(
      await deleteOldKeys(server.database, server.platform.config.http.idempotencyLifetimeMs),
    ).toBeGreaterThan(0);
    await clear(key);
    expect(await countEffects(eventId)).toBe(2);
  });
});

describe('two transactions with a call to the outside between them', () => {
  it('runs each part once and replays the answer', async () => {
    const key = randomUUID();
    expect((await remove(key)).text).toBe('{"ok":true}');
    expect((await remove(key)).text).toBe('{"ok":true}');
    expect([await countEffects('first'), await countEffects('second'), outsideCalls.length]).toEqual([
      1, 1, 1,
    ]);
  });

  it('commits and stores a failure that it returns', async () => {
    const key = randomUUID();
    const [first, second] = [await remove(key, otherEventId), await remove(key, otherEventId)];
    expect([first.status, first.error?.code, second.text]).toEqual([422, 'paymentMeansInUse', first.text]);
    expect(await countEffects('second')).toBe(1);
  });

  it('tells others to wait while the outside is asked, and opens no transaction meanwhile', async () => {
    const key = randomUUID();
    let seen: number | undefined;
    let open: number | undefined;
    atFaultPoint = async (name) => {
      if (name !== 'beforeOutsideCall') return;
      seen = (await remove(key)).status;
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`.execute(
        server.database.kysely,
      );
      open = rows[0]!.n;
    };
    expect((await remove(key)).status).toBe(200);
    expect([seen, open]).toEqual([409, 0]);
  });

  it('goes on with the outside call after a crash, once the lease is over [CR-01]', async () => {
    const key = randomUUID();
    // A killed process does no clean-up: the key stays as the first transaction left it.
    await inTransaction(server.database, async (tx) => {
      await sql`create or replace function keep_lease() returns trigger language plpgsql as 'begin
        if new.lease_until <= foyer_now() then new.lease_until := old.lease_until; end if; return new; end'`.execute(
        tx,
      );
      await sql`create or replace trigger keep_lease before update on idempotency_key for each row execute function keep_lease()`.execute(
        tx,
      );
    });
    atFaultPoint = async (name) => {
      if (name === 'afterOutsideCall') throw new Error('killed');
    };
    expect((await remove(key)).status).toBe(500);
    expect((await remove(key)).status).toBe(409);
    atFaultPoint = async () => undefined;
    await server.clock.advance(server.platform.config.http.idempotencyLeaseMs + seconds(1));
    expect((await remove(key)).text).toBe('{"ok":true}');
    expect([await countEffects('first'), await countEffects('second')]).toEqual([1, 1]);
    expect(outsideCalls).toEqual([eventId, eventId]);
    await sql`drop trigger keep_lease on idempotency_key`.execute(server.database.kysely);
  });

  it('gives the key up at once when the outside call fails, so that a retry need not wait', async () => {
    const key = randomUUID();
    atFaultPoint = async (name) => {
      if (name === 'beforeOutsideCall') throw new Error('no network');
    };
    expect((await remove(key)).status).toBe(500);
    atFaultPoint = async () => undefined;
    expect((await remove(key)).text).toBe('{"ok":true}');
    expect(await countEffects('first')).toBe(1);
  });
});

describe('negative control [INV-16]', () => {
  it('without the primary key, and checked before it is written, a key makes many effects', async () => {
    const unguarded = await buildTestServer(options);
    const { kysely } = unguarded.database;
    try {
      await sql
        .raw(
          `create table effect (effect_id integer generated always as identity, name text not null);
        create sequence checked;
        alter table idempotency_key drop constraint idempotency_key_pkey;
        create or replace function claim_idempotency_key(
          p_principal text, p_key text, p_operation_id text, p_request_hash bytea, p_lease_ms bigint
        ) returns table (outcome text, stored_answer bytea, stored_progress bytea) language plpgsql as $$
        begin
          if exists (select from idempotency_key k where k.key = p_key) then
            return query select 'inProgress', null::bytea, null::bytea;
            return;
          end if;
          -- Waits until another call has checked too; a sequence is visible before the commit.
          perform nextval('checked');
          while (select last_value from checked) = 1 loop perform pg_sleep(0.01); end loop;
          insert into idempotency_key (principal, key, operation_id, request_hash, lease_until)
            values (p_principal, p_key, p_operation_id, p_request_hash, foyer_now());
          return query select 'claimed', null::bytea, null::bytea;
        end $$`,
        )
        .execute(kysely);
      const key = randomUUID();
      const call = () =>
        unguarded.call('clearCart', { token: 'ada', body: { eventId }, idempotencyKey: key });
      await Promise.all(Array.from({ length: 8 }, call));
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from effect`.execute(kysely);
      expect(rows[0]!.n).toBeGreaterThan(1);
    } finally {
      await unguarded.close();
    }
  });
});
