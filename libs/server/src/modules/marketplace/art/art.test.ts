import { useTestServer } from '../../../testing/useTestServer.ts';
import { sampleSubset } from '@foyer/sample';
import { openPartnerSite } from '../../../testing/sale/fixtures/partnerSite.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';

const server = useTestServer();

beforeAll(async () => {
  await seedSample(server.database, { only: [sampleSubset.club] });
}, 60_000);

describe('pictures', () => {
  it('are drawn under addresses that never change, and can run nothing [BR-05]', async () => {
    const { body } = await server.call('getEventProfile', {
      query: { eventId: catalogueEventId(sampleSubset.club) },
    });
    const { art, client } = body.summary;
    expect(art.portraitPlaceholder).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    expect(art.widePlaceholder).not.toBe(art.portraitPlaceholder);
    for (const url of [art.portraitUrl, art.wideUrl, client.logoUrl!]) {
      const answer = await server.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toMatch(/^<svg /);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8' });
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.headers['content-security-policy']).toContain(
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
      );
      const again = await server.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('are not kept for long under an address without the hash', async () => {
    const { headers } = await server.inject({ url: `/art/${sampleSubset.club}/wide.svg?v=old` });
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  it("are on an organisation's site those of its own events alone [AZ-04]", async () => {
    const { host: own } = await server.database.query
      .selectFrom('whiteLabel')
      .innerJoin('event', 'event.clientId', 'whiteLabel.clientId')
      .select('host')
      .where('eventId', '=', catalogueEventId(sampleSubset.club))
      .executeTakeFirstOrThrow();
    const { eventId } = await buildSale(server.database);
    const other = await openPartnerSite(server, eventId, { host: 'other.localhost' });
    const statusAt = async (host: string) =>
      (await server.inject({ url: `/art/${sampleSubset.club}/wide.svg`, headers: { host } })).statusCode;
    expect([await statusAt(own), await statusAt(other), await statusAt('localhost')]).toEqual([
      200, 404, 200,
    ]);
  });

  it('are hidden before an event is published, but for the version that its preview names [C2.02c]', async () => {
    const eventId = catalogueEventId(sampleSubset.club);
    const { body } = await server.call('getEventProfile', { query: { eventId } });
    const publish = (published: boolean) =>
      server.database.query.updateTable('event').set({ published }).where('eventId', '=', eventId).execute();
    const statusOf = async (url: string) => (await server.inject({ url })).statusCode;
    await publish(false);
    const address = `/art/${sampleSubset.club}/wide.svg`;
    expect([
      await statusOf(body.summary.art.wideUrl),
      await statusOf(address),
      await statusOf(`${address}?v=old`),
    ]).toEqual([200, 404, 404]);
    await publish(true);
  });

  it.each([
    '/art/nobody/wide.svg',
    '/art/012345678901234567890123.svg',
    '/art/../secret.svg',
    '/art/x.svg',
    `/art/${sampleSubset.club}/tall.svg`,
  ])('do not exist at %s', async (url) => {
    const { statusCode } = await server.inject({ url });
    expect([400, 404]).toContain(statusCode);
  });
});
