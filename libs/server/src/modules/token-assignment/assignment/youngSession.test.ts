import { hours, minutes } from '../../../platform/time/units.ts';
import { mailsTo, makeBuyers, knowsBuyers, type Buyer } from '../../../testing/sale/buyers.ts';
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
