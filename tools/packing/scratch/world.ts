import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  accountPassword,
  createWorld as createWorldOf,
  sandboxParts,
  type Client,
  type Person,
  type Sale,
  type World,
} from '@foyer/conformance';

const execute = promisify(execFile);
/** What `npx @foyer/server` runs, without a second for the start of npm. */
const foyer = (...words: string[]) => execute('node_modules/.bin/foyer', words);

const advertisement = 'spring-poster';

/** World of the packed server: the sandbox over HTTP, and the commands of the server for roles and advertisements. */
export function createWorld(client: Client): World {
  const sandbox = sandboxParts(client);
  const logIn = async (person: Person): Promise<Person> => {
    const body = { emailAddress: person.emailAddress, password: accountPassword };
    return { ...person, token: (await client.call('logIn', { body })).authToken };
  };
  const makeBy = async (command: (emailAddress: string) => string[]): Promise<Person> => {
    const person = await sandbox.people.fan!({});
    await foyer('roles', ...command(person.emailAddress));
    return person;
  };
  /** Makes a person by a command, which takes seconds: for all cases, until one of them deletes the account. */
  const changedBy = (command: (emailAddress: string) => string[]) => {
    let made: Promise<Person> | undefined;
    return async () => {
      const known = made && (await logIn(await made).catch(() => undefined));
      // Blocking an account ends its sessions.
      return known ?? logIn(await (made = makeBy(command)));
    };
  };
  const granted = new Map<string, () => Promise<Person>>();
  /** Returns the person with a role, the same one for all cases. */
  const withRole = (role: string, ...names: string[]): Promise<Person> => {
    const key = [role, ...names].join(' ');
    const make = granted.get(key) ?? changedBy((emailAddress) => ['grant', role, emailAddress, ...names]);
    granted.set(key, make);
    return make();
  };
  /** Names of a sale's event and organisation, as the commands take them. */
  const namesOf = async ({ eventId }: Sale) => {
    const { summary } = await client.call('getEventProfile', { query: { eventId } });
    return { event: summary.vanityName, organisation: summary.client.vanityName };
  };
  return createWorldOf({
    ...sandbox,
    people: {
      ...sandbox.people,
      blackListed: changedBy((emailAddress) => ['bar', emailAddress]),
      // The imported events, and their organisations.
      promoter: changedBy((emailAddress) => ['grant', 'promoter', emailAddress, 'lantern-session']),
      otherPromoter: changedBy((emailAddress) => ['grant', 'promoter', emailAddress, 'paper-moons']),
      organiser: changedBy((emailAddress) => ['grant', 'client', emailAddress, 'harbour-nights', 'owner']),
      otherOrganiser: changedBy((emailAddress) => ['grant', 'client', emailAddress, 'velvet-rope', 'owner']),
    },
    things: {
      ...sandbox.things,
      member: async ({ sale, right }) => {
        const { organisation } = await namesOf(sale);
        return withRole('client', organisation, right);
      },
      engagedPromoter: async ({ sale }) => {
        const { event } = await namesOf(sale);
        return withRole('promoter', event);
      },
      advertisement: async () => {
        await foyer('advertisement', advertisement, 'Harbour Nights', 'utm_source=poster');
        return advertisement;
      },
    },
  });
}
