import { sql } from 'kysely';
import type { DatabaseSchema } from '../../../platform/database/databaseSchema.gen.ts';
import { moduleTables } from '../../../composition/modules/serverModules.ts';
import { sandbox } from '../../../sandbox/sandbox.ts';
import { signUp } from '../../../testing/people/signUp.ts';
import { makeAllTraces } from '../../../testing/traces.ts';
import { camelCase } from '../../../platform/database/columnNames.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

/** Tables of all modules, and of the sandbox. */
const places = { ...moduleTables, ...sandbox.tables };
/** Columns that identify a person, by name. */
const ofAPerson =
  /(?:^|_)(?:user_id|holder|holder_id|owner_id|actor_id|principal|email|email_address|first_name|last_name|date_of_birth|ip_address|user_agent|name_on_card|shipping_address)$/;

const server = useTestServer();

async function columnsOfTables(): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name,
      array_agg(column_name::text) as columns
    from information_schema.columns where table_schema in ('public', 'sandbox_gateway')
    group by 1 order by 1`.execute(server.database.query);
  return rows.map(({ name, columns }) => ({ name: camelCase(name), columns }));
}

describe('what the export of a person covers [PV-05]', () => {
  it('has a place or a reason for every table that there is', async () => {
    const names = (await columnsOfTables()).map(({ name }) => name).filter((name) => !/migration/.test(name));
    expect(names.filter((name) => !Object.hasOwn(places, name))).toEqual([]);
    expect(Object.keys(places).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('treats every table with a column that names a person as personal', async () => {
    const tables = await columnsOfTables();
    const wrong = tables
      .filter(({ name }) => places[name as keyof DatabaseSchema] === 'noPersons')
      .filter(({ columns }) => columns.some((column) => ofAPerson.test(column)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(
      tables.filter(({ columns }) => columns.some((each) => ofAPerson.test(each))).length,
    ).toBeGreaterThan(25);
  });

  it('tells something of every table that it says it tells of', async () => {
    const fan = await signUp(server, { emailAddress: 'traces@foyer.example' });
    await makeAllTraces(server, fan);
    const { token } = fan;
    const { body } = await server.call('exportUserData', { token });
    const parts = Object.values(places).flatMap((place) =>
      typeof place === 'object' && 'exportedAs' in place ? [place.exportedAs] : [],
    );
    const isEmpty = (part: unknown) => part === undefined || (Array.isArray(part) && part.length === 0);
    expect([...new Set(parts)].filter((part) => isEmpty(body[part]))).toEqual([]);
    expect(body.applications).toEqual([
      { jobId: 'seat-maps', message: 'I draw maps.', createdAt: expect.any(String) },
    ]);
    expect(body.demoRequests).toMatchObject([{ company: 'Hall', country: 'CA' }]);
  });
});
