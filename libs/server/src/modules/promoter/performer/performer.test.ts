import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { signUpMember } from '../../../testing/people/signUpMember.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
let eventId: string;
let token: string;
let first: string;
let second: string;

beforeEach(async () => {
  ({ eventId } = await buildSale(server.database));
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  ({ token } = await signUpMember(server, { clientId, rights: ['events'] }));
  [first, second] = [server.platform.newId(), server.platform.newId()];
  await server.database.query
    .insertInto('performer')
    .values([
      { performerId: first, name: 'Glass Orchard', searchText: ' glass orchard ' },
      { performerId: second, name: 'Neon Prairie', searchText: ' neon prairie ' },
    ])
    .execute();
});

const update = (performers: { performerId: string; startsAt?: string }[]) =>
  server.call('updateEventPerformers', { token, body: { eventId, performers } });
const named = async () =>
  (await server.call('getEventProfile', { query: { eventId } })).body.summary.performerNames;

const searchText = async () => {
  const row = await server.database.query
    .selectFrom('event')
    .select('searchText')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return row.searchText;
};

describe('the performers of an event', () => {
  it('are those that the organiser names, in that order [C7.77]', async () => {
    const startsAt = '2027-03-13T01:30:00.000Z';
    const { body } = await update([{ performerId: second }, { performerId: first, startsAt }]);
    expect(body).toEqual({
      eventId,
      performers: [
        { performerId: second, name: 'Neon Prairie' },
        { performerId: first, name: 'Glass Orchard', startsAt },
      ],
    });
    expect(await named()).toEqual(['Neon Prairie', 'Glass Orchard']);
    await update([{ performerId: first }]);
    expect(await named()).toEqual(['Glass Orchard']);
    await update([]);
    expect(await named()).toEqual([]);
  });

  it('are those by whom searches find it, and a title with a former name stays', async () => {
    await server.database.query
      .updateTable('event')
      .set({ searchText: ' neon prairie live ' })
      .where('eventId', '=', eventId)
      .execute();
    await update([{ performerId: second }, { performerId: first }]);
    expect(await searchText()).toMatch(/^ neon prairie live .*glass orchard .*$/);
    await update([{ performerId: first }]);
    expect(await searchText()).toBe(' neon prairie live glass orchard ');
    await update([]);
    expect(await searchText()).toBe(' neon prairie live ');
  });

  it('are each named once, and known', async () => {
    await update([{ performerId: first }]);
    expect((await update([{ performerId: second }, { performerId: second }])).error?.code).toBe(
      'invalidRequest',
    );
    expect((await update([{ performerId: server.platform.newId() }])).error?.code).toBe('notFound');
    expect(await named()).toEqual(['Glass Orchard']);
  });
});
