import type { SponsorGroup } from '@foyer/contract';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { signUpMember } from '../../../testing/people/signUpMember.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
let eventId: string;
let token: string;

beforeEach(async () => {
  ({ eventId } = await buildSale(server.database));
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  ({ token } = await signUpMember(server, { clientId, rights: ['events'] }));
});

const set = (groups: SponsorGroup[]) => server.call('setSponsorGroups', { token, body: { eventId, groups } });
const presented: SponsorGroup = {
  role: { 'en-US': 'Presented with', 'fr-CA': 'Présenté avec' },
  sponsors: [{ name: 'Lumen', url: 'https://lumen.example' }, { name: 'Coop du Cap' }],
};
const plain: SponsorGroup = { sponsors: [{ name: 'Lake Radio' }] };

describe('the sponsors of an event', () => {
  it('are on its page as the organiser groups them, in the reader’s language [C6.07c, C7.76b, C1.09b]', async () => {
    expect((await set([presented, plain])).status).toBe(200);
    const { body } = await server.call('getEventProfile', { query: { eventId }, locale: 'fr-CA' });
    expect(body.sponsors).toEqual([
      { name: 'Lumen', role: 'Présenté avec', url: 'https://lumen.example' },
      { name: 'Coop du Cap', role: 'Présenté avec' },
      { name: 'Lake Radio' },
    ]);
  });

  it('are listed in their groups, with the texts of all locales [C7.76a]', async () => {
    const { body } = await set([presented, plain]);
    expect(body).toEqual({ eventId, groups: [presented, plain] });
    expect((await server.call('listEventSponsors', { token, query: { eventId } })).body).toEqual(body);
    expect((await set([plain])).body.groups).toEqual([plain]);
    expect((await set([])).body.groups).toEqual([]);
  });

  it.each([
    ['a site that is no web address', [{ sponsors: [{ name: 'Lumen', url: 'javascript:alert(1)' }] }]],
    ['a blank name', [{ sponsors: [{ name: ' ' }] }]],
    ['an empty group', [{ sponsors: [] }]],
    ['more sponsors than a page has', Array.from({ length: 26 }, () => presented)],
  ])('are refused with %s', async (_what, groups) => {
    await set([plain]);
    expect((await set(groups)).error?.code).toBe('invalidRequest');
    expect((await server.call('listEventSponsors', { token, query: { eventId } })).body.groups).toEqual([
      plain,
    ]);
  });
});
