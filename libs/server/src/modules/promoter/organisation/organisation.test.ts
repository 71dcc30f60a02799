import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { signUp } from '../../../testing/people/signUp.ts';
import { signUpMember } from '../../../testing/people/signUpMember.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();

describe('the organisations of a member', () => {
  it('are listed with the member’s rights and the events, unpublished ones too [C6.07d]', async () => {
    const { eventId } = await buildSale(server.database);
    const { clientId } = await server.database.query
      .updateTable('event')
      .set({ published: false })
      .where('eventId', '=', eventId)
      .returning('clientId')
      .executeTakeFirstOrThrow();
    const { token } = await signUpMember(server, { clientId, rights: ['attendees', 'scan'] });
    const { body } = await server.call('listOrganisations', { token });
    expect(body.organisations).toMatchObject([{ clientId, rights: ['attendees', 'scan'] }]);
    expect(body.organisations[0]!.events.map((event) => event.eventId)).toContain(eventId);
    expect((await server.call('getProfile', { token })).body.isOrganiser).toBe(true);
  });

  it('are none for a fan', async () => {
    const { token } = await signUp(server);
    expect((await server.call('listOrganisations', { token })).body).toEqual({ organisations: [] });
    expect((await server.call('getProfile', { token })).body.isOrganiser).toBeUndefined();
  });
});
