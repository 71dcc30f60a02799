import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { supportedLocales } from '@foyer/contract';
import { rootsIn } from '../../../composition/web/registerWeb.ts';
import { systemRandomness } from '../../../platform/security/randomness.ts';
import { placeCookie } from '../../../sale/waiting-room/placeToken.ts';
import { hashSeed, rankOf } from '../../../sale/waiting-room/waitingRoom.ts';
import { orderRoom, type RoomOrder } from '../../../sale/waiting-room/waitingRoomOrders.ts';
import { checkInvariants } from '../../../testing/database/checkInvariants.ts';
import { knowsBuyers, line, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { buildTestServer, type TestServer } from '../../../testing/testServer.ts';
import { waitingPageBytes } from './waitingPage.ts';

const minute = 60_000;
const template = '<!doctype html><html lang="en-US"><head><!--foyer:head--></head><body>app</body></html>';

let folder: string;
let server: TestServer;
let sale: SaleFixture;
let buyers: Buyer[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-room-'));
  await mkdir(path.join(folder, 'consumer/dist'), { recursive: true });
  await writeFile(path.join(folder, 'consumer/dist/index.html'), template);
  server = await buildTestServer({ authenticate: knowsBuyers, web: { roots: rootsIn(folder) } });
}, 60_000);
afterAll(async () => {
  await checkInvariants(server.database);
  await server.close();
  await rm(folder, { recursive: true });
});

const order = (change: RoomOrder) =>
  orderRoom(
    { database: server.database, newId: server.platform.newId, randomness: systemRandomness },
    sale.eventId,
    { ...change, operator: 'test' },
  );
const inMinutes = (count: number) => new Date(server.clock.now().getTime() + count * minute);
const open = (perMinute = 2) =>
  order({ change: 'on', arrivalsFrom: inMinutes(-1), opensAt: inMinutes(10), perMinute });

beforeEach(async () => {
  sale = await buildSale(server.database);
  buyers = await makeBuyers(server.database, 4);
});

const arrive = async ({ token }: Buyer) => {
  const answer = await server.call('takePlace', { token, body: { eventId: sale.eventId } });
  expect(answer.status).toBe(200);
  return answer.body;
};
const cookieOf = (token: string, eventId = sale.eventId) => ({
  headers: { cookie: `theme=dark; ${placeCookie(eventId)}=${token}` },
});
const placeOf = async (buyer: Buyer) => (await arrive(buyer)).place!;
const status = async () => (await server.call('getWaitingRoom', { query: { eventId: sale.eventId } })).body;
const hold = ({ token }: Buyer, place?: string) =>
  server.call('checkoutCart', {
    token,
    body: { eventId: sale.eventId, selections: [line('a', sale.standing, 1)] },
    ...(place === undefined ? {} : cookieOf(place)),
  });
/** Waits until all places of the draw are admitted. */
const admitAll = () => server.clock.advance(30 * minute);

describe('an event without a waiting room, or before its arrivals', () => {
  it('is sold to everyone, and gives no places [LD-01]', async () => {
    expect(await arrive(buyers[0]!)).toEqual({ phase: 'none' });
    expect(await status()).toMatchObject({ phase: 'none', items: [] });
    await order({ change: 'on', arrivalsFrom: inMinutes(5), opensAt: inMinutes(10), perMinute: 2 });
    expect(await arrive(buyers[0]!)).toEqual({ phase: 'none' });
    expect((await hold(buyers[0]!)).status).toBe(200);
  });
});

describe('a waiting room [LD-01]', () => {
  it('refuses every call of the sale before the opening, with the address of the page and when to retry', async () => {
    await open();
    const { token } = await placeOf(buyers[0]!);
    const { eventId } = sale;
    const answers = [
      await hold(buyers[0]!),
      await hold(buyers[0]!, token),
      await server.call('listOfferGroups', { body: { eventId } }),
      await server.call('listAvailableSections', { body: { eventId } }),
      await server.call('findBestSeats', { query: { eventId, quantity: 2 } }),
      await server.call('listSeatsForSections', { query: { eventId, sectionCodes: ['101'] } }),
    ];
    for (const { status: code, error, headers } of answers) {
      expect([code, error]).toEqual([
        422,
        {
          code: 'waitingRoom',
          message: expect.stringContaining('waiting room') as string,
          details: { address: `/waitingRoom/en-US/${eventId}` },
        },
      ]);
      expect(headers['retry-after']).toBe('15');
    }
    expect((await server.call('getEventProfile', { query: { eventId } })).status).toBe(200);
  });

  it('gives an account one place, on every device and after the opening too', async () => {
    await open();
    const first = await arrive(buyers[0]!);
    expect(first).toMatchObject({ phase: 'arrival' });
    expect((await arrive(buyers[0]!)).place!.placeId).toBe(first.place!.placeId);
    const parallel = await Promise.all(Array.from({ length: 5 }, () => placeOf(buyers[1]!)));
    expect(new Set(parallel.map(({ placeId }) => placeId)).size).toBe(1);
    await server.clock.advance(11 * minute);
    const later = await arrive(buyers[0]!);
    expect(later).toMatchObject({ phase: 'open', place: { placeId: first.place!.placeId } });
    expect(later.place!.number).toBeUndefined();
  });

  it('answers a hundred people who ask at once from one reading of the database', async () => {
    await open();
    const reads = jest.spyOn(server.platform.database.query, 'selectFrom');
    await status();
    const ofOne = reads.mock.calls.length;
    await server.clock.advance(minute);
    reads.mockClear();
    await Promise.all(Array.from({ length: 100 }, status));
    expect(ofOne).toBeGreaterThan(0);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(ofOne);
    reads.mockRestore();
  });

  it('publishes the hash of the seed before the opening and the seed after, with what is on sale', async () => {
    await open();
    const before = await status();
    expect(before).toMatchObject({
      phase: 'arrival',
      seedHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(before.seed ?? before.drawn ?? before.admitted).toBeUndefined();
    expect(before.items).toContainEqual({ name: expect.any(String) as string, isSoldOut: false });
    await placeOf(buyers[0]!);
    await server.clock.advance(11 * minute);
    const after = await status();
    expect(after).toMatchObject({ phase: 'open', drawn: 1, admitted: 2, isPaused: false });
    expect(hashSeed(after.seed!)).toBe(before.seedHash);
  });

  it('admits by rank at its pace, later arrivals in their order, and pauses', async () => {
    await open();
    const places = await Promise.all(buyers.slice(0, 3).map((buyer) => placeOf(buyer)));
    await server.clock.advance(10 * minute);
    await status();
    const late = await placeOf(buyers[3]!);
    expect(late.number).toBe(4);
    await order({ change: 'pause' });
    await server.clock.advance(60 * minute);
    expect((await status()).admitted).toBe(0);
    await order({ change: 'resume' });
    for (const passed of [0, 1, 2]) {
      const { seed, drawn, admitted } = await status();
      expect(admitted).toBe(passed * 2);
      for (const [at, { placeId, token }] of [...places, late].entries()) {
        const number = at === 3 ? late.number! : null;
        const rank = rankOf(seed!, drawn!, { placeId, userId: buyers[at]!.userId, number });
        expect((await hold(buyers[at]!, token)).status).toBe(rank <= admitted! ? 200 : 422);
      }
      await server.clock.advance(minute);
    }
  });

  it('gives a late arrival the next number that is not admitted, even after a quiet hour', async () => {
    await open(60);
    await server.clock.advance(70 * minute);
    const { admitted } = await status();
    const { number } = await placeOf(buyers[0]!);
    expect(number).toBeGreaterThan(admitted!);
    expect(number).toBeLessThan(admitted! + 60);
    expect((await placeOf(buyers[1]!)).number).toBeGreaterThan(number!);
  });
});

describe('a place cannot be skipped, made or lent [LD-01, AZ-14]', () => {
  it('is refused if forged, changed, of another account, event or former room', async () => {
    await open();
    const mine = (await placeOf(buyers[0]!)).token;
    const theirs = (await placeOf(buyers[1]!)).token;
    const former = sale;
    sale = await buildSale(server.database);
    await open();
    const elsewhere = (await placeOf(buyers[0]!)).token;
    sale = former;
    await admitAll();
    const changed = `${mine.slice(0, -2)}${mine.endsWith('AA') ? 'BB' : 'AA'}`;
    const plain = Buffer.from(JSON.stringify([crypto.randomUUID(), buyers[0]!.userId, 1])).toString(
      'base64url',
    );
    for (const token of [theirs, elsewhere, changed, plain, '', 'x'.repeat(5_000)])
      expect((await hold(buyers[0]!, token)).error?.code).toBe('waitingRoom');
    await order({ change: 'off' });
    await order({ change: 'on', arrivalsFrom: inMinutes(-1), opensAt: inMinutes(1), perMinute: 100 });
    await server.clock.advance(2 * minute);
    expect((await hold(buyers[0]!, mine)).error?.code).toBe('waitingRoom');
  });

  it('lets its owner in once admitted, to every call of the sale', async () => {
    await open();
    const { token } = await placeOf(buyers[0]!);
    await admitAll();
    const { eventId } = sale;
    expect((await hold(buyers[0]!, token)).status).toBe(200);
    const offers = await server.call('listOfferGroups', { body: { eventId }, ...cookieOf(token) });
    expect(offers.status).toBe(200);
    // A cached answer for those who are in is not for those who wait.
    expect((await server.call('listOfferGroups', { body: { eventId } })).error?.code).toBe('waitingRoom');
  });

  it('logs what operators did', async () => {
    await open();
    expect(await open()).toBe(false);
    expect(await order({ change: 'pause' })).toBe(false);
    await order({ change: 'off' });
    const rows = await server.database.query
      .selectFrom('waitingRoomChange')
      .select(['change', 'operator'])
      .where('eventId', '=', sale.eventId)
      .orderBy('changeId')
      .execute();
    expect(rows).toEqual([
      { change: 'on', operator: 'test' },
      { change: 'off', operator: 'test' },
    ]);
  });
});

describe('the waiting page [LD-01]', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ url, headers: { host: 'localhost', ...headers } });

  it('is sent for the event until the place is admitted, and keeps the way back in the browser', async () => {
    await open();
    const address = `/fr-CA/events/test-${sale.eventId}/${sale.eventId}?code=A`;
    const { token } = await placeOf(buyers[0]!);
    const cookie = `${placeCookie(sale.eventId)}=${token}`;
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      const refused = await get(address, headers);
      expect(refused.statusCode).toBe(302);
      expect(refused.headers.location).toBe(`/waitingRoom/fr-CA/${sale.eventId}#${address}`);
      expect(refused.headers['cache-control']).toBe('no-store');
    }
    await admitAll();
    const admitted = await get(address, { cookie });
    expect([admitted.statusCode, admitted.body]).toEqual([200, expect.stringContaining('app')]);
    expect(admitted.body).toContain('listOfferGroups');
  });

  it.each(supportedLocales)('is one answer below 14 KB that any cache may keep, in %s', async (locale) => {
    const page = await get(`/waitingRoom/${locale}/${sale.eventId}`);
    expect(page.statusCode).toBe(200);
    expect(Buffer.byteLength(page.body)).toBeLessThan(waitingPageBytes);
    expect(page.headers['cache-control']).toBe('public, max-age=60');
    expect(page.headers['content-language']).toBe(locale);
    expect(page.body).not.toMatch(/(src|href)="(?!data:)[^"]|@import|url\(/);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'sha256-[\w+/]+='/);
    expect((await get(`/waitingRoom/${locale}/${sale.eventId}`)).body).toBe(page.body);
  });

  it('is missing for other languages and ids', async () => {
    expect((await get(`/waitingRoom/de-DE/${sale.eventId}`)).statusCode).toBe(404);
    expect((await get('/waitingRoom/en-US/1')).statusCode).toBeGreaterThanOrEqual(400);
  });
});
