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
    await foyer(...command(person.emailAddress));
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
  const engaged = new Map<string, [() => Promise<Person>, () => Promise<Person>]>();
  /** Words that engage a promoter for cash. */
  const engaging = (emailAddress: string, event: string, { offerGroupId }: Sale) => [
    ...['promoter', 'engage', emailAddress, event, 'cash,link', '10%', `${offerGroupId}=40`],
  ];
  /** Returns the places that a promoter has left. */
  const placesOf = async ({ token }: Person, { eventId }: Sale): Promise<number> => {
    const { events } = await client.call('listPromoterEvents', { token });
    return events.find(({ event }) => event.eventId === eventId)?.stock.left ?? 0;
  };
  /** Returns the person with a role, the same one for all cases. */
  const withRole = (role: string, ...names: string[]): Promise<Person> => {
    const key = [role, ...names].join(' ');
    const make =
      granted.get(key) ?? changedBy((emailAddress) => ['roles', 'grant', role, emailAddress, ...names]);
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
      blackListed: changedBy((emailAddress) => ['roles', 'bar', emailAddress]),
      // The imported events, and their organisations.
      promoter: changedBy((emailAddress) => ['roles', 'grant', 'promoter', emailAddress, 'lantern-session']),
      otherPromoter: changedBy((emailAddress) => ['roles', 'grant', 'promoter', emailAddress, 'paper-moons']),
      organiser: changedBy((emailAddress) => [
        'roles',
        'grant',
        'client',
        emailAddress,
        'harbour-nights',
        'owner',
      ]),
      otherOrganiser: changedBy((emailAddress) => [
        'roles',
        'grant',
        'client',
        emailAddress,
        'velvet-rope',
        'owner',
      ]),
    },
    things: {
      ...sandbox.things,
      member: async ({ sale, right }) => {
        const { organisation } = await namesOf(sale);
        return withRole('client', organisation, right);
      },
      engagedPromoter: async ({ sale }) => {
        const { event } = await namesOf(sale);
        const engage = () => changedBy((emailAddress) => engaging(emailAddress, event, sale));
        const pair = engaged.get(event) ?? [engage(), engage()];
        engaged.set(event, pair);
        // Two in turn: one of a case may not see what the other sold.
        pair.reverse();
        const promoter = await pair[0]();
        if ((await placesOf(promoter, sale)) > 9) return promoter;
        pair[0] = engage();
        return pair[0]();
      },
      advertisement: async () => {
        await foyer('advertisement', advertisement, 'Harbour Nights', 'utm_source=poster');
        return advertisement;
      },
    },
  });
}
