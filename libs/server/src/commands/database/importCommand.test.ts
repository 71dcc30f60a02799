import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { days } from '../../platform/time/units.ts';
import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/createTestDatabase.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { runCommand } from '../runCommand.ts';

const fixtures = path.join(import.meta.dirname, '../../../test-fixtures');
const plan = path.join(fixtures, 'seating-plans/corner-playhouse.json');
const bin = path.join(import.meta.dirname, '../../bin/foyer.ts');

let test: TestDatabase;
let server: TestServer;
let folder: string;
let ada: Buyer;
let serial = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-import-'));
  test = await createTestDatabase();
  server = await buildTestServer({ database: test.database, authenticate: knowsBuyers });
  [ada] = (await makeBuyers(test.database, 1)) as [Buyer];
  await test.database.query
    .updateTable('userAccount')
    .set({ dateOfBirth: '1990-01-01' })
    .where('userId', '=', ada.userId)
    .execute();
});
afterAll(async () => {
  await checkInvariants(test.database);
  await server.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

interface CommandResult {
  code: number | null;
  output: string;
}

/** Runs the command in a process of its own, as an operator does. */
async function foyerProcess(...words: string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, ['--conditions=@foyer/source', bin, 'import', ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATABASE_URL: test.connectionString, FOYER_DATA: folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

/** Runs the command in this process: without loading the server again, which takes seconds. */
async function foyer(...words: string[]): Promise<CommandResult> {
  const variables = { DATABASE_URL: test.connectionString, FOYER_DATA: folder };
  const lines: string[] = [];
  const code = await runCommand(['import', ...words], variables, (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}

/** Copies a published schema.org example; `change` replaces its year, 2013 or 2014. */
async function example(name: string, change: (text: string) => string = (text) => text): Promise<string> {
  const text = await readFile(path.join(fixtures, 'schema-org', name), 'utf8');
  const file = path.join(folder, `example-${(serial += 1)}.html`);
  await writeFile(file, change(text));
  return file;
}
const nextYear = String(new Date().getUTCFullYear() + 1);
const upcoming = (text: string): string => text.replaceAll(/\b201[34](?=-)/g, nextYear);

const countRows = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of ['event', 'venue', 'seatChart', 'eventSeat', 'offerGroup', 'client'] as const) {
    const { count } = await test.database.query
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  return counts;
};
const offersOf = async (name: string) =>
  test.database.query
    .selectFrom('event')
    .innerJoin('offerGroup', 'offerGroup.eventId', 'event.eventId')
    .innerJoin('inventoryItem', 'inventoryItem.inventoryItemId', 'offerGroup.inventoryItemId')
    .select(['event.eventId', 'offerGroup.offerGroupId', 'offerGroup.name', 'inventoryItem.seating'])
    .where('event.searchText', 'like', `%${name.toLowerCase()}%`)
    .orderBy('offerGroup.rank')
    .execute();

/** Buys two of the first offer of an imported event, as the apps do. */
async function buy(name: string) {
  const [offer] = await offersOf(name);
  const cart = await checkout(server, ada, offer!.eventId, [line('a', offer!.offerGroupId, 2)]);
  expect(cart.error).toBeUndefined();
  const card = await storeCard(server, ada);
  const paid = await pay(server, ada, cart.body, card.paymentMethodId);
  expect(paid.error).toBeUndefined();
  return paid.body;
}

/** First bytes of pictures, which tell what they are. */
const [png, jpeg] = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ffe0', 'hex')];

/** Writes pictures into a new folder, by file name. */
async function viewsIn(pictures: Readonly<Record<string, Buffer>>): Promise<string> {
  const views = await mkdtemp(path.join(folder, 'views-'));
  for (const [name, picture] of Object.entries(pictures)) await writeFile(path.join(views, name), picture);
  return views;
}

async function sectionsOf(event: string) {
  const query = { eventId: (await offersOf(event))[0]!.eventId };
  return (await server.call('getSeatChart', { query })).body.sections;
}

/** Addresses of the views that an event's map shows, by section. */
const viewsOf = async (event: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await sectionsOf(event)).flatMap(({ name, viewUrl }) => (viewUrl ? [[name, viewUrl]] : [])),
  );

describe('foyer import', () => {
  it('takes in an event that schema.org published, and it can be bought [C7.20]', async () => {
    const { code, output } = await foyerProcess(await example('event-limited-availability.html', upcoming));
    expect(output).toMatch(/0 seats, at the-hi-dive-denver\n {2}typhoon-\S+-city, of imported-events/);
    expect(code).toBe(0);
    const order = await buy('Typhoon');
    expect(order.tokens).toHaveLength(2);
    expect(order.tokens[0]?.seat).toBeUndefined();
  });

  it('imports an event that is over, and says that it is not for sale', async () => {
    const { code, output } = await foyer(await example('music-event-rescheduled.html'));
    expect(output).toContain('1 have started already, so they are not for sale');
    expect(code).toBe(0);
    const [offer] = await offersOf('Jonathon');
    const cart = await checkout(server, ada, offer!.eventId, [line('a', offer!.offerGroupId, 1)]);
    expect(cart.error?.code).toBe('marketplaceClosed');
  });

  it('tells what is over by database time, as the sale does', async () => {
    const file = await example('event-limited-availability.html', (text) =>
      upcoming(text).replaceAll('Typhoon', 'Monsoon'),
    );
    await server.clock.advance(days(1_000));
    try {
      expect((await foyer(file)).output).toContain('1 have started already, so they are not for sale');
    } finally {
      await server.clock.advance(-days(1_000));
    }
  });

  it('sells the seats of a plan that comes with the event [C3.35c]', async () => {
    const file = await example('music-event-orchestra.html', upcoming);
    const { code, output } = await foyer(file, '--plan', plan);
    expect(output).toContain('Taken in: 1 events, 166 seats, at chicago-symphony-center-chicago');
    expect(code).toBe(0);
    const { tokens, lines } = await buy('Shostakovich');
    expect(lines[0]?.seats.map(({ row }) => row)).toEqual(['A', 'A']);
    expect(new Set(tokens.map(({ seat }) => seat?.seatCode)).size).toBe(2);
    const names = (await sectionsOf('Shostakovich')).map(({ name }) => name);
    expect(names).toEqual(['Parterre Front row', 'Parterre Stalls', 'Balcony']);
  });

  it('takes a picture of the view from each section that has one [C7.35]', async () => {
    const views = await viewsIn({ 'balcony.png': png });
    const file = await example('music-event-orchestra.html', (text) =>
      upcoming(text).replaceAll('Shostakovich', 'Shebalin').replaceAll('Symphony Center', 'View Hall'),
    );
    const { output } = await foyer(file, '--plan', plan, '--views', views);
    expect(output).toContain('Taken in: 1 events');
    const shown = await viewsOf('Shebalin');
    expect(Object.keys(shown)).toEqual(['Balcony']);
    const picture = await server.inject({ url: shown.Balcony! });
    expect(picture.statusCode).toBe(200);
    expect(picture.body).toContain(`href="data:image/png;base64,${png.toString('base64')}"`);
    expect(picture.headers['content-security-policy']).toContain('img-src data:');
  });

  it('gives a plan that is there more views, and a changed plan none [C7.35]', async () => {
    const give = async (file: string, views: Record<string, Buffer>) =>
      foyer(file, 'chicago-symphony-center-chicago', '--views', await viewsIn(views));
    const { code, output } = await give(plan, { 'Balcony.png': png });
    expect([code, output]).toEqual([0, 'Taken in: 1 views, of a plan that is there already']);
    const former = await viewsOf('Shostakovich');
    expect((await server.inject({ url: former.Balcony! })).statusCode).toBe(200);
    await give(plan, { 'Parterre Stalls.jpg': jpeg });
    expect(await viewsOf('Shostakovich')).toEqual({ ...former, 'Parterre Stalls': expect.any(String) });
    const changed = path.join(folder, 'changed.json');
    await writeFile(changed, (await readFile(plan, 'utf8')).replaceAll('Balcony', 'Loge'));
    expect((await give(changed, { 'Loge.png': png })).output).toMatch(/that is there has other sections$/);
  });

  it('refuses views that no section is named after, that are no pictures, or that come without a plan', async () => {
    const [file, before] = [await example('music-event-orchestra.html', upcoming), await countRows()];
    const views = await viewsIn({ 'Balcny.jpg': jpeg });
    const misspelt = await foyer(file, '--plan', plan, '--views', views);
    expect(misspelt.output).toContain(
      'expected views named after sections (Parterre Front row, Parterre Stalls, Balcony), found Balcny',
    );
    expect((await foyer(file, '--views', views)).output).toContain('views belong to a seating plan');
    await writeFile(path.join(views, 'Balcony.jpg'), 'a list of songs');
    const { code, output } = await foyer(file, '--plan', plan, '--views', views);
    expect([code, output]).toEqual([1, 'Balcony.jpg: expected a picture: JPEG, PNG or WebP']);
    await writeFile(path.join(views, 'Balcony.jpg'), Buffer.alloc(400 * 1024 + 1));
    const large = await foyer(file, '--plan', plan, '--views', views);
    expect(large.output).toBe('Balcony.jpg: expected at most 400 KB, found 401 KB');
    const missing = await foyer(file, '--plan', plan, '--views', path.join(views, 'none'));
    expect(missing.output).toMatch(/none cannot be read: ENOENT$/);
    expect(await countRows()).toEqual(before);
  });

  it('refuses two views of one section', async () => {
    const views = await viewsIn({ 'Balcony.jpg': jpeg, 'BALCONY.jpeg': jpeg });
    const { code, output } = await foyer(plan, 'chicago-symphony-center-chicago', '--views', views);
    expect([code, output]).toEqual([1, expect.stringMatching(/one view of the section Balcony, found two/)]);
  });

  it('sells the plan that a venue has by itself: at the next event there, by the names of its categories', async () => {
    const offer = (name: string, price: string) => ({ '@type': 'Offer', name, price, priceCurrency: 'USD' });
    const offers = [offer('STALLS', '60'), offer('Front row', '90')];
    const file = await example('music-event-orchestra.html', (text) =>
      upcoming(text)
        .replace('Shostakovich Leningrad', 'Mahler Titan')
        .replace(/"offers": \{[^}]*\}/, `"offers": ${JSON.stringify(offers)}`),
    );
    expect((await foyer(file)).output).toContain('1 events, 166 seats');
    const [front, stalls] = await offersOf('Mahler');
    expect([front?.seating, stalls?.seating]).toEqual(['seated', 'seated']);
    const blocked = await test.database.query
      .selectFrom('eventSeat')
      .select('sectionCode')
      .distinct()
      .where('eventId', '=', front!.eventId)
      .where('state', '=', 'blocked')
      .execute();
    expect(blocked).toEqual([{ sectionCode: 'Balcony' }]);
    expect((await buy('Mahler')).tokens).toHaveLength(2);
  });

  it('says which names a plan wants, and leaves nothing behind', async () => {
    const before = await countRows();
    const file = await example('music-event-rescheduled.html', (text) =>
      upcoming(text).replaceAll('B.B. King', 'B.B. Queen'),
    );
    const { code, output } = await foyer(file, '--plan', plan);
    expect(code).toBe(1);
    expect(output).toContain(
      'expected offers named as the categories of the plan (Stalls, Front row, Balcony)',
    );
    expect(output).toContain('found VIP Experience');
    expect(await countRows()).toEqual(before);
  });

  it.each([
    ['a file that is not there', ['missing.html'], 'missing.html cannot be read: ENOENT'],
    ['a plan without its venue', [plan], 'is a seating plan: name the venue that it is of'],
    ['an unknown venue', [plan, 'nowhere'], 'there is no venue nowhere'],
    ['a plan that the venue has', [plan, 'chicago-symphony-center-chicago'], 'is there already'],
  ])('refuses %s', async (_what, words, message) => {
    const before = await countRows();
    const { code, output } = await foyer(...words);
    expect(output).toContain(message);
    expect(code).toBe(1);
    expect(await countRows()).toEqual(before);
  });

  it('refuses a file of 600 MB by its size, without reading it', async () => {
    const file = path.join(folder, 'huge.json');
    await writeFile(file, '');
    await truncate(file, 600 * 1024 * 1024);
    const { code, output } = await foyer(file);
    expect(output).toContain('huge.json: expected at most 50 MB, found 600 MB');
    expect(code).toBe(1);
  });

  it('refuses a plan name that the venue does not have, and names those that it has', async () => {
    const file = await example('music-event-orchestra.html', (text) =>
      upcoming(text).replace('Shostakovich Leningrad', 'Bruckner Four'),
    );
    const { output } = await foyer(file, '--plan', 'In the round');
    expect(output).toMatch(/has no plan In the round: its plans are .+/);
    expect(await offersOf('Bruckner')).toEqual([]);
  });
});
