import { memberRights } from '../../../platform/http/access/actor.ts';
import { openPartnerSite } from '../../../testing/sale/fixtures/partnerSite.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { signUp } from '../../../testing/people/signUp.ts';
import { signUpMember, signUpPromoter } from '../../../testing/people/signUpMember.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
let eventId: string;
let clientId: string;
let otherEventId: string;
let otherClientId: string;

async function newEvent(): Promise<{ eventId: string; clientId: string }> {
  const { query } = server.database;
  const sale = await buildSale(server.database);
  return query
    .updateTable('event')
    .set({ published: false })
    .where('eventId', '=', sale.eventId)
    .returning(['eventId', 'clientId'])
    .executeTakeFirstOrThrow();
}

beforeAll(async () => {
  ({ eventId, clientId } = await newEvent());
  ({ eventId: otherEventId, clientId: otherClientId } = await newEvent());
});

const preview = (token: string | undefined, of = eventId, host = 'localhost') =>
  server.call('previewEvent', { ...(token ? { token } : {}), host, query: { eventId: of } });

describe('the preview of an event that is not published [AZ-02]', () => {
  it('is the profile that its landing page will have, for a member who runs events', async () => {
    const { token } = await signUpMember(server, { clientId, rights: ['events'] });
    const { status, body } = await preview(token);
    expect([status, body.summary.eventId]).toEqual([200, eventId]);
    expect((await server.call('getEventProfile', { query: { eventId } })).status).toBe(404);
  });

  it.each(memberRights)('is answered or refused to a member with the right %s', async (right) => {
    const { token } = await signUpMember(server, { clientId, rights: [right] });
    const { status, error } = await preview(token);
    expect([status, error?.code]).toEqual(
      ['events', 'owner'].includes(right) ? [200, undefined] : [403, 'forbidden'],
    );
  });

  it('is like a missing one to other organisations, and on their sites [AZ-02, AZ-04]', async () => {
    const { token } = await signUpMember(server, { clientId, rights: ['owner'] });
    const missing = await preview(token, '01936f5e-7c00-7000-8000-00000000dead');
    expect(missing.status).toBe(404);
    expect((await preview(token, otherEventId)).text).toBe(missing.text);
    const host = await openPartnerSite(server, otherEventId);
    expect((await preview(token, eventId, host)).text).toBe(missing.text);
    const other = await signUpMember(server, { clientId: otherClientId, rights: ['events'] });
    expect((await preview(other.token, otherEventId, host)).status).toBe(200);
  });

  it('is for no fan, promoter, or stranger', async () => {
    const { token } = await signUp(server);
    const promoter = await signUpPromoter(server, eventId);
    const codes = [await preview(undefined), await preview(token), await preview(promoter.token)].map(
      ({ error }) => error?.code,
    );
    expect(codes).toEqual(['unauthorized', 'forbidden', 'forbidden']);
  });

  it('lists the offers with the prices that fans will pay, to the same callers alone [C2.02c]', async () => {
    const { token } = await signUpMember(server, { clientId, rights: ['events'] });
    const offersFor = (caller: string) =>
      server.call('previewOfferGroups', { token: caller, query: { eventId } });
    const drafted = (await offersFor(token)).body.offerGroups;
    await server.database.query
      .updateTable('event')
      .set({ published: true })
      .where('eventId', '=', eventId)
      .execute();
    const { body } = await server.call('listOfferGroups', { body: { eventId } });
    expect(drafted.length).toBeGreaterThan(0);
    const priced = (offers: typeof drafted) => offers.map(({ name, price }) => [name, price.allIn]);
    expect(priced(drafted)).toEqual(priced(body.offerGroups));
    expect((await offersFor((await signUp(server)).token)).error?.code).toBe('forbidden');
    await server.database.query
      .updateTable('event')
      .set({ published: false })
      .where('eventId', '=', eventId)
      .execute();
  });

  it('ends with the right', async () => {
    const { token, userId } = await signUpMember(server, { clientId, rights: ['events'] });
    expect((await preview(token)).status).toBe(200);
    await server.database.query.deleteFrom('clientMember').where('userId', '=', userId).execute();
    expect((await preview(token)).status).toBe(403);
  });
});
