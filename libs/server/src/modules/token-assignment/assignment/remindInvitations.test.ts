import { days, hours } from '../../../platform/time/units.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { mailedInvitation, sendTo } from '../../../testing/sale/handOver.ts';
import { buyTokens } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { remindInvitationsJob } from './remindInvitationsJob.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const friend = 'friend@example.org';
const remind = () => remindInvitationsJob.handle({}, { platform: server.platform, jobId: 'any' });

it('reminds a recipient once, a day before doors, by a new link', async () => {
  const [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  const { tokens } = await buyTokens(server, ada);
  await sendTo(server, ada, tokens, friend);
  const former = await mailedInvitation(server, friend);
  await remind();
  await server.clock.advance(days(29) + hours(1));
  await remind();
  await remind();
  const newest = await mailedInvitation(server, friend);
  const invitations = (await server.mails()).filter(({ recipient }) => recipient === friend);
  expect(invitations.map(({ subject }) => subject)).toEqual([
    'Reminder: Ada is giving you a spot at Northern Lights',
    'Ada is giving you a spot at Northern Lights',
  ]);
  const accept = async (query: typeof newest) =>
    (await server.call('confirmTokenAssignment', { token: ben.token, query })).error?.code;
  expect([await accept(former), await accept(newest)]).toEqual(['tokenNoLongerValid', undefined]);
});
