import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { useTestDatabase } from '../../../testing/useTestServer.ts';
import { moveTestClock } from '../../../testing/testClock.ts';
import { readDatabaseTime } from '../databaseClock.ts';
import { inTransaction } from '../inTransaction.ts';
import { readFunctions, readMigrations, schemaFolder } from './schemaFiles.ts';
import type { TransactionScope } from '../transactionScope.ts';

const test = useTestDatabase();
const account = (currency: string) => ({ id: randomUUID(), currency });
const cad = [account('CAD'), account('CAD')];
const usd = [account('USD'), account('USD')];

beforeAll(async () => {
  const rows = [...cad, ...usd].map(({ id, currency }) => ({
    ledgerAccountId: id,
    kind: 'buyer',
    ownerId: id,
    currency,
  }));
  await test.database.query.insertInto('ledgerAccount').values(rows).execute();
});

type Posting = [accountIndex: { id: string; currency: string }, amount: number];

const postTo = (tx: TransactionScope, id: string, postings: Posting[]) =>
  tx
    .insertInto('ledgerPosting')
    .values(
      postings.map(([{ id: ledgerAccountId, currency }, amount], index) => ({
        ledgerTransactionId: id,
        postingNumber: index + 1,
        ledgerAccountId,
        amount,
        currency,
      })),
    )
    .execute();

async function book(postings: Posting[], id = randomUUID()): Promise<string> {
  await inTransaction(test.database, async (tx) => {
    await tx
      .insertInto('ledgerTransaction')
      .values({ ledgerTransactionId: id, kind: 'test', subjectKind: 'order', subjectId: id, dedupeKey: id })
      .execute();
    if (postings.length > 0) await postTo(tx, id, postings);
  });
  return id;
}

describe('the ledger', () => {
  it('books what sums to zero in every currency, and reads balances from it', async () => {
    await book([
      [cad[0]!, -12550],
      [cad[1]!, 12550],
      [usd[0]!, -1],
      [usd[1]!, 1],
    ]);
    const { balance } = await test.database.query
      .selectFrom('ledgerBalance')
      .select('balance')
      .where('ledgerAccountId', '=', cad[1]!.id)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(12550);
  });

  const wrong: [string, Posting[]][] = [
    [
      'a cent too much',
      [
        [cad[0]!, -100],
        [cad[1]!, 101],
      ],
    ],
    [
      'one currency for another',
      [
        [cad[0]!, -100],
        [usd[1]!, 100],
      ],
    ],
    ['nothing at all', []],
  ];
  it.each(wrong)('refuses %s at commit', async (_name, postings) => {
    await expect(book(postings)).rejects.toMatchObject({ code: '23514', constraint: 'ledger_balance' });
  });

  it('refuses an account of another currency', async () => {
    const mixed: Posting[] = [
      [{ id: cad[0]!.id, currency: 'USD' }, -5],
      [{ id: cad[1]!.id, currency: 'USD' }, 5],
    ];
    await expect(book(mixed)).rejects.toMatchObject({ code: '23503' });
  });

  it('takes nothing into a transaction that is booked', async () => {
    const id = await book([
      [cad[0]!, -1],
      [cad[1]!, 1],
    ]);
    const late = inTransaction(test.database, (tx) =>
      postTo(tx, id, [
        [cad[0]!, -7],
        [cad[1]!, 7],
      ]),
    );
    await expect(late).rejects.toMatchObject({ constraint: 'ledger_posting_in_time' });
  });

  it.each([
    'update ledger_posting set amount = amount + 1',
    'delete from ledger_posting',
    'truncate ledger_posting',
    'delete from ledger_transaction',
  ])('is append-only: %s', async (statement) => {
    await expect(sql.raw(statement).execute(test.database.kysely)).rejects.toThrow(/append-only|referenced/);
  });
});

describe('state transitions', () => {
  beforeAll(async () => {
    await sql
      .raw(
        `create table door (id integer primary key, state text not null, version integer not null default 1);
         create trigger door_transition before insert or update on door
           for each row execute function enforce_transition('door');
         insert into state_transition values ('door', '(new)', 'shut'), ('door', 'shut', 'open'), ('door', 'open', 'shut');
         insert into door (id, state) values (1, 'shut')`,
      )
      .execute(test.database.kysely);
  });

  const run = (statement: string) => sql.raw<{ version: number }>(statement).execute(test.database.kysely);

  it('go along the edges of their table and count the version', async () => {
    const { rows } = await run(
      `update door set state = 'open' where id = 1 and version = 1 returning version`,
    );
    expect(rows).toEqual([{ version: 2 }]);
    expect(
      (await run(`update door set state = 'shut' where id = 1 and version = 1 returning version`)).rows,
    ).toEqual([]);
  });

  it.each([
    ['an edge that is not there', `update door set state = 'locked' where id = 1`],
    ['a birth in the wrong state', `insert into door (id, state) values (2, 'open')`],
  ])('refuse %s', async (_name, statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: '23514', constraint: 'transition_of_door' });
  });
});

describe('foyer_now()', () => {
  afterAll(() => moveTestClock(test.database.query, 0));

  it('is the only place of the schema that reads the clock of PostgreSQL', async () => {
    const files = [...(await readMigrations(schemaFolder)), ...(await readFunctions(schemaFolder))];
    const reads = files
      .flatMap(({ text }) => text.replace(/--.*/g, '').split('\n'))
      .filter((line) => /\b(now|clock_timestamp)\(\)|\bcurrent_(date|timestamp)\b/i.test(line));
    expect(reads).toEqual([expect.stringContaining('(select offset_ms from clock) * interval')]);
  });

  it('is the time of the process until it is moved', async () => {
    const before = await readDatabaseTime(test.database.query);
    expect(Math.abs(before.getTime() - Date.now())).toBeLessThan(5_000);
    await moveTestClock(test.database.query, 86_400_000);
    const after = await readDatabaseTime(test.database.query);
    expect(Math.round((after.getTime() - before.getTime()) / 1000)).toBe(86_400);
  });
});
