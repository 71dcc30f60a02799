import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { makeBuyers } from '../../../testing/sale/people/buyers.ts';
import { addSeason, buildSeason, type SeasonFixture } from '../../../testing/sale/fixtures/seasonFixture.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useCommands } from '../../../testing/useCommands.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { memberColumns } from './memberFile.ts';
import { readSeasonWords } from './seasonCommand.ts';

const server = useTestServer();
const { foyer, fileOf } = useCommands(server);
let season: SeasonFixture;
let known: string;

const names = (): string[] => season.sales.map(({ eventId }) => `test-${eventId}`);
const issue = async (...lines: string[]) => {
  const file = fileOf('members.csv');
  await writeFile(file, [[...memberColumns, ...names()].join(','), ...lines].join('\n'));
  return foyer('season', 'issue', season.code, file);
};
const tokensOf = (emailAddress: string) =>
  server.database.query
    .selectFrom('token')
    .innerJoin('userAccount', 'userId', 'ownerId')
    .select(['eventId', 'seatCode', 'originKind'])
    .where('emailAddress', '=', emailAddress)
    .execute();

beforeEach(async () => {
  const [buyer] = await makeBuyers(server.database, 1);
  known = `${buyer!.userId}@example.com`;
  season = await buildSeason(server, 2);
});

describe('foyer season', () => {
  it('creates a season of the events of an organisation', async () => {
    const { eventId } = await buildSale(server.database, { currency: 'USD' });
    const { clientId } = await server.database.query
      .selectFrom('event')
      .select('clientId')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    const words = ['season', 'create', 'spring-2027', 'Spring', `organiser-${clientId}`, `test-${eventId}`];
    expect(await foyer(...words)).toEqual([0, 'spring-2027: 1 events, USD.']);
    expect((await foyer(...words))[0]).toBe(1);
    expect((await foyer(...words.with(2, 'mixed'), names()[0]!))[1]).toMatch(/another organisation/);
  });

  it('issues members of a file, each with all dates or none, and once', async () => {
    const lines = [
      `M-1,${known},,,,yes,101-A-1 101-A-2,Floor x2`,
      'M-2,New@Person.example,Noor,Campbell,fr-CA,,,101-B-1',
      `M-3,other@person.example,,,,,101-C-1,101-B-1`,
    ];
    expect(await issue(...lines)).toEqual([3, '2 issued, 0 there already, 1 refused.']);
    expect(await tokensOf(known)).toHaveLength(4);
    expect(await tokensOf('new@person.example')).toMatchObject([
      { seatCode: '101-B-1', originKind: 'seasonMembership' },
    ]);
    expect(await tokensOf('other@person.example')).toEqual([]);
    expect(await issue(...lines.slice(0, 2))).toEqual([0, '0 issued, 2 there already, 0 refused.']);
    expect(await foyer('season', 'show', season.code)).toEqual([0, '2 members']);
    await server.jobs.drain();
    const mails = await server.mails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual(
      [
        [known, 'Your season pass: Winter Season'],
        ['new@person.example', expect.any(String)],
      ].toSorted(),
    );
  });

  it('goes on after a member who fails for another reason', async () => {
    const { kysely } = server.database;
    await sql`create function refuse_member() returns trigger language plpgsql as
      $$ begin raise exception 'no connection'; end $$`.execute(kysely);
    await sql`create trigger refuse_member before insert on season_membership
      for each row when (new.member_id = 'M-FAILS') execute function refuse_member()`.execute(kysely);
    try {
      const lines = [
        `M-FAILS,${known},,,,yes,101-A-1,101-B-2`,
        'M-2,new@other.example,,,,no,101-A-2,101-B-3',
      ];
      expect(await issue(...lines)).toEqual([3, '1 issued, 0 there already, 1 refused.']);
    } finally {
      await sql`drop function refuse_member cascade`.execute(kysely);
    }
  });

  it('renews those who want it, at the places of their last date, once', async () => {
    await issue(`M-1,${known},,,,yes,101-A-1,101-B-2`, 'M-2,new@member.example,,,,no,101-A-2,101-B-3');
    const sale = await buildSale(server.database);
    const { clientId } = await server.database.query
      .selectFrom('event')
      .select('clientId')
      .where('eventId', '=', season.sales[0]!.eventId)
      .executeTakeFirstOrThrow();
    await server.database.query
      .updateTable('event')
      .set({ clientId })
      .where('eventId', '=', sale.eventId)
      .execute();
    const next = await addSeason(server, [sale]);
    expect(await foyer('season', 'renew', season.code, next.code)).toEqual([
      0,
      '1 issued, 0 there already, 0 refused.',
    ]);
    const renewed = (await tokensOf(known)).filter(({ eventId }) => eventId === sale.eventId);
    expect(renewed).toMatchObject([{ seatCode: '101-B-2' }]);
    expect((await foyer('season', 'renew', season.code, next.code))[1]).toBe(
      '0 issued, 0 there already, 0 refused.',
    );
  });

  it.each([
    ['M-1,nobody,,,,yes,101-A-1,', 'line 2: "nobody" is no email address'],
    ['M-1,a@b.example,,,,maybe,101-A-1,', 'line 2: autoRenew is yes or no'],
    ['M-1,a@b.example,,,de,,101-A-1,', 'line 2: locale is one of'],
    [',a@b.example,,,,,101-A-1,', 'line 2: a member id has'],
    ['M-1,a@b.example,,,,,,', 'line 2: no event has a place'],
  ])('refuses a file with %s', async (line, message) => {
    const [status, said] = await issue(line);
    expect(status).toBe(1);
    expect(said).toContain(message);
  });

  it.each([[[]], [['create', 'a', 'b', 'c']], [['issue', 'a']], [['renew', 'a']], [['end', 'a']]])(
    'refuses %j',
    (words) => {
      expect(() => readSeasonWords(words)).toThrow(/foyer season create/);
    },
  );
});
