import { sameText } from '@foyer/catalogue';
import { sampleSubset } from '@foyer/sample';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';
import { toJson } from '../../../platform/database/toJson.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
const eventId = catalogueEventId(sampleSubset.club);
beforeAll(() => seedSample(server.database, { only: [sampleSubset.club] }));

const read = (slug: string, more: { host?: string; locale?: 'fr-CA' } = {}) =>
  server.call('getCustomEventPage', { query: { slug }, ...more });

describe('getCustomEventPage', () => {
  it('answers the event and the words of its organiser in the caller’s language [C2.02i]', async () => {
    expect((await read('first-glow')).body).toMatchObject({
      eventId,
      headline: 'Winter begins when the lights do',
    });
    const french = await read('first-glow', { locale: 'fr-CA' });
    expect(french.body.headline).toBe('L’hiver commence avec les lumières');
  });

  it('knows no other address, and none of another organiser on a partner’s site [AZ-04]', async () => {
    expect((await read('no-such-page')).error?.code).toBe('notFound');
    expect((await read('../first-glow')).error?.code).toBe('invalidRequest');
    const other = await buildSale(server.database);
    const words = { headline: toJson(sameText('Other')), body: toJson(sameText('Words')) };
    await server.database.query
      .insertInto('customEventPage')
      .values({ slug: 'other-page', eventId: other.eventId, ...words })
      .execute();
    const host = 'aurora.localhost';
    expect((await read('first-glow', { host })).status).toBe(200);
    expect((await read('other-page')).status).toBe(200);
    expect((await read('other-page', { host })).error?.code).toBe('notFound');
  });

  it('is not found until the event is published [C2.02i]', async () => {
    const publish = (published: boolean) =>
      server.database.query.updateTable('event').set({ published }).where('eventId', '=', eventId).execute();
    await publish(false);
    expect((await read('first-glow')).error?.code).toBe('notFound');
    await publish(true);
    expect((await read('first-glow')).status).toBe(200);
  });
});
