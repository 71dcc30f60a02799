import { buyTokens, handTo, move, type SoldToken } from '../../testing/sale/soldTokens.ts';
import { signUp } from '../../testing/people/signUp.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const server = useTestServer();
const exported = async ({ token }: { token: string }) =>
  (await server.call('exportUserData', { token })).body.tokens;
const check = async ({ token }: { token: string }) =>
  (await server.call('checkAccountDeletion', { token })).body.upcomingTokens;

/** Ada owns two tokens, Ben holds one of them, and Mary enters with Ben's. */
async function family() {
  const [ada, ben, mary] = [await signUp(server), await signUp(server), await signUp(server)];
  const { sale, orderId, tokens } = await buyTokens(server, ada, 2);
  const [given, kept] = tokens as [SoldToken, SoldToken];
  await move(server, given, ['active', 'sent']);
  await move(server, given, ['sent', 'active'], handTo(server, given, ben.userId));
  await server.database.query
    .insertInto('tokenAttendee')
    .values({ ...given, kind: 'guest', firstName: 'Mary', emailAddress: mary.emailAddress })
    .execute();
  return { ada, ben, mary, sale, orderId, given, kept };
}
const attendees = ({ tokenId }: SoldToken) =>
  server.database.query.selectFrom('tokenAttendee').selectAll().where('tokenId', '=', tokenId).execute();
const endEvent = (eventId: string) =>
  server.database.query
    .updateTable('event')
    .set({ startsAt: new Date('2020-01-01'), endsAt: new Date('2020-01-02') })
    .where('eventId', '=', eventId)
    .execute();

describe('what is kept of the people of a token [PV-05]', () => {
  it('is exported to its owner, holder and attendee; order and price to the owner alone', async () => {
    const { ada, ben, mary, orderId, given, kept } = await family();
    const attendee = { kind: 'guest', firstName: 'Mary', emailAddress: mary.emailAddress };
    const [owned, held, attended] = await Promise.all([ada, ben, mary].map(exported));
    expect(owned).toMatchObject([given, kept].map(() => ({ orderId, paid: { currency: 'CAD' } })));
    expect(owned!.find(({ tokenId }) => tokenId === kept.tokenId)!.roles).toEqual(['owner', 'holder']);
    expect(owned!.find(({ tokenId }) => tokenId === given.tokenId)!.roles).toEqual(['owner']);
    expect(held).toMatchObject([{ tokenId: given.tokenId, roles: ['holder'], attendee }]);
    expect(attended).toMatchObject([{ tokenId: given.tokenId, roles: ['attendee'], attendee }]);
    for (const token of [...held!, ...attended!]) {
      expect(token).not.toHaveProperty('paid');
      expect(token).not.toHaveProperty('orderId');
    }
  });

  it('keeps the accounts of owner and holder until the event is over, and goes with the account of each', async () => {
    const { ada, ben, mary, sale, given } = await family();
    expect(await Promise.all([ada, ben, mary].map(check))).toEqual([2, 1, 0]);
    await server.call('deleteAccount', { token: mary.token });
    expect(await attendees(given)).toEqual([]);
    await server.database.query
      .insertInto('tokenAttendee')
      .values({ ...given, kind: 'child', firstName: 'Tim' })
      .execute();
    await endEvent(sale.eventId);
    expect((await server.call('deleteAccount', { token: ben.token })).status).toBe(200);
    expect(await attendees(given)).toEqual([]);
    expect((await server.call('deleteAccount', { token: ada.token })).status).toBe(200);
  });
});
