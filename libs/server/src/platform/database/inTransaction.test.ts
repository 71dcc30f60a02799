import { sql } from 'kysely';
import { useTestDatabase } from '../../testing/useTestServer.ts';
import type { Queryable } from './transactionScope.ts';
import { NestedTransactionError, sqlStateOf, TransactionOverError } from './databaseErrors.ts';
import { inTransaction, isInTransaction, runTransaction } from './inTransaction.ts';

const maxConnections = 4;
const test = useTestDatabase({
  settings: { maxConnections, statementTimeoutMs: 2_000, lockTimeoutMs: 1_500 },
});

beforeAll(async () => {
  await sql`create table note (id integer primary key, text text not null)`.execute(test.database.kysely);
});

const insert = (id: number, text = 'x') => sql`insert into note values (${id}, ${text})`;
const count = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from note`.execute(
    test.database.kysely,
  );
  return rows[0]!.n;
};

describe('inTransaction', () => {
  it('hands over database time, commits what returns and rolls back what throws', async () => {
    const now = await inTransaction(test.database, async (tx, time) => {
      await insert(1).execute(tx);
      return time;
    });
    expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(5_000);
    const lost = inTransaction(test.database, async (tx) => {
      await insert(2).execute(tx);
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    expect(await count()).toBe(1);
  });

  it('does not pretend to have committed after an error that was swallowed', async () => {
    const work = inTransaction(test.database, async (tx) => {
      await insert(1)
        .execute(tx)
        .catch(() => undefined);
    });
    await expect(work).rejects.toThrow('aborted');
  });

  it('commits nothing when what comes along with the commit fails', async () => {
    const work = runTransaction(test.database, {
      open: (tx) => insert(31).execute(tx),
      work: (tx) => insert(32).execute(tx),
      close: async (tx) => void (await insert(32).execute(tx)),
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    const { rows } = await sql`select from note where id in (31, 32)`.execute(test.database.kysely);
    expect(rows).toHaveLength(0);
  });

  it('executes what is started together in that order, each seeing what came before', async () => {
    const add = (tx: Queryable) => sql`update note set text = text || '+' where id = 41`.execute(tx);
    const look = (tx: Queryable) => sql<{ text: string }>`select text from note where id = 41`.execute(tx);
    const seen = await inTransaction(test.database, async (tx) => {
      const [, , first, , second] = await Promise.all([
        insert(41, '').execute(tx),
        add(tx),
        look(tx),
        add(tx),
        look(tx),
      ]);
      return [first, second].map(({ rows }) => rows[0]!.text);
    });
    expect(seen).toEqual(['+', '++']);
  });

  it('leaves a good connection behind when one of several statements fails [CR-14]', async () => {
    const work = inTransaction(test.database, (tx) =>
      Promise.all([insert(51).execute(tx), insert(51).execute(tx), insert(52).execute(tx)]),
    );
    await expect(work).rejects.toMatchObject({ code: '23505' });
    const { rows } = await sql`select from note where id in (51, 52)`.execute(test.database.kysely);
    expect([rows.length, test.database.pool.size().waiting]).toEqual([0, 0]);
  });

  it('refuses what comes after its end, which would be kept although the rest is rolled back', async () => {
    const outcome: unknown[] = [];
    const goOn = async (tx: Queryable) => {
      await insert(61).execute(tx);
      await insert(62).execute(tx);
    };
    const work = inTransaction(test.database, async (tx) => {
      await Promise.all([
        goOn(tx).catch((error: unknown) => outcome.push(error)),
        Promise.reject(new Error('no')),
      ]);
    });
    await expect(work).rejects.toThrow('no');
    await sql`select 1`.execute(test.database.kysely);
    expect(outcome).toEqual([expect.any(TransactionOverError)]);
    const { rows } = await sql`select from note where id in (61, 62)`.execute(test.database.kysely);
    expect(rows).toHaveLength(0);
  });

  it('plans anew when a migration has changed a table under it', async () => {
    await sql`create table plan (id integer)`.execute(test.database.kysely);
    const look = () =>
      inTransaction(test.database, (tx) => sql`select * from plan where id = ${1}`.execute(tx));
    for (let turn = 0; turn < 3; turn += 1) await look();
    await sql`alter table plan add column text text`.execute(test.database.kysely);
    expect((await look()).rows).toEqual([]);
  });

  it('refuses to nest, and allows one after the other', async () => {
    const nested = inTransaction(test.database, () => inTransaction(test.database, async () => 1));
    await expect(nested).rejects.toThrow(NestedTransactionError);
    expect(await inTransaction(test.database, async () => isInTransaction())).toBe(true);
    expect(isInTransaction()).toBe(false);
  });

  it('solves a deadlock inside, so that both callers succeed [INV-03]', async () => {
    await insert(11).execute(test.database.kysely);
    await insert(12).execute(test.database.kysely);
    let met = 0;
    const crossing = (first: number, second: number) =>
      inTransaction(test.database, async (tx) => {
        await sql`update note set text = text || '.' where id = ${first}`.execute(tx);
        met += 1;
        // In the first attempt, both hold their first row before either requests its second, which forces a deadlock.
        for (let waits = 0; met < 2 && waits < 100; waits += 1) await sql`select pg_sleep(0.01)`.execute(tx);
        await sql`update note set text = text || '.' where id = ${second}`.execute(tx);
      });
    await Promise.all([crossing(11, 12), crossing(12, 11)]);
    const { rows } = await sql<{ text: string }>`select text from note where id in (11, 12)`.execute(
      test.database.kysely,
    );
    expect(rows.map(({ text }) => text)).toEqual(['x..', 'x..']);
    expect(met).toBeGreaterThan(2);
  });
});

describe('a poisoned connection [CR-14]', () => {
  const errors: [
    string,
    string,
    (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<unknown>,
  ][] = [
    ['a broken constraint', '23505', (tx) => insert(1).execute(tx)],
    ['NUL in a text', '22021', (tx) => insert(20, 'a\0b').execute(tx)],
    ['a statement that takes too long', '57014', (tx) => sql`select pg_sleep(3)`.execute(tx)],
    ['a syntax error', '42601', (tx) => sql`selec`.execute(tx)],
    ['a killed session', '57P01', (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)],
    ['an error of our own', '', () => Promise.reject(new Error('ours'))],
  ];

  it.each(errors)('never reaches the next caller after %s', async (_name, state, work) => {
    const error: unknown = await inTransaction(test.database, (tx) => work(tx)).catch(
      (each: unknown) => each,
    );
    expect(sqlStateOf(error) ?? '').toBe(state);
    const good = Array.from({ length: 200 }, () =>
      sql<{ n: number }>`select 1 as n`.execute(test.database.kysely),
    );
    expect((await Promise.all(good)).every(({ rows }) => rows[0]?.n === 1)).toBe(true);
    expect(test.database.pool.size().total).toBeLessThanOrEqual(maxConnections);
    expect(test.database.pool.size().waiting).toBe(0);
  });

  it('is discarded even when a transaction was opened by hand and never ended', async () => {
    const connection = await test.database.pool.connect();
    await connection.query('begin');
    connection.release();
    for (let turn = 0; turn < maxConnections * 2; turn += 1) {
      const { rows } = await sql<{
        open: boolean;
      }>`select transaction_timestamp() <> statement_timestamp() as open`.execute(test.database.kysely);
      expect(rows[0]!.open).toBe(false);
    }
  });
});
