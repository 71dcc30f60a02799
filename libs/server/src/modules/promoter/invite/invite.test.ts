import type { MemberRight } from '@foyer/contract';
import { days } from '../../../platform/time/units.ts';
import { linkTokenFor, signUp } from '../../../testing/people/signUp.ts';
import { signUpMember } from '../../../testing/people/signUpMember.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { forgetInvitesJob } from './inviteModule.ts';

const server = useTestServer();
const page = '/organiser/invite';
let clientId: string;
let owner: string;
let serial = 0;
let emailAddress: string;

beforeEach(async () => {
  clientId = server.platform.newId();
  serial += 1;
  emailAddress = `zoe${serial}@foyer.example`;
  await server.database.query
    .insertInto('client')
    .values({ clientId, name: 'Aurora', vanityName: `aurora-${serial}` })
    .execute();
  ({ token: owner } = await signUpMember(server, { clientId, rights: ['owner'] }));
});

const create = (rights: MemberRight[] = ['attendees'], token = owner) =>
  server.call('createInvite', { token, body: { clientId, emailAddress, rights } });
const codeOf = () => linkTokenFor(server, emailAddress, page);
const invite = async (rights?: MemberRight[]) => {
  const { inviteId } = (await create(rights)).body;
  return { inviteId, inviteCode: await codeOf() };
};
const list = async () => (await server.call('listInvites', { token: owner, query: { clientId } })).body;
const accept = (inviteCode: string, token: string) =>
  server.call('acceptInvite', { token, body: { inviteCode } });
const acceptPublic = (inviteCode: string) =>
  server.call('acceptPublicInvite', { body: { inviteCode, firstName: 'Zoé', lastName: 'Roy' } });
const decline = (inviteCode: string) => server.call('declinePublicInvite', { body: { inviteCode } });
const read = (inviteCode: string) => server.call('getPublicInvite', { query: { inviteCode } });
const exists = async (inviteCode: string) =>
  (await server.call('checkInviteAccount', { query: { inviteCode } })).body.exists;
const resend = (inviteId: string) =>
  server.call('resendInvite', { token: owner, body: { clientId, inviteId } });
const revoke = (inviteId: string) =>
  server.call('revokeInvite', { token: owner, body: { clientId, inviteId } });
const rightsOf = async (token: string) =>
  (await server.call('listOrganisations', { token })).body.organisations.map(({ rights }) => rights);

describe('an invitation into an organisation', () => {
  it('is mailed, shown without the address, and listed with the members [C4.24a, C7.74a, C7.74b, C7.74d]', async () => {
    const { inviteCode, inviteId } = await invite(['attendees', 'scan']);
    const [mail] = (await server.mails()).filter(({ recipient }) => recipient === emailAddress);
    expect(mail?.subject).toBe('Aurora invites you to its team');
    const { body } = await read(inviteCode);
    expect(body).toMatchObject({
      ...{ state: 'pending', organisation: 'Aurora', rights: ['attendees', 'scan'] },
      emailAddress: 'z••@foyer.example',
    });
    const { members, invites } = await list();
    expect(members.map(({ rights }) => rights)).toEqual([['owner']]);
    expect(invites).toMatchObject([{ inviteId, emailAddress, state: 'pending' }]);
  });

  it('is accepted by the account of its address, once [C1.09d, C4.24d, C6.07f, C6.11b, C7.74g]', async () => {
    const { inviteCode } = await invite();
    expect(await exists(inviteCode)).toBe(false);
    const { token } = await signUp(server, { emailAddress });
    expect(await exists(inviteCode)).toBe(true);
    expect((await acceptPublic(inviteCode)).error?.code).toBe('inviteNeedsLogIn');
    expect((await accept(inviteCode, token)).body).toEqual({ clientId });
    expect((await accept(inviteCode, token)).body).toEqual({ clientId });
    expect(await rightsOf(token)).toEqual([['attendees']]);
    const kept = await server.database.query
      .selectFrom('roleChange')
      .select(['change', 'rights', 'operator'])
      .where('clientId', '=', clientId)
      .execute();
    expect(kept).toMatchObject([{ change: 'grant', rights: ['attendees'] }]);
    expect((await list()).invites).toMatchObject([{ state: 'accepted' }]);
  });

  it('is for no other account, and for none whose address is not verified', async () => {
    const { inviteCode } = await invite();
    const { token } = await signUp(server);
    expect((await accept(inviteCode, token)).error?.code).toBe('inviteForAnother');
    const { token: unverified } = await signUp(server, { emailAddress, verified: false });
    expect((await accept(inviteCode, unverified)).status).toBe(403);
    expect((await list()).invites).toMatchObject([{ state: 'pending' }]);
  });

  it('begins an account for an address without one, whose owner finishes it by mail [C6.11a, C7.74c, C7.74h]', async () => {
    const { inviteCode } = await invite(['scan']);
    expect((await acceptPublic(inviteCode)).body).toEqual({ clientId });
    const token = await linkTokenFor(server, emailAddress, '/completeAccount');
    const { body } = await server.call('getPartialUserAccount', { query: { token } });
    expect(body).toMatchObject({ emailAddress, firstName: 'Zoé', returnTo: '/organiser' });
    expect((await acceptPublic(inviteCode)).error?.code).toBe('inviteGone');
    expect((await list()).members.map(({ name, rights }) => [name, rights])).toContainEqual([
      'Zoé Roy',
      ['scan'],
    ]);
  });

  it('is accepted once, however many try at the same time [AZ-07]', async () => {
    const { inviteCode } = await invite();
    const answers = await Promise.all(Array.from({ length: 6 }, () => acceptPublic(inviteCode)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  it('is declined by its link, and not accepted after that [C4.24e, C7.74i]', async () => {
    const { inviteCode } = await invite();
    expect((await decline(inviteCode)).body).toEqual({ ok: true });
    expect((await decline(inviteCode)).body).toEqual({ ok: true });
    expect((await acceptPublic(inviteCode)).error?.code).toBe('inviteGone');
    expect((await read(inviteCode)).body.state).toBe('declined');
  });

  it('is revoked, and its link is dead [C4.24c, C7.74f]', async () => {
    const { inviteCode, inviteId } = await invite();
    expect((await revoke(inviteId)).body.state).toBe('revoked');
    expect((await revoke(inviteId)).body.state).toBe('revoked');
    expect((await acceptPublic(inviteCode)).error?.code).toBe('inviteGone');
    expect((await resend(inviteId)).error?.code).toBe('inviteNotOpen');
    expect((await create()).status).toBe(200);
  });

  it('is sent again with a new link, the old one is dead [C4.24b, C7.74e]', async () => {
    const { inviteCode, inviteId } = await invite();
    expect((await resend(inviteId)).body.state).toBe('pending');
    const fresh = await codeOf();
    expect(fresh).not.toBe(inviteCode);
    expect((await read(inviteCode)).error?.code).toBe('inviteGone');
    expect((await read(fresh)).body.state).toBe('pending');
  });

  it('lasts a week, and can be sent again after that', async () => {
    const { inviteCode, inviteId } = await invite();
    await server.clock.advance(days(7) + 1_000);
    expect((await acceptPublic(inviteCode)).error?.code).toBe('inviteGone');
    expect((await read(inviteCode)).body.state).toBe('expired');
    // Sessions are as old.
    ({ token: owner } = await signUpMember(server, { clientId, rights: ['owner'] }));
    expect((await resend(inviteId)).body.state).toBe('pending');
    expect((await acceptPublic(await codeOf())).status).toBe(200);
  });

  it('gives no right that the inviting member has not', async () => {
    const { token } = await signUpMember(server, { clientId, rights: ['invites', 'scan'] });
    expect((await create(['owner'], token)).error?.code).toBe('inviteRightNotHeld');
    expect((await create(['scan', 'finance'], token)).error?.code).toBe('inviteRightNotHeld');
    expect((await create(['scan'], token)).status).toBe(200);
  });

  it('is not made twice, but again for a member who is to have more rights', async () => {
    const { inviteCode } = await invite(['scan']);
    expect((await create()).error?.code).toBe('inviteOpen');
    await acceptPublic(inviteCode);
    expect((await create(['scan', 'finance'])).status).toBe(200);
  });

  it.each(['nonsense', 'A'.repeat(43)])('is not found by the link %s', async (inviteCode) => {
    expect((await read(inviteCode)).error?.code).toBe('inviteGone');
    expect((await decline(inviteCode)).error?.code).toBe('inviteGone');
  });

  it('is unknown on the site of another organisation [AZ-04]', async () => {
    const { inviteId } = await invite();
    const other = server.platform.newId();
    await server.database.query
      .insertInto('client')
      .values({ clientId: other, name: 'Borealis', vanityName: `borealis-${serial}` })
      .execute();
    const { token } = await signUpMember(server, { clientId: other, rights: ['owner'] });
    const foreign = await server.call('revokeInvite', { token, body: { clientId: other, inviteId } });
    expect(foreign.error?.code).toBe('notFound');
  });

  it('gives nothing once the member who invited has lost the rights, until another sends it again', async () => {
    const { token, userId } = await signUpMember(server, { clientId, rights: ['invites', 'scan'] });
    const { inviteId } = (await create(['scan'], token)).body;
    const inviteCode = await codeOf();
    await server.database.query.deleteFrom('clientMember').where('userId', '=', userId).execute();
    expect((await acceptPublic(inviteCode)).error?.code).toBe('inviteGone');
    expect((await resend(inviteId)).status).toBe(200);
    expect((await acceptPublic(await codeOf())).status).toBe(200);
  });

  it('is not sent again after it expired while the address has another one', async () => {
    const { inviteId } = await invite();
    await server.clock.advance(days(7) + 1_000);
    ({ token: owner } = await signUpMember(server, { clientId, rights: ['owner'] }));
    await invite(['scan']);
    expect((await resend(inviteId)).error?.code).toBe('inviteOpen');
  });

  it('forgets its address a month after the link expired [PV-05]', async () => {
    const { inviteId } = await invite();
    await server.clock.advance(days(38));
    await forgetInvitesJob.handle({}, { platform: server.platform, jobId: 'any' });
    ({ token: owner } = await signUpMember(server, { clientId, rights: ['owner'] }));
    const [kept] = (await list()).invites;
    expect(kept).toMatchObject({ inviteId, state: 'expired' });
    expect(kept).not.toHaveProperty('emailAddress');
  });

  it('limits the mails to one address, and those of a member [AZ-11]', async () => {
    const { inviteId } = await invite();
    const again = await Promise.all(Array.from({ length: 6 }, () => resend(inviteId)));
    expect(again.filter(({ status }) => status === 429)).toHaveLength(1);
    const { token } = await signUpMember(server, { clientId, rights: ['owner'] });
    const toOthers = (at: number) =>
      server.call('createInvite', {
        token,
        body: { clientId, emailAddress: `usher${at}@foyer.example`, rights: ['scan'] },
      });
    let refused = 0;
    for (let at = 1; at <= 101; at += 1) refused += (await toOthers(at)).status === 429 ? 1 : 0;
    expect(refused).toBe(1);
  });
});
