import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { hours, minutes } from '../../../platform/time/units.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { sampleSubset } from '@foyer/sample';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';

const server = useTestServer();
const { theatre, club, soldOut, cancelled, stream } = sampleSubset;
const nobody = '01936f5e-7c00-7000-8000-000000000001';

beforeAll(async () => {
  await seedSample(server.database, { only: [theatre, club, soldOut, cancelled, stream] });
}, 60_000);

const profileOf = async (name: string, options: { host?: string; locale?: string } = {}) => {
  const answer = await server.call('getEventProfile', {
    query: { eventId: catalogueEventId(name) },
    ...options,
  });
  expect(answer.status).toBe(200);
  return answer.body;
};

const setWindow = (name: string, opensAt: Date, closesAt: Date) =>
  server.database.query
    .updateTable('marketplace')
    .set({ opensAt, closesAt })
    .where('eventId', '=', catalogueEventId(name))
    .execute();

const countPrices = () => inTransaction(server.database, (tx) => countStock(tx, catalogueEventId(theatre)));

describe('the profile of an event', () => {
  it('has the event with its line-up, windows, headings and rules [C7.31, C3.01g, C3.02a, C3.17c, C3.17g]', async () => {
    const profile = await profileOf(theatre);
    expect(profile.summary.vanityName).toBe(theatre);
    expect(profile.lineup.map(({ name }) => name)).toEqual(profile.summary.performerNames);
    expect(profile.marketplaces).toMatchObject([{ type: 'purchase', state: 'open' }]);
    expect(profile.salesGroups[0]).toMatchObject({ category: 'EVENT_ACCESS', name: 'Admission' });
    expect(profile.seatChartId).toBeDefined();
    expect(profile.policy).toMatchObject({ transfer: 'allowed', idRequired: false, entryMethod: 'QrCode' });
  });

  it('says that tax comes on top of its prices, unless all of it is included [C3.09j]', async () => {
    expect((await profileOf(theatre)).summary.plusTax).toBe(true);
    const { query } = server.database;
    const taxes = query.updateTable('eventTax').where('eventId', '=', catalogueEventId(theatre));
    await taxes.set({ included: true }).execute();
    await countPrices();
    expect((await profileOf(theatre)).summary.plusTax).toBeUndefined();
    await taxes.set({ included: false }).execute();
    await countPrices();
  });

  it('says what it is called, when and where in time it is, in which currency, and how it stands [C3.07a, C3.10d, C3.17a-b, C3.17e-f, C3.17j, C3.17n]', async () => {
    const { summary } = await profileOf(theatre);
    const row = await server.database.query
      .selectFrom('event')
      .selectAll()
      .where('eventId', '=', catalogueEventId(theatre))
      .executeTakeFirstOrThrow();
    expect(summary).toMatchObject({
      eventId: row.eventId,
      shortName: (row.shortName as Record<string, string>)['en-US'],
      startsAt: row.startsAt.toISOString(),
      timezone: row.timezone,
      currency: row.currency,
      attendance: ['LIVE_ATTENDANCE'],
      status: 'Upcoming',
    });
  });

  it('has sponsors, minimum age, place and analytics of the organiser [C3.17d, C3.17i, C3.17m, C3.17p]', async () => {
    const eventId = catalogueEventId(club);
    const role = JSON.stringify({ 'en-US': 'Presented with', 'fr-CA': 'Présenté avec' });
    const sponsor = { eventId, role: null, url: null };
    const sponsors = [
      { ...sponsor, rank: 0, name: 'Lumen', role, url: 'https://lumen.example' },
      { ...sponsor, rank: 1, name: 'Ampère' },
    ];
    await server.database.query.insertInto('eventSponsor').values(sponsors).execute();
    const tracker = { provider: 'googleAnalytics', trackerId: 'G-AURORA1' } as const;
    await server.database.query
      .insertInto('eventAnalyticsTracker')
      .values({ eventId, ...tracker })
      .execute();
    const profile = await profileOf(club, { locale: 'fr-CA' });
    expect(profile).toMatchObject({
      locationId: profile.summary.venue?.locationId,
      summary: { minimumAge: 18 },
      sponsors: [{ name: 'Lumen', role: 'Présenté avec', url: 'https://lumen.example' }, { name: 'Ampère' }],
      analyticsTrackers: [tracker],
    });
    expect(await profileOf(stream)).toMatchObject({ sponsors: [], analyticsTrackers: [] });
  });

  it('has no place and no doors for a stream, wherever it is sent from [C3.07b, C3.17k]', async () => {
    const streamed = await profileOf(stream);
    expect(streamed.summary.attendance).toEqual(['STREAMING']);
    expect(streamed.policy).not.toHaveProperty('entryMethod');
    expect(streamed).toMatchObject({ streamStartsAt: expect.any(String) });
    expect([streamed.locationId, streamed.summary.venue, streamed.doorsAt]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('follows the windows as time passes [C4.05a-d, C4.05i]', async () => {
    const now = server.clock.now().getTime();
    await setWindow(theatre, new Date(now + hours(30)), new Date(now + hours(90)));
    const stateAfter = async (ms: number) => {
      await server.clock.set(new Date(now + ms));
      const { summary, marketplaces } = await profileOf(theatre);
      expect(marketplaces[0]!.state).toBe(summary.saleState);
      return summary.saleState;
    };
    expect(await stateAfter(0)).toBe('upcoming');
    expect(await stateAfter(hours(6) + minutes(1))).toBe('openingSoon');
    expect(await stateAfter(hours(30) + minutes(1))).toBe('open');
    expect(await stateAfter(hours(66) + minutes(1))).toBe('endingSoon');
    expect(await stateAfter(hours(90) + minutes(1))).toBe('closed');
    await server.clock.set(new Date(now));
  });

  it('says which states follow, as it then says itself [C4.05b-d, C4.05i]', async () => {
    const now = server.clock.now().getTime();
    await setWindow(theatre, new Date(now + hours(30)), new Date(now + hours(90)));
    const { summary, marketplaces } = await profileOf(theatre);
    const { laterStates = [] } = summary;
    expect(laterStates).toHaveLength(4);
    // Of its only window they are the same.
    expect(marketplaces.map((window) => window.laterStates)).toEqual([laterStates]);
    for (const { at, ...sale } of laterStates) {
      await server.clock.set(new Date(at));
      const then = await profileOf(theatre);
      expect(then.summary).toMatchObject(sale);
      expect(then.marketplaces[0]!.state).toBe(sale.saleState);
    }
    await server.clock.set(new Date(now));
  });

  it('tells the type of a window, and when its results are due [C4.05e, C4.05g, C3.01e-f]', async () => {
    const now = server.clock.now().getTime();
    const resultsAt = new Date(now + hours(20));
    const eventId = catalogueEventId(theatre);
    const change = (values: { type: string; resultsAt: Date | null }) =>
      server.database.query.updateTable('marketplace').set(values).where('eventId', '=', eventId).execute();
    await setWindow(theatre, new Date(now - hours(30)), new Date(now - hours(1)));
    await change({ type: 'draw', resultsAt });
    const waiting = { saleState: 'pendingResults', saleType: 'draw', resultsAt: resultsAt.toISOString() };
    const { summary, marketplaces } = await profileOf(theatre);
    expect(summary).toMatchObject(waiting);
    expect(marketplaces).toMatchObject([{ type: 'draw', state: 'pendingResults' }]);
    await change({ type: 'auction', resultsAt });
    expect((await profileOf(theatre)).marketplaces).toMatchObject([
      { type: 'auction', state: 'pendingResults' },
    ]);
    await change({ type: 'draw', resultsAt });
    await server.clock.set(resultsAt);
    expect((await profileOf(theatre)).summary).toMatchObject({ saleState: 'closed', saleType: 'draw' });
    await server.clock.set(new Date(now));
    await change({ type: 'purchase', resultsAt: null });
  });

  it('says sold out and cancelled, with the number of refunds [C4.05j, C4.05o]', async () => {
    expect((await profileOf(soldOut)).summary).toMatchObject({ saleState: 'soldOut', fewLeft: false });
    const gone = await profileOf(cancelled);
    expect(gone.summary).toMatchObject({ status: 'Cancelled', saleState: 'closed', buyingOptions: [] });
    expect(gone.refundedCount).toBeGreaterThan(0);
  });

  it('speaks the language of the request, and English where a text is missing', async () => {
    const french = await profileOf(theatre, { locale: 'fr-CA' });
    const english = await profileOf(theatre);
    expect(french.description).not.toBe(english.description);
    const genresOf = ({ lineup }: typeof french) => lineup.map(({ genre }) => genre);
    expect([genresOf(french)[0], genresOf(english)[0]]).toEqual(['théâtre', 'theater']);
    await server.database.query
      .updateTable('event')
      .set({ shortName: JSON.stringify({ 'en-US': 'Only English' }) })
      .where('eventId', '=', catalogueEventId(club))
      .execute();
    expect((await profileOf(club, { locale: 'es-US' })).summary.shortName).toBe('Only English');
  });

  it('names genres as the site does, on that site alone [I3.26]', async () => {
    const genreAt = async (host: string) => (await profileOf(stream, { host })).lineup[0]!.genre!;
    const usual = await genreAt('localhost');
    const overrides = JSON.stringify({ 'en-US': { [`server.genre.${usual}`]: 'our own kind' } });
    await sql`update white_label set config = jsonb_set(config, '{translationOverrides}', ${overrides}::jsonb)
      where host = 'aurora.localhost'`.execute(server.database.kysely);
    await server.clock.advance(minutes(2));
    expect([await genreAt('aurora.localhost'), await genreAt('localhost')]).toEqual(['our own kind', usual]);
  });

  it('does not know events that are unknown, unpublished or another organiser’s [C7.31]', async () => {
    const answers = [await server.call('getEventProfile', { query: { eventId: nobody } })];
    const eventId = catalogueEventId(theatre);
    answers.push(await server.call('getEventProfile', { query: { eventId }, host: 'aurora.localhost' }));
    const publish = (published: boolean) =>
      server.database.query.updateTable('event').set({ published }).where('eventId', '=', eventId).execute();
    await publish(false);
    answers.push(await server.call('getEventProfile', { query: { eventId } }));
    await publish(true);
    for (const { status, text } of answers) expect([status, text]).toEqual([404, answers[0]!.text]);
    expect((await profileOf(stream, { host: 'aurora.localhost' })).summary.vanityName).toBe(stream);
  });

  it('opens what is allowed later on its day', async () => {
    const from = new Date(server.clock.now().getTime() + hours(5));
    const policy = {
      transfer: 'allowed',
      resale: 'later',
      resaleFrom: from.toISOString(),
      refund: 'none',
      idRequired: false,
    };
    await server.database.query
      .updateTable('event')
      .set({ policy: JSON.stringify(policy) })
      .where('eventId', '=', catalogueEventId(theatre))
      .execute();
    expect((await profileOf(theatre)).policy.resale).toBe('later');
    await server.clock.set(from);
    expect((await profileOf(theatre)).policy.resale).toBe('allowed');
  });
});
