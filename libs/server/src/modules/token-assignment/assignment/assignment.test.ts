import { supportedLocales, type OperationId } from '@foyer/contract';
import { days, hours } from '../../../platform/time/units.ts';
import { toJson } from '../../../platform/database/toJson.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { mailedInvitation, sendTo } from '../../../testing/sale/handOver.ts';
import { openPartnerSite } from '../../../testing/sale/fixtures/partnerSite.ts';
import { buyTokens, move, type SoldToken } from '../../../testing/sale/soldTokens.ts';
import type { CallOptions } from '../../../testing/testServer.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { closeInvitationsJob } from './closeInvitationsJob.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let [ada, ben, eve]: Buyer[] = [];
let token: SoldToken;
const friend = 'friend@example.org';

beforeEach(async () => {
  [ada, ben, eve] = await makeBuyers(server.database, 3);
  [token] = (await buyTokens(server, ada!)).tokens as [SoldToken];
});

afterEach(() => server.clock.set(new Date()));

type Link = Awaited<ReturnType<typeof mailedInvitation>>;

const codeOf = async <K extends OperationId>(operation: K, options: CallOptions<K>) =>
  (await server.call(operation, options)).error?.code;
const accept = ({ token: session }: Buyer, query: Link) =>
  codeOf('confirmTokenAssignment', { token: session, query });
const revoke = ({ token: session }: Buyer, assignmentId: string) =>
  codeOf('revokeTokenAssignment', { token: session, query: { assignmentId } });
/** Sends the token and reads the mail. */
async function send(by: Buyer, emailAddress = friend) {
  const { status, body, error } = await sendTo(server, by, [token], emailAddress);
  expect([status, error?.code]).toEqual([200, undefined]);
  return { ...body.assignments[0]!, link: await mailedInvitation(server, emailAddress) };
}
const activity = async ({ token: session }: Buyer) =>
  (await server.call('getEventActivity', { token: session, query: { eventId: token.eventId } })).body;
const secret = async (buyer: Buyer) =>
  server.call('getEntrySecret', { token: buyer.token, query: { tokenId: token.tokenId } });
const setPolicy = (policy: object) =>
  server.database.query
    .updateTable('token')
    .set({
      policy: toJson({
        transfer: 'allowed',
        resale: 'allowed',
        refund: 'none',
        idRequired: false,
        ...policy,
      }),
    })
    .where('tokenId', '=', token.tokenId)
    .execute();
const newestMail = async () => (await server.mails())[0]!;
const statesOf = async (buyer: Buyer, part: 'tokens' | 'managed') =>
  ((await activity(buyer))[part] ?? [])[0]?.assignment?.history?.map(({ state }) => state);

describe('a token that is sent', () => {
  it('is shown by its link, which changes nothing, and is the recipient’s once accepted [C7.64a, C7.64c, C7.65a, C4.12a, C4.12b, C6.03b, C6.04a]', async () => {
    const { link } = await send(ada!);
    const { body: invitation } = await server.call('validateTokenAssignment', { query: link });
    expect(invitation).toMatchObject({
      ...{ eventId: token.eventId, emailAddress: 'f••@example.org', assigneeHasAccount: false },
      tokens: [{ tokenId: token.tokenId, seating: 'ga' }],
    });
    expect(JSON.stringify(invitation)).not.toMatch(/paid|amount/);
    const own = (await activity(ada!)).tokens[0]!;
    expect(own).toMatchObject({
      ...{ assignmentState: 'sent', assignment: { state: 'created', emailAddress: friend } },
      allowed: {
        showCode: { allowed: true },
        transfer: { allowed: false, reason: 'tokenNotActive' },
        takeBack: { allowed: true },
        resend: { allowed: true },
      },
    });
    const before = (await secret(ada!)).body.secret;
    expect(await accept(ben!, link)).toBeUndefined();
    expect((await secret(ada!)).status).toBe(404);
    expect((await secret(ben!)).body.secret).not.toBe(before);
    expect((await activity(ben!)).tokens[0]).toMatchObject({
      ...{ assignmentState: 'assignedToMe', inviter: { firstName: 'Ada' } },
      allowed: { transfer: { allowed: true } },
    });
    expect((await activity(ben!)).tokens[0]).not.toHaveProperty('paid');
    expect((await activity(ada!)).managed).toMatchObject([
      {
        assignmentState: 'accepted',
        assignment: { state: 'accepted', firstName: 'Ada' },
        allowed: { showCode: { allowed: false }, revoke: { allowed: false, reason: 'revokeNotAllowed' } },
      },
    ]);
    expect((await newestMail()).recipient).toBe(`${ada!.userId}@example.com`);
  });

  it('is sent next time to the same people by their names, newest first', async () => {
    const { link } = await send(ada!);
    await accept(ben!, link);
    const { recipients } = (await server.call('listRecentRecipients', { token: ada!.token })).body;
    expect(recipients).toEqual([{ emailAddress: friend, firstName: 'Ada' }]);
    expect((await server.call('listRecentRecipients', { token: eve!.token })).body).toEqual({
      recipients: [],
    });
  });

  it('is accepted once: the same again for the recipient, too late for another [C8.15a, INV-08]', async () => {
    const { link } = await send(ada!);
    expect(await accept(ben!, link)).toBeUndefined();
    expect(await accept(ben!, link)).toBeUndefined();
    expect(await accept(eve!, link)).toBe('tokenNoLongerValid');
    expect(await codeOf('validateTokenAssignment', { query: link })).toBe('tokenNoLongerValid');
  });

  it('is its sender’s again once declined [C4.11e, C4.12c, C6.04b, C7.64b]', async () => {
    const { link } = await send(ada!);
    expect(await codeOf('declineTokenAssignment', { query: link })).toBeUndefined();
    expect(await accept(ben!, link)).toBe('tokenNoLongerValid');
    expect((await activity(ada!)).tokens[0]).toMatchObject({
      ...{ assignmentState: 'declined', allowed: { transfer: { allowed: true } } },
      assignment: { history: [{ state: 'created' }, { state: 'declined' }] },
    });
    expect((await newestMail()).subject).toContain('declined');
  });

  it('is taken back, and its link is void [C4.11k, C4.12e, C4.13b, C6.03f, C7.66a]', async () => {
    const { link, assignmentId } = await send(ada!);
    expect(await revoke(ben!, assignmentId)).toBe('notFound');
    expect(await revoke(ada!, assignmentId)).toBeUndefined();
    expect(await revoke(ada!, assignmentId)).toBe('assignmentOver');
    expect(await accept(ben!, link)).toBe('tokenNoLongerValid');
    expect((await activity(ada!)).tokens[0]!.assignmentState).toBe('revoked');
    expect((await newestMail()).recipient).toBe(friend);
  });

  it('is mailed again, also to another address, and the link before is void [C4.13a, C6.03i, C7.67d]', async () => {
    const { link, assignmentId } = await send(ada!);
    const body = { assignmentId, emailAddress: 'other@example.org' };
    const answer = await server.call('resendTokenAssignment', { token: ada!.token, body });
    expect(answer.body).toMatchObject({ assignmentId, state: 'created', emailAddress: 'other@example.org' });
    expect(await accept(ben!, link)).toBe('tokenNoLongerValid');
    expect(await accept(ben!, await mailedInvitation(server, 'other@example.org'))).toBeUndefined();
    const again = { token: ada!.token, body: { assignmentId } };
    expect(await codeOf('resendTokenAssignment', again)).toBe('assignmentOver');
  });

  it('is revoked after acceptance where its policy allows it, from who has it since [C4.13c, C7.66a]', async () => {
    await setPolicy({ revoke: 'allowed' });
    const { link, assignmentId } = await send(ada!);
    await accept(ben!, link);
    const on = await send(ben!, 'next@example.org');
    await accept(eve!, on.link);
    expect(await revoke(ada!, assignmentId)).toBeUndefined();
    expect((await secret(eve!)).status).toBe(404);
    expect((await secret(ada!)).status).toBe(200);
    expect((await newestMail()).recipient).toBe(`${eve!.userId}@example.com`);
    expect(await statesOf(ada!, 'tokens')).toEqual(['created', 'accepted', 'revoked']);
  });

  it('is revoked by an entry with the sender’s code', async () => {
    const { link } = await send(ada!);
    await move(server, token, ['sent', 'checkedIn']);
    expect(await accept(ben!, link)).toBe('tokenNoLongerValid');
    expect(await statesOf(ada!, 'tokens')).toEqual(['created', 'revoked']);
  });

  it('is its sender’s again when doors open before anybody accepts it', async () => {
    const { link } = await send(ada!);
    await server.clock.advance(days(30) + hours(1));
    expect(await accept(ben!, link)).toBe('tokenNoLongerValid');
    await closeInvitationsJob.handle({}, { platform: server.platform, jobId: 'any' });
    expect((await activity(ada!)).tokens[0]).toMatchObject({ state: 'active', assignmentState: 'revoked' });
    expect((await newestMail()).subject).toContain('ended');
  });

  it('has one holder however acceptance, another and a revoke race [INV-07, INV-08]', async () => {
    const { link, assignmentId } = await send(ada!);
    const outcomes = await Promise.all([accept(ben!, link), accept(eve!, link), revoke(ada!, assignmentId)]);
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
    const winner = [ben!, eve!, ada!][outcomes.indexOf(undefined)]!;
    for (const buyer of [ada!, ben!, eve!])
      expect((await secret(buyer)).status).toBe(buyer === winner ? 200 : 404);
  });
});

describe('a hand-over is refused', () => {
  const accountOf = ({ userId }: Buyer) => `${userId}@example.com`;
  const tryTo = async (by: Buyer, emailAddress = friend) =>
    (await sendTo(server, by, [token], emailAddress)).error;

  it('in a circle, to oneself, and of a token that another holds [C8.21v, C8.21w]', async () => {
    const { link } = await send(ada!);
    expect(await accept(ada!, link)).toBe('tokenSelfAssignment');
    await accept(ben!, link);
    expect((await tryTo(ada!))?.code).toBe('notFound');
    expect((await tryTo(ben!, accountOf(ben!)))?.code).toBe('tokenSelfAssignment');
    expect((await tryTo(ben!, accountOf(ada!)))?.code).toBe('circularAssignment');
    expect(await accept(ada!, (await send(ben!)).link)).toBe('circularAssignment');
  });

  it('by a policy, which tells when it opens [C6.03b]', async () => {
    await setPolicy({ transfer: 'later', transferFrom: '2100-01-01T00:00:00.000Z' });
    expect(await tryTo(ada!)).toMatchObject({
      code: 'transferNotOpen',
      details: { opensAt: '2100-01-01T00:00:00.000Z' },
    });
    expect((await activity(ada!)).tokens[0]!.allowed!.transfer).toEqual({
      allowed: false,
      reason: 'transferNotOpen',
      opensAt: '2100-01-01T00:00:00.000Z',
    });
  });

  it('to a person who is too young, with the age [C8.21y]', async () => {
    await setPolicy({ minimumAge: 18 });
    const { link } = await send(ada!);
    const answer = await server.call('confirmTokenAssignment', { token: ben!.token, query: link });
    expect(answer.error).toMatchObject({ code: 'belowMinimumEventAge', details: { minimumAge: 18 } });
  });

  it('from a frozen account, also of what was sent before', async () => {
    const { link } = await send(ada!);
    await server.database.query
      .updateTable('userAccount')
      .set({ tokensFrozenAt: server.clock.now() })
      .where('userId', '=', ada!.userId)
      .execute();
    expect(await accept(ben!, link)).toBe('tokensFrozen');
  });
});

describe('the lists of My {product}', () => {
  it('have what was sent and given under managing, too [C7.69a, C7.69d, C2.08g]', async () => {
    const list = async ({ token: session }: Buyer, tab: 'going' | 'managing') =>
      (await server.call('listAttendingEvents', { token: session, query: { tab } })).body.events.map(
        ({ tokenCount }) => tokenCount,
      );
    const count = async ({ token: session }: Buyer) =>
      (await server.call('getActivitySummary', { token: session })).body;
    expect(await list(ada!, 'managing')).toEqual([]);
    const { link } = await send(ada!);
    expect([await list(ada!, 'going'), await list(ada!, 'managing')]).toEqual([[1], [1]]);
    await accept(ben!, link);
    expect([await list(ada!, 'going'), await list(ada!, 'managing')]).toEqual([[], [1]]);
    expect(await count(ada!)).toMatchObject({ attending: 0, managing: 1, streaming: 0 });
    expect(await count(ben!)).toMatchObject({ attending: 1, managing: 0, streaming: 0 });
  });
});

describe('the mail of an invitation', () => {
  it.each(supportedLocales)('is in %s, and keeps markup of a message as text', async (locale) => {
    const body = {
      ...{ eventId: token.eventId, tokenIds: [token.tokenId], assigneeKind: 'user' as const },
      ...{ emailAddress: `${locale.toLowerCase()}@example.org`, message: '<b>Hi</b>' },
    };
    await server.call('createTokenAssignment', { token: ada!.token, body, locale });
    const mail = (await server.mails()).find(({ recipient }) => recipient === body.emailAddress)!;
    const { htmlBody, textBody, subject } = mail;
    expect(htmlBody).toContain('&lt;b&gt;Hi');
    for (const text of [htmlBody, textBody, subject])
      expect(text).not.toMatch(/\{\{|undefined|mail\.handOver/);
    expect(textBody).toContain(`/${locale}/tokenAssignment?inviteId=`);
  });

  it('opens on the partner’s site if it was sent there, and on the main site if it was sent in a frame', async () => {
    const host = await openPartnerSite(server, token.eventId);
    const linkFrom = async (sentFrom: string, emailAddress: string) => {
      const tokenIds = [token.tokenId];
      const body = { eventId: token.eventId, tokenIds, assigneeKind: 'user' as const, emailAddress };
      const options = { token: ada!.token, body, host: sentFrom };
      const { assignments } = (await server.call('createTokenAssignment', options)).body;
      const mail = (await server.mails()).find(({ recipient }) => recipient === emailAddress)!;
      await revoke(ada!, assignments[0]!.assignmentId);
      return new URL(/https?:\S+acceptanceCode=\S+/.exec(mail.textBody)![0]).host;
    };
    expect(await linkFrom(host, 'partner@example.org')).toContain(host);
    expect(await linkFrom('widget.localhost', 'frame@example.org')).toBe('localhost:4200');
  });
});
