import { randomUUID } from 'node:crypto';
import { minutes } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { finishPaying, startPaying } from '../../testing/sale/commitmentPayment.ts';
import { readBooks } from '../../testing/sale/races/readBooks.ts';
import {
  buildSale,
  seatCode,
  type SaleFixture,
  type SaleFixtureOptions,
} from '../../testing/sale/fixtures/saleFixture.ts';
import {
  holdContent,
  releaseScratch,
  scratchModule,
  standingLine,
  takenOverLine,
  type Scratch,
} from '../../testing/sale/races/scratchKind.ts';
import { move, type SoldToken } from '../../testing/sale/soldTokens.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import type { GivenUp, StoredLine } from '../commitment/storedLine.ts';
import { returnOrder } from '../refund/refundOrder.ts';

const { server } = useSaleServers({}, [scratchModule]);

let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

async function start(options: SaleFixtureOptions = {}): Promise<void> {
  sale = await buildSale(server().database, options);
  [ada, ben] = (await makeBuyers(server().database, 2)) as [Buyer, Buyer];
}

/** Buys as every fan does. */
async function buy(
  buyer: Buyer,
  wish: ReturnType<typeof line>,
): Promise<{ orderId: string; tokens: SoldToken[] }> {
  const cart = await checkout(server(), buyer, sale.eventId, [wish]);
  const { paymentMethodId } = await storeCard(server(), buyer);
  const { body } = await pay(server(), buyer, cart.body, paymentMethodId);
  return body;
}

const payFor = async (scratch: Scratch) => finishPaying(server(), await startPaying(server(), scratch));
const sell = ({ tokenId, eventId }: SoldToken) =>
  move(server(), { tokenId, eventId }, ['active', 'selling'], {}, { reason: 'listed' });
const soldTo = ({ lineId }: StoredLine, tokens: readonly SoldToken[]): GivenUp[] =>
  tokens.map(({ tokenId }) => ({ tokenId, lineId, fromState: 'selling', reason: 'sold' }));
const upgraded = (tokens: readonly SoldToken[]): GivenUp[] =>
  tokens.map(({ tokenId }) => ({ tokenId, lineId: null, fromState: 'active', reason: 'upgraded' }));

/** Holds {product} that a fan sells, in the place of stock. */
async function takeOver(buyer: Buyer, tokens: readonly SoldToken[], seatCodes: readonly string[] = []) {
  const taken = takenOverLine(sale, tokens.length, seatCodes);
  return holdContent(server().database, sale, buyer, { lines: [taken], givenUp: soldTo(taken, tokens) });
}

const countsOf = ({ userId }: Buyer) =>
  server()
    .database.query.selectFrom('eventBuyer')
    .select(['bought', 'committed'])
    .where('eventId', '=', sale.eventId)
    .where('userId', '=', userId)
    .executeTakeFirst();
const stockOf = (itemId: string) =>
  server()
    .database.query.selectFrom('inventoryItem')
    .select(['sold', 'held'])
    .where('inventoryItemId', '=', itemId)
    .executeTakeFirstOrThrow();
const stateOfSeat = async (code: string) =>
  (
    await server()
      .database.query.selectFrom('eventSeat')
      .select('state')
      .where('eventId', '=', sale.eventId)
      .where('seatCode', '=', code)
      .executeTakeFirstOrThrow()
  ).state;
const tokensOf = ({ userId }: Buyer) =>
  server()
    .database.query.selectFrom('token')
    .select(['state', 'seatCode', 'replacesId'])
    .where('eventId', '=', sale.eventId)
    .where('ownerId', '=', userId)
    .orderBy('state')
    .orderBy('seatCode')
    .execute();
const orderOf = ({ commitmentId }: Scratch) =>
  server()
    .database.query.selectFrom('purchaseOrder')
    .select(['eventId', 'orderId'])
    .where('commitmentId', '=', commitmentId)
    .executeTakeFirstOrThrow();
const refundAll = ({ orderId }: { orderId: string }) =>
  returnOrder(server().platform, {
    eventId: sale.eventId,
    orderId,
    refundId: randomUUID(),
    reason: 'eventCancelled',
  });
const reasonsOf = async ({ tokenId }: SoldToken) =>
  (
    await server()
      .database.query.selectFrom('tokenTransition')
      .select('reason')
      .where('tokenId', '=', tokenId)
      .orderBy('sequence')
      .execute()
  ).map(({ reason }) => reason);

afterEach(async () => {
  await server().jobs.drain();
  expect(await readBooks(server().database, sale)).toMatchObject({ sum: 0, unaccounted: 0 });
});

describe('a commitment that takes over the {product} of a fan', () => {
  it('leaves it valid until the capture, which voids it and issues another at the same place', async () => {
    await start();
    const { orderId, tokens } = await buy(ada, line('a', sale.standing, 2));
    const [sold] = tokens as [SoldToken];
    await sell(sold);
    const scratch = await takeOver(ben, [sold]);
    expect(await stockOf(sale.standingItem)).toEqual({ sold: 2, held: 0 });
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['active', 'selling']);
    await payFor(scratch);
    expect(await tokensOf(ada)).toMatchObject([{ state: 'active' }, { state: 'voided' }]);
    expect(await tokensOf(ben)).toEqual([{ state: 'active', seatCode: null, replacesId: sold.tokenId }]);
    expect(await reasonsOf(sold)).toEqual(['bought', 'listed', 'sold']);
    expect(await countsOf(ada)).toEqual({ bought: 1, committed: 0 });
    expect(await countsOf(ben)).toEqual({ bought: 1, committed: 0 });
    expect(await stockOf(sale.standingItem)).toEqual({ sold: 2, held: 0 });
    // Of a cancelled event, each is refunded what is theirs, and everything is back.
    expect(await refundAll({ orderId })).toBe(true);
    expect(await refundAll(await orderOf(scratch))).toBe(true);
    expect(await stockOf(sale.standingItem)).toEqual({ sold: 0, held: 0 });
    expect(await countsOf(ada)).toEqual({ bought: 0, committed: 0 });
    expect(await countsOf(ben)).toEqual({ bought: 0, committed: 0 });
  });

  it('keeps the seat sold, through several hands, until the last one gives it back', async () => {
    await start();
    const code = seatCode(0, 1);
    const { tokens } = await buy(ada, line('a', sale.seated, 1, { seatCodes: [code] }));
    await sell(tokens[0]!);
    const first = await takeOver(ben, tokens, [code]);
    await payFor(first);
    const [own] = await server()
      .database.query.selectFrom('token')
      .select(['eventId', 'tokenId'])
      .where('ownerId', '=', ben.userId)
      .execute();
    await sell(own!);
    const second = await takeOver(ada, [own!], [code]);
    await payFor(second);
    expect(await stateOfSeat(code)).toBe('sold');
    expect(await tokensOf(ada)).toMatchObject([
      { state: 'active', seatCode: code },
      { state: 'voided', seatCode: code },
    ]);
    expect(await refundAll(await orderOf(second))).toBe(true);
    expect(await stateOfSeat(code)).toBe('available');
  });

  it('holds it against others until its hold is over, and then loses it and its money is given back', async () => {
    await start();
    const { tokens } = await buy(ada, line('a', sale.standing, 1));
    await sell(tokens[0]!);
    const first = await takeOver(ben, tokens);
    await expect(takeOver(ada, tokens)).rejects.toThrow('tokensLost');
    await releaseScratch(server().database, first);
    const late = await takeOver(ben, tokens);
    const attempt = await startPaying(server(), late);
    await server().clock.advance(minutes(30));
    const next = await takeOver(ada, tokens);
    await finishPaying(server(), attempt);
    const refund = server()
      .database.query.selectFrom('refund')
      .select('reason')
      .where('eventId', '=', sale.eventId);
    expect(await refund.execute()).toEqual([{ reason: 'holdLost' }]);
    await releaseScratch(server().database, next);
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['selling']);
  });

  it('cannot be paid once its seller has taken it off sale, or frozen all', async () => {
    await start();
    const { tokens } = await buy(ada, line('a', sale.standing, 2));
    for (const token of tokens) await sell(token);
    const [first, second] = tokens as [SoldToken, SoldToken];
    const offSale = await takeOver(ben, [first]);
    await move(server(), first, ['selling', 'active'], {}, { reason: 'delisted' });
    await expect(startPaying(server(), offSale)).rejects.toMatchObject({ code: 'reservationTimeRanOut' });
    const frozen = await takeOver(ben, [second]);
    await server()
      .database.query.updateTable('userAccount')
      .set({ tokensFrozenAt: new Date() })
      .where('userId', '=', ada.userId)
      .execute();
    await expect(startPaying(server(), frozen)).rejects.toMatchObject({ code: 'reservationTimeRanOut' });
  });

  it('leaves a unit of several {product} with the line that took it from stock, until the last has gone', async () => {
    await start();
    const { query } = server().database;
    await query
      .updateTable('inventoryItem')
      .set({ tokensEach: 2 })
      .where('inventoryItemId', '=', sale.standingItem)
      .execute();
    const { tokens } = await buy(ada, line('a', sale.standing, 1));
    await sell(tokens[0]!);
    const scratch = await takeOver(ben, [tokens[0]!]);
    await payFor(scratch);
    expect(await refundAll(await orderOf(scratch))).toBe(true);
    expect(await stockOf(sale.standingItem)).toEqual({ sold: 1, held: 0 });
    const other = await holdContent(server().database, sale, ada, {
      lines: [{ ...standingLine(sale, 1), tokensEach: 2 }],
      givenUp: upgraded([tokens[1]!]),
      countsAs: 1,
    });
    await payFor(other);
    expect(await stockOf(sale.standingItem)).toEqual({ sold: 1, held: 0 });
  });
});

describe('a commitment that gives up {product} of its own buyer', () => {
  it('counts the greater of both, and puts back what it had at its capture [C5.03b]', async () => {
    await start({ maxPerPerson: 2 });
    const { orderId, tokens } = await buy(ada, line('a', sale.standing, 2));
    const codes = [seatCode(0, 1), seatCode(0, 2)];
    const seats = (quantity: number): StoredLine => ({
      ...takenOverLine(sale, quantity, codes.slice(0, quantity)),
      ...{ priceSource: 'offer', sourceId: null, fromTokens: false },
    });
    const content = () => ({ lines: [seats(2)], givenUp: upgraded(tokens), countsAs: 0 });
    const released = await holdContent(server().database, sale, ada, content());
    await releaseScratch(server().database, released);
    const scratch = await holdContent(server().database, sale, ada, content());
    expect(await countsOf(ada)).toEqual({ bought: 2, committed: 0 });
    await payFor(scratch);
    expect(await countsOf(ada)).toEqual({ bought: 2, committed: 0 });
    expect(await stockOf(sale.standingItem)).toEqual({ sold: 0, held: 0 });
    expect(await stateOfSeat(codes[0]!)).toBe('sold');
    expect(await reasonsOf(tokens[0]!)).toEqual(['bought', 'upgraded']);
    expect((await tokensOf(ada)).map(({ state, seatCode: code }) => [state, code])).toEqual([
      ['active', codes[0]],
      ['active', codes[1]],
      ['voided', null],
      ['voided', null],
    ]);
    await refundAll({ orderId });
    expect(await refundAll(await orderOf(scratch))).toBe(true);
    expect(await countsOf(ada)).toEqual({ bought: 0, committed: 0 });
    expect(await stateOfSeat(codes[0]!)).toBe('available');
  });

  it('gives seats back that another buyer can take at once', async () => {
    await start();
    const code = seatCode(1, 1);
    const { tokens } = await buy(ada, line('a', sale.seated, 1, { seatCodes: [code] }));
    const scratch = await holdContent(server().database, sale, ada, {
      lines: [standingLine(sale, 1)],
      givenUp: upgraded(tokens),
      countsAs: 0,
    });
    await payFor(scratch);
    const { tokens: others } = await buy(ben, line('b', sale.seated, 1, { seatCodes: [code] }));
    expect(others).toHaveLength(1);
    expect(await countsOf(ada)).toEqual({ bought: 1, committed: 0 });
  });
});
