import { knowsBuyers, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { mailedInvitation } from '../../../testing/sale/handOver.ts';
import { buyTokens, type SoldToken } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let [ada, ben]: Buyer[] = [];
let tokens: SoldToken[];

beforeEach(async () => {
  [ada, ben] = await makeBuyers(server.database, 2);
  ({ tokens } = await buyTokens(server, ada!, 3));
});

type Recipient = { line: number; email: string; qty: number };
const send = (recipients: Recipient[], tokenIds = tokens.map(({ tokenId }) => tokenId)) =>
  server.call('createTokenAssignments', {
    token: ada!.token,
    body: { eventId: tokens[0]!.eventId, tokenIds, recipients },
  });

it('hands tokens to people in the order of both lists, one mail for each person [C7.65b, C3.34]', async () => {
  const answer = await send([
    { line: 2, email: 'Ada@Example.org', qty: 1 },
    { line: 3, email: 'grace@example.org', qty: 1 },
    { line: 4, email: 'ada@example.org', qty: 1 },
  ]);
  expect([answer.status, answer.body.assignments.length]).toEqual([200, 3]);
  const { body } = await server.call('validateTokenAssignment', {
    query: await mailedInvitation(server, 'ada@example.org'),
  });
  expect(body.tokens.map(({ tokenId }) => tokenId).sort()).toEqual(
    [tokens[0]!.tokenId, tokens[2]!.tokenId].sort(),
  );
  const mailed = (await server.mails()).filter(({ textBody }) => textBody.includes('acceptanceCode='));
  expect(mailed).toHaveLength(2);
});

it.each<[string, string, Recipient[], number[]]>([
  ['bulkInvalidEmails', 'an address that is none', [{ line: 7, email: 'nobody', qty: 3 }], [7]],
  [
    'bulkQuantityExceeds',
    'more people than tokens',
    [
      { line: 2, email: 'a@example.org', qty: 3 },
      { line: 3, email: 'b@example.org', qty: 1 },
    ],
    [3],
  ],
  ['bulkNotEnoughEmails', 'tokens left over', [{ line: 2, email: 'a@example.org', qty: 2 }], []],
])(
  'answers %s for %s, and sends nothing [C5.01d, C5.01e, C5.01f, C8.16a, C8.16d, C8.16e]',
  async (code, _title, recipients, lines) => {
    expect((await send(recipients)).error).toMatchObject({ code, details: { lines } });
    const { body } = await server.call('getEventActivity', {
      token: ada!.token,
      query: { eventId: tokens[0]!.eventId },
    });
    expect(body.tokens.map(({ state }) => state)).toEqual(['active', 'active', 'active']);
  },
);

it('names the line of the sender, and refuses tokens of another [C8.21v]', async () => {
  const own = { line: 5, email: `${ada!.userId}@example.com`, qty: 3 };
  expect((await send([own])).error).toMatchObject({ code: 'tokenSelfAssignment', details: { lines: [5] } });
  const [others] = (await buyTokens(server, ben!)).tokens as [SoldToken];
  const answer = await send([{ line: 2, email: 'a@example.org', qty: 1 }], [others.tokenId]);
  expect(answer.error?.code).toBe('notFound');
});
