import { randomUUID } from 'node:crypto';
import { hours, minutes } from '../../../platform/time/units.ts';
import { mailsTo, makeBuyers, knowsBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { sendTo } from '../../../testing/sale/handOver.ts';
import { buyTokens } from '../../../testing/sale/soldTokens.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const { sale } = testConfig();
const server = useTestServer({
  authenticate: knowsBuyers,
  config: { sale: { ...sale, youngSessionMs: hours(24) } },
});
const friend = 'friend@example.org';
const invitations = async () =>
  (await server.mails()).filter(({ recipient }) => recipient === friend).map(({ subject }) => subject);

let begun: Date;
beforeEach(() => {
  begun = server.clock.now();
});
afterEach(() => server.clock.set(begun));

it('waits an hour in a young session, tells the owner, and can be undone unseen', async () => {
  const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  const { tokens } = await buyTokens(server, ada, 2);
  const undone = (await sendTo(server, ada, tokens.slice(0, 1), friend)).body.assignments[0]!;
  const [sent] = (await sendTo(server, ada, tokens.slice(1), friend)).body.assignments;
  expect(sent!.sendsAt).toBeDefined();
  const subject = 'Your transfer for Northern Lights goes out soon';
  const told = (await mailsTo(server, ada)).find((mail) => mail.subject === subject);
  expect(told?.textBody).toContain(`/managing/${tokens[0]!.eventId}`);
  const { token } = ada;
  const again = { token, body: { assignmentId: sent!.assignmentId } };
  expect((await server.call('resendTokenAssignment', again)).body.sendsAt).toBe(sent!.sendsAt);
  await server.call('revokeTokenAssignment', { token, query: { assignmentId: undone.assignmentId } });
  expect(await invitations()).toEqual([]);
  await server.clock.advance(hours(1) + minutes(1));
  expect(await invitations()).toEqual(['Ada is giving you a spot at Northern Lights']);
});

describe('the link of the mail to the owner', () => {
  /** Sends two tokens to two people, and reads the secret of the mail about it. */
  async function sendWaiting() {
    const to = `f${randomUUID()}@example.org`;
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    const { tokens } = await buyTokens(server, ada, 2);
    const { eventId } = tokens[0]!;
    await server.call('createTokenAssignments', {
      token: ada.token,
      body: {
        eventId,
        tokenIds: tokens.map(({ tokenId }) => tokenId),
        recipients: [to, 'other@example.org'].map((email, at) => ({ line: at + 2, email, qty: 1 })),
      },
    });
    const [mail] = (await mailsTo(server, ada)).filter(({ subject }) => subject.includes('goes out soon'));
    const undoCode = new URL(/https?:\S+undoCode=\S+/.exec(mail!.textBody)![0]).searchParams.get('undoCode')!;
    const states = async () => {
      const { tokens: own } = (
        await server.call('getEventActivity', { token: ada.token, query: { eventId } })
      ).body;
      return own.map(({ state }) => state);
    };
    return {
      undoCode,
      states,
      mails: async () => (await server.mails()).filter(({ recipient }) => recipient === to),
    };
  }
  const read = (undoCode: string) => server.call('readWaitingAssignments', { query: { undoCode } });
  const undo = (undoCode: string) => server.call('undoWaitingAssignments', { body: { undoCode } });

  it('shows without a log-in what waits, and takes all of it back by a press, unseen by the others', async () => {
    const { undoCode, states, mails } = await sendWaiting();
    expect((await read(undoCode)).body).toMatchObject({
      ...{ quantity: 2, recipientCount: 2, event: { shortName: 'Northern Lights' } },
      recipients: expect.arrayContaining(['f••@example.org', 'o••@example.org']) as string[],
    });
    expect(await states()).toEqual(['sent', 'sent']);
    expect((await undo(undoCode)).body).toEqual({ ok: true });
    expect(await states()).toEqual(['active', 'active']);
    expect((await read(undoCode)).error?.code).toBe('assignmentSent');
    expect((await undo(undoCode)).error?.code).toBe('assignmentSent');
    await server.clock.advance(hours(1) + minutes(1));
    expect(await mails()).toEqual([]);
  });

  it('does nothing once the mails have left, nor for a code that is not ours', async () => {
    const { undoCode, states, mails } = await sendWaiting();
    await server.clock.advance(hours(1) + minutes(1));
    expect(await mails()).toHaveLength(1);
    for (const code of [undoCode, 'forged', undoCode.slice(0, -3)])
      for (const answer of [await read(code), await undo(code)])
        expect(answer.error?.code).toBe('assignmentSent');
    expect(await states()).toEqual(['sent', 'sent']);
  });
});
