import { createClient } from '../http/client.ts';
import type { Transport } from '../http/transport.ts';
import { createSuite } from '../suite/suite.ts';
import { createWorld, principals, type Person, type Sale } from '../world/world.ts';
import { injectionChecks } from './injection.ts';

const person = async (): Promise<Person> => ({ userId: 'ada', token: 'secret', emailAddress: 'a@b.example' });
const people = Object.fromEntries(principals.map((principal) => [principal, person]));
const sale = async () => ({}) as Sale;

/** Checks searchCities of a server whose answer says something of its query. */
async function problemsOf(says: (query: string) => string): Promise<string[]> {
  const headers = { 'content-type': 'application/json' };
  const transport: Transport = async ({ path }) => {
    const attribution = says(decodeURIComponent(path));
    return { status: 200, headers, text: JSON.stringify({ cities: [], attribution }) };
  };
  const client = createClient(new URL('http://localhost'), transport);
  const suite = createSuite({ client, world: createWorld({ people, things: { sale } }) });
  return injectionChecks.find(({ operationId }) => operationId === 'searchCities')!.run(suite);
}

/** Does what a database does: false conditions compare 3 with 4, or 7 with 8. */
const evaluate = (query: string): string => (/[48]/.test(query) ? 'nothing' : 'everything');

describe('the check of injections [BI-06]', () => {
  it('finds a server that evaluates a condition in a parameter', async () => {
    expect(await problemsOf(evaluate)).toEqual([
      expect.stringMatching(
        /^searchCities query\.searchQuery with .*: tells what is true from what is false$/,
      ),
    ]);
  });

  it('takes no server for one whose answers are all alike, or all different', async () => {
    let answers = 0;
    expect(await problemsOf(() => 'GeoNames')).toEqual([]);
    expect(await problemsOf(() => String((answers += 1)))).toEqual([]);
  });
});
