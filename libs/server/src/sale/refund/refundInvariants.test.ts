import { sql } from 'kysely';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/buyers.ts';
import { checkInvariants } from '../../testing/checkInvariants.ts';
import { buildSale } from '../../testing/sale/saleFixture.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let eventId: string;
let tokens: { tokenId: string }[];
let refundId: string;

/** An order of two, one of which is refunded. */
beforeEach(async () => {
  server = await buildTestServer({ authenticate: knowsBuyers });
  const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  const sale = await buildSale(server.database);
  ({ eventId } = sale);
  await sql`update event set policy = jsonb_set(policy, '{refund}', '"always"')
    where event_id = ${eventId}`.execute(server.database.kysely);
  const { paymentMethodId } = await storeCard(server, ada);
  const cart = (await checkout(server, ada, eventId, [line('a', sale.standing, 2)])).body;
  ({ tokens } = (await pay(server, ada, cart, paymentMethodId)).body);
  const { items } = (await server.call('getRefundCheckout', { token: ada.token, query: { eventId } })).body;
  const body = { eventId, tokenIds: [items[0]!.tokens[0]!.tokenId], acceptedAmount: items[0]!.refund };
  expect((await server.call('refundTokens', { token: ada.token, body })).status).toBe(200);
  await server.jobs.drain();
  const row = await server.database.query
    .selectFrom('refund')
    .select('refundId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  ({ refundId } = row);
});
afterEach(() => server.close());

const check = () => checkInvariants(server.database);

describe('the invariants of refunds', () => {
  it('find a refunded token that still opens the door', async () => {
    await check();
    const refunded = await server.database.query.selectFrom('refundToken').select('tokenId').execute();
    const other = tokens.find(({ tokenId }) => tokenId !== refunded[0]!.tokenId)!;
    await sql`insert into refund_token (event_id, token_id, refund_id)
      values (${eventId}, ${other.tokenId}, ${refundId})`.execute(server.database.kysely);
    await expect(check()).rejects.toThrow(/a refunded token is void/);
  });

  it('find units that were returned without their tokens', async () => {
    await server.database.kysely.transaction().execute(async (tx) => {
      await sql`alter table refund_line disable trigger user`.execute(tx);
      await sql`update refund_line set quantity = quantity + 1 where event_id = ${eventId}`.execute(tx);
      await sql`alter table refund_line enable trigger user`.execute(tx);
    });
    await expect(check()).rejects.toThrow(/no more of a line is returned than was bought/);
  });
});
