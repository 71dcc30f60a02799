import { sql } from 'kysely';
import { createPaths } from '@foyer/contract';
import { sampleSubset, sampleSubsetNames, sampleWorld } from '@foyer/sample';
import { catalogueEventId } from '../loader/write/writeEvent.ts';
import { days } from '../platform/time/units.ts';
import { seedSample } from '../testing/database/seedSample.ts';
import { useTestServer } from '../testing/useTestServer.ts';
import { testCards } from './payment/testCards.ts';

const server = useTestServer({ sample: sampleWorld });
const withoutSample = useTestServer({ seed: 'without sample' });
beforeAll(() => seedSample(server.database, { only: sampleSubsetNames }));

const eventAddress = /^\/events\/[^/]+\/(?<eventId>[^/]+)$/;
const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="(?<address>[^"]+)"/g)].map(([, one]) => one!);

describe('the list of the sample cases', () => {
  it('links each case to an event that there is, and leaves out what is not loaded', async () => {
    const page = await server.inject({ url: '/sandbox' });
    const events = linksOf(page.body).flatMap((address) => eventAddress.exec(address)?.groups?.eventId ?? []);
    const loaded = sampleWorld.cases.filter(({ event = '' }) => sampleSubsetNames.includes(event));
    expect(loaded.length).toBeGreaterThan(5);
    const onTheirPage = loaded.filter(({ page }) => page === undefined);
    expect(events).toEqual(onTheirPage.map(({ event = '' }) => catalogueEventId(event)));
    for (const eventId of events) {
      expect((await server.call('getEventProfile', { query: { eventId } })).status).toBe(200);
    }
    const paths = createPaths(server.platform.config.productAddress);
    expect(linksOf(page.body)).toContain(paths.customEvent({ customEventSlug: 'first-glow' }));
    expect(linksOf(page.body)).toContain(paths.ad({ eventId: catalogueEventId(sampleSubset.club) }));
    expect(linksOf(page.body)).toContain(paths.client({ vanityName: 'aurora' }));
    expect(linksOf(page.body)).toContain(`${paths.events()}?view=calendar`);
    const soldOut = sampleSubset.soldOut;
    expect(page.body).toContain(paths.event({ vanityName: soldOut, eventId: catalogueEventId(soldOut) }));
  });

  it('links a direct checkout that holds the cheapest offer', async () => {
    const { body } = await server.inject({ url: '/sandbox' });
    const link = linksOf(body).find((address) => address.startsWith('/directCheckout'))!;
    const query = Object.fromEntries(new URLSearchParams(link.split('?')[1]!.replaceAll('&amp;', '&')));
    expect(query).toMatchObject({ eventId: catalogueEventId(sampleSubset.family), quantity: '2' });
    const { offerGroups } = (await server.call('listOfferGroups', { body: { eventId: query.eventId! } }))
      .body;
    expect(offerGroups.map(({ offerGroupId }) => offerGroupId)).toContain(query.offerGroupId);
  });

  it('names every account and every test card, and leads to the mailbox', async () => {
    const { body, headers } = await server.inject({ url: '/sandbox' });
    for (const { emailAddress } of [...sampleWorld.accounts, ...sampleWorld.invitedAccounts]) {
      expect(body).toContain(emailAddress);
    }
    for (const number of Object.keys(testCards))
      expect(body.replace(/(?<=\d) (?=\d)/g, '')).toContain(number);
    expect(body).toContain(sampleWorld.password);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(linksOf(body)).toContain('/sandbox/mail');
    expect((await server.inject({ url: '/sandbox/mail' })).statusCode).toBe(200);
  });

  it('shows the clock, with buttons that move it', async () => {
    const read = async () => (await server.inject({ url: '/sandbox' })).body;
    const timeOf = (html: string) => Date.parse(/<time datetime="(?<at>[^"]+)"/.exec(html)!.groups!.at!);
    const post = (payload: object) => server.inject({ method: 'POST', url: '/sandbox/clock', payload });
    const { offsetMs } = (await server.inject({ url: '/sandbox/clock' })).json<{ offsetMs: number }>();
    const before = await read();
    const buttons = [...before.matchAll(/data-post="\/sandbox\/clock" data-body='(?<payload>[^']+)'/g)];
    const moves = buttons.map(({ groups }) => JSON.parse(groups!.payload!) as object);
    expect(moves).toContainEqual({ advanceMs: days(1) });
    expect(moves).toContainEqual({ offsetMs: 0 });
    expect((await post({ advanceMs: days(1) })).statusCode).toBe(200);
    expect(timeOf(await read()) - timeOf(before)).toBeGreaterThanOrEqual(days(1));
    expect((await post({ offsetMs })).statusCode).toBe(200);
    expect(timeOf(await read())).toBeLessThan(timeOf(before) + days(1));
  });

  it('moves the clock by each of the moves made at once, whatever job fails', async () => {
    const post = (payload: object) => server.inject({ method: 'POST', url: '/sandbox/clock', payload });
    const { offsetMs } = (await server.inject({ url: '/sandbox/clock' })).json<{ offsetMs: number }>();
    await sql`insert into outbox (outbox_id, job, payload, dedupe_key)
      values (gen_random_uuid(), 'sendRefundMail', '{"eventId":"none","refundId":"none"}', 'no refund')`.execute(
      server.database.query,
    );
    const moved = await Promise.all(Array.from({ length: 4 }, () => post({ advanceMs: 1_000 })));
    expect(moved.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const answers = moved.map((each) => each.json<{ offsetMs: number; failedJobs: number }>());
    expect(answers.reduce((sum, { failedJobs }) => sum + failedJobs, 0)).toBeGreaterThan(0);
    expect(Math.max(...answers.map((each) => each.offsetMs))).toBe(offsetMs + 4_000);
    expect((await post({ offsetMs })).statusCode).toBe(200);
  });

  it('cancels and moves an event, and raises its prices, by the buttons of its cases', async () => {
    const event = sampleSubset.family;
    const change = (payload: object) =>
      server.inject({ method: 'POST', url: '/sandbox/event', payload: { event, ...payload } });
    const summary = async () =>
      (await server.call('getEventProfile', { query: { eventId: catalogueEventId(event) } })).body.summary;
    const former = await summary();
    expect((await change({ change: 'rescheduled' })).statusCode).toBe(200);
    expect(await summary()).toMatchObject({
      status: 'Rescheduled',
      previousStartsAt: former.startsAt,
      startsAt: new Date(new Date(former.startsAt).getTime() + days(28)).toISOString(),
    });
    const price = (await summary()).priceFrom!;
    expect((await change({ change: 'dearer' })).statusCode).toBe(200);
    expect((await summary()).priceFrom!.amount).toBeGreaterThan(price.amount);
    expect((await change({ change: 'postponed' })).statusCode).toBe(200);
    expect(await summary()).toMatchObject({ status: 'Postponed' });
    expect((await change({ change: 'cancelled' })).statusCode).toBe(200);
    expect(await summary()).toMatchObject({ status: 'Cancelled' });
    expect((await change({ change: 'sold' })).statusCode).toBe(400);
    expect((await change({ event: 'none', change: 'cancelled' })).statusCode).toBe(404);
  });

  it('is not there without a sample', async () => {
    expect((await withoutSample.inject({ url: '/sandbox' })).statusCode).toBe(404);
  });

  it('ships and delivers by the buttons of a case', async () => {
    const { body } = await server.inject({ url: '/sandbox' });
    const buttons = [...body.matchAll(/data-post="\/sandbox\/shipment" data-body='(?<payload>[^']+)'/g)];
    const payloads = buttons.map(({ groups }) => JSON.parse(groups!.payload!) as object);
    expect(payloads).toEqual([
      { event: sampleSubset.arena, change: 'shipped' },
      { event: sampleSubset.arena, change: 'delivered' },
    ]);
    const post = (payload: object) => server.inject({ method: 'POST', url: '/sandbox/shipment', payload });
    for (const payload of payloads) expect((await post(payload)).statusCode).toBe(200);
    expect((await post({ event: sampleSubset.arena, change: 'lost' })).statusCode).toBe(400);
  });
});
