import { knowsBuyers, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { mailedInvitation, sendTo } from '../../../testing/sale/handOver.ts';
import { buyTokens, move, type SoldToken } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let [ada, ben]: Buyer[] = [];
let token: SoldToken;
let assignmentId: string;
const friend = 'friend@example.org';

const giveBack = async (by: Buyer, message?: string) =>
  (
    await server.call('returnTokenAssignment', {
      token: by.token,
      query: { assignmentId, ...(message === undefined ? {} : { message }) },
    })
  ).error?.code;
const activity = async ({ token: session }: Buyer) =>
  server.call('getEventActivity', { token: session, query: { eventId: token.eventId } });
const secret = async (buyer: Buyer) =>
  server.call('getEntrySecret', { token: buyer.token, query: { tokenId: token.tokenId } });

beforeEach(async () => {
  [ada, ben] = await makeBuyers(server.database, 2);
  [token] = (await buyTokens(server, ada!)).tokens as [SoldToken];
  assignmentId = (await sendTo(server, ada!, [token], friend)).body.assignments[0]!.assignmentId;
  await server.call('confirmTokenAssignment', {
    token: ben!.token,
    query: await mailedInvitation(server, friend),
  });
});

it('gives a token back with a word to its sender, whose code is a new one [C7.66b, C4.12d]', async () => {
  expect((await activity(ben!)).body.tokens[0]).toMatchObject({
    inviter: { assignmentId },
    allowed: { giveBack: { allowed: true } },
  });
  expect(await giveBack(ada!)).toBe('notFound');
  expect(await giveBack(ben!, 'I’m <b>ill</b>')).toBeUndefined();
  expect(await giveBack(ben!)).toBe('assignmentOver');
  expect((await secret(ben!)).status).toBe(404);
  expect((await secret(ada!)).status).toBe(200);
  expect((await activity(ada!)).body.tokens[0]).toMatchObject({
    assignment: { state: 'returned', history: [{}, {}, { state: 'returned' }] },
    allowed: { transfer: { allowed: true } },
  });
  const [mail] = await server.mails();
  expect(mail!.recipient).toBe(`${ada!.userId}@example.com`);
  expect(mail!.htmlBody).toContain('&lt;b&gt;ill');
});

it('is refused once the holder has entered, or passed it on', async () => {
  await sendTo(server, ben!, [token], 'other@example.org');
  expect(await giveBack(ben!)).toBe('tokenNotActive');
  await move(server, token, ['sent', 'checkedIn']);
  expect(await giveBack(ben!)).toBe('tokenNotActive');
});
