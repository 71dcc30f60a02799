import type { CartSelection, Token } from '@foyer/contract';
import { Secret, TOTP } from 'otpauth';
import { days } from '../../../platform/time/units.ts';
import { returnOrder } from '../../../sale/refund/refundOrder.ts';
import {
  buyLines,
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { handTo, move } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ada: Buyer;
let ben: Buyer;
let card: string;

beforeEach(async () => {
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  card = (await storeCard(server, ada)).paymentMethodId;
});

const buy = ({ eventId }: SaleFixture, ...selections: CartSelection[]) =>
  buyLines(server, ada, eventId, selections, { card });
const listOf = async (
  { token }: Buyer,
  query: { when?: 'past'; tab?: 'streaming'; eventId?: string; cursor?: string; limit?: number } = {},
) => (await server.call('listAttendingEvents', { token, query })).body;

describe('what a fan owns', () => {
  it('is listed by event and shown with orders and extras, to the holder alone [C7.69a, C7.70a]', async () => {
    const sale = await buildSale(server.database);
    const query = { eventId: sale.eventId };
    const order = await buy(sale, line('a', sale.seated, 2), line('c', sale.shirt, 1));
    const { events } = await listOf(ada);
    expect(events).toEqual([{ tokenCount: 2, event: expect.objectContaining(query) }]);
    const { body: activity } = await server.call('getEventActivity', {
      token: ada.token,
      query,
      locale: 'fr-CA',
    });
    expect(activity.tokens.map(({ tokenId }) => tokenId)).toEqual(order.tokens.map(({ tokenId }) => tokenId));
    expect(activity.tokens[0]).toMatchObject({
      name: 'Orchestra (fr)',
      state: 'active',
      seat: { section: 'Orchestra' },
    });
    expect(activity.orders).toMatchObject([{ orderNumber: order.orderNumber, total: order.quote.total }]);
    expect(activity.extras).toMatchObject([
      { name: 'Shirt (fr)', quantity: 1, fulfilment: 'PICKUP', redeemed: false },
    ]);
    expect(await listOf(ben)).toEqual({ events: [] });
    const foreign = await server.call('getEventActivity', { token: ben.token, query });
    expect(foreign.error?.code).toBe('notFound');
  });

  it('tells where an extra is shipped, and of no other extra an address [C3.22i, C3.22l]', async () => {
    const sale = await buildSale(server.database);
    const shipped = line('c', sale.shirt, 1, { fulfilment: 'SHIPPING' });
    const lines = [line('a', sale.standing, 1), shipped, line('d', sale.shirt, 1)];
    const cart = (await checkout(server, ada, sale.eventId, lines)).body;
    const shippingAddress = {
      country: 'CA',
      fullName: 'Ada Byron',
      address: '1 Main St',
      unit: '',
      googlePlaceId: '',
    };
    await pay(server, ada, cart, card, { body: { shippingAddress } });
    const query = { eventId: sale.eventId };
    const { extras } = (await server.call('getEventActivity', { token: ada.token, query })).body;
    expect(extras.map((extra) => [extra.fulfilment, extra.shippingAddress])).toEqual([
      ['SHIPPING', shippingAddress],
      ['PICKUP', undefined],
    ]);
  });

  it('has no extras that were refunded', async () => {
    const sale = await buildSale(server.database);
    const lines = [line('a', sale.standing, 1), line('c', sale.shirt, 1)];
    const { orderId, eventId } = await buy(sale, ...lines);
    await buy(sale, line('d', sale.shirt, 2));
    await returnOrder(server.platform, { eventId, orderId, refundId: orderId, reason: 'goodwill' });
    const { body } = await server.call('getEventActivity', { token: ada.token, query: { eventId } });
    expect(body.extras).toMatchObject([{ quantity: 2 }]);
    expect(body.tokens).toEqual([]);
  });

  it('comes in pages, the soonest first, and goes to the past with the clock [C7.69a]', async () => {
    const sales = [
      await buildSale(server.database),
      await buildSale(server.database),
      await buildSale(server.database),
    ];
    for (const sale of sales) await buy(sale, line('a', sale.standing, 1));
    const ids = sales.map(({ eventId }) => eventId);
    const first = await listOf(ada, { limit: 2 });
    const rest = await listOf(ada, { limit: 2, cursor: first.nextCursor! });
    expect([...first.events, ...rest.events].map(({ event }) => event.eventId)).toEqual(ids);
    expect(rest.nextCursor).toBeUndefined();
    await server.clock.advance(days(40));
    expect((await listOf(ada)).events).toEqual([]);
    expect((await listOf(ada, { when: 'past' })).events.map(({ event }) => event.eventId)).toEqual(
      [...ids].reverse(),
    );
    await server.clock.advance(-days(40));
  });

  it('is listed for one event alone, before and after it, to its holder alone [C2.08b, C7.69a]', async () => {
    const [sale, other] = [await buildSale(server.database), await buildSale(server.database)];
    for (const each of [sale, other]) await buy(each, line('a', each.standing, 2));
    const query = { eventId: sale.eventId };
    const only = [{ tokenCount: 2, event: expect.objectContaining(query) }];
    expect(await listOf(ada, query)).toEqual({ events: only });
    expect(await listOf(ada, { ...query, when: 'past' })).toEqual({ events: [] });
    expect(await listOf(ben, query)).toEqual({ events: [] });
    await server.clock.advance(days(40));
    expect(await listOf(ada, { ...query, when: 'past' })).toEqual({ events: only });
    expect(await listOf(ada, query)).toEqual({ events: [] });
    await server.clock.advance(-days(40));
  });

  it('lists what opens a stream in a tab of its own, until its replay expires [C2.08c, C2.08i, C2.11c, C7.69a]', async () => {
    const [sale, other] = [await buildSale(server.database), await buildSale(server.database)];
    for (const each of [sale, other]) await buy(each, line('a', each.standing, 2));
    const { query: db } = server.database;
    const ofSale = sale.eventId;
    await db.updateTable('token').set({ attendance: 'STREAMING' }).where('eventId', '=', ofSale).execute();
    const replayExpiresAt = new Date(server.clock.now().getTime() + days(50));
    await db.updateTable('event').set({ replayExpiresAt }).where('eventId', '=', ofSale).execute();
    const only = { events: [{ tokenCount: 2, event: expect.objectContaining({ eventId: ofSale }) }] };
    const streams = (when?: 'past') => listOf(ada, { tab: 'streaming', ...(when ? { when } : {}) });
    expect(await streams()).toEqual(only);
    await server.clock.advance(days(40));
    expect(await streams()).toEqual(only);
    expect(await streams('past')).toEqual({ events: [] });
    await server.clock.advance(days(20));
    expect(await streams('past')).toEqual(only);
    await server.clock.advance(-days(60));
  });

  it('refuses a cursor that we did not write', async () => {
    const answer = await server.call('listAttendingEvents', {
      token: ada.token,
      query: { cursor: 'bm90IG91cnM' },
    });
    expect(answer.error?.code).toBe('invalidRequest');
  });
});

describe('a {product} that was handed on', () => {
  it('is the holder’s to use, and its order and price the owner’s to see [C4.11b, C4.11d]', async () => {
    const sale = await buildSale(server.database);
    const { orderId, tokens } = await buy(sale, line('a', sale.standing, 2));
    const [given, kept] = tokens as [Token, Token];
    await move(server, given, ['active', 'sent']);
    await move(server, given, ['sent', 'active'], handTo(server, given, ben.userId));
    const query = { eventId: sale.eventId };
    const [of, to] = await Promise.all(
      [ada, ben].map(async ({ token }) => (await server.call('getEventActivity', { token, query })).body),
    );
    expect(of!.tokens).toMatchObject([{ tokenId: kept.tokenId, orderId, assignmentState: 'unassigned' }]);
    expect(to!.orders).toEqual([]);
    expect(to!.tokens).toMatchObject([{ tokenId: given.tokenId, assignmentState: 'assignedToMe' }]);
    expect(to!.tokens[0]).not.toHaveProperty('orderId');
    expect(to!.tokens[0]).not.toHaveProperty('paid');
    const receipt = await server.call('getOrder', { token: ada.token, query: { orderId } });
    const states = new Map(receipt.body.tokens.map((each) => [each.tokenId, each.assignmentState]));
    expect(states.get(given.tokenId)).toBe('accepted');
    expect((await listOf(ben)).events).toMatchObject([{ tokenCount: 1 }]);
  });
});

const freeze = ({ userId }: Buyer): Promise<unknown> =>
  server.database.query
    .updateTable('userAccount')
    .set({ tokensFrozenAt: server.clock.now() })
    .where('userId', '=', userId)
    .execute();

describe('the entry secret', () => {
  it('goes to the holder alone, verified, one to a token [I9.04]', async () => {
    const sale = await buildSale(server.database);
    const order = await buy(sale, line('a', sale.seated, 2));
    const [tokenId, otherId] = order.tokens.map((token) => token.tokenId) as [string, string];
    const ask = (token: string, id = tokenId) =>
      server.call('getEntrySecret', { token, query: { tokenId: id } });
    const { body: secret } = await ask(ada.token);
    expect(secret).toMatchObject({ tokenId, algorithm: 'SHA-256', digits: 8, periodSeconds: 30 });
    expect(Secret.fromBase32(secret.secret).bytes).toHaveLength(32);
    const totp = new TOTP({ secret: secret.secret, algorithm: 'SHA256', digits: 8, period: 30 });
    expect(totp.generate()).toMatch(/^\d{8}$/);
    expect((await ask(ada.token, otherId)).body.secret).not.toBe(secret.secret);
    expect((await ask(ben.token)).error?.code).toBe('notFound');
    expect((await ask(`unverified.${ada.token}`)).error?.code).toBe('emailUnverified');
  });

  it('lies in the database sealed [AZ-06]', async () => {
    const sale = await buildSale(server.database);
    const [token] = (await buy(sale, line('a', sale.standing, 1))).tokens;
    const { body } = await server.call('getEntrySecret', {
      token: ada.token,
      query: { tokenId: token!.tokenId },
    });
    const row = await server.database.query
      .selectFrom('token')
      .select('entrySecret')
      .where('tokenId', '=', token!.tokenId)
      .executeTakeFirstOrThrow();
    expect(row.entrySecret.includes(Buffer.from(body.secret))).toBe(false);
    expect(row.entrySecret.includes(Buffer.from(Secret.fromBase32(body.secret).bytes))).toBe(false);
  });

  it('is not given for a {product} that is not active [C8.15a]', async () => {
    const sale = await buildSale(server.database);
    const [token] = (await buy(sale, line('a', sale.standing, 1))).tokens;
    const { tokenId } = token!;
    await move(server, token!, ['active', 'selling']);
    const answer = await server.call('getEntrySecret', { token: ada.token, query: { tokenId } });
    expect(answer.error?.code).toBe('tokenNotActive');
  });

  it.each([
    ['an active {product}', async () => undefined],
    ['one that is sent', (token: Token) => move(server, token, ['active', 'sent'])],
    ['one of an account that is frozen', () => freeze(ada)],
  ])(
    'of %s is given or refused as its list says',
    async (_what, change: (token: Token) => Promise<unknown>) => {
      const sale = await buildSale(server.database);
      const [token] = (await buy(sale, line('a', sale.standing, 1))).tokens;
      await change(token!);
      const { tokenId, eventId } = token!;
      const { body } = await server.call('getEventActivity', { token: ada.token, query: { eventId } });
      const { status, error } = await server.call('getEntrySecret', { token: ada.token, query: { tokenId } });
      expect(body.tokens[0]!.allowed!.showCode).toEqual(
        status === 200 ? { allowed: true } : { allowed: false, reason: error?.code },
      );
    },
  );
});
