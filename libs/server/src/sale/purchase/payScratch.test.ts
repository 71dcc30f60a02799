import { randomUUID } from 'node:crypto';
import { minutes } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { finishPaying, startPaying } from '../../testing/sale/commitmentPayment.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import {
  changeScratch,
  holdScratch,
  releaseScratch,
  scratchModule,
  type Scratch,
} from '../../testing/sale/races/scratchKind.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import { readCharges, type ChargeRow } from '../charge/chargeRepository.ts';
import { refundOrder, returnOrder } from '../refund/refundOrder.ts';

const { server } = useSaleServers({}, [scratchModule]);

const pay = async (scratch: Scratch) => finishPaying(server(), await startPaying(server(), scratch));

const stateOf = async ({ commitmentId }: Scratch) => {
  const { query } = server().database;
  const commitment = query.selectFrom('commitment').select('state').where('commitmentId', '=', commitmentId);
  const payment = query.selectFrom('payment').select('state').where('commitmentId', '=', commitmentId);
  return [
    (await commitment.executeTakeFirstOrThrow()).state,
    (await payment.executeTakeFirstOrThrow()).state,
  ];
};
const refundsOf = ({ commitmentId }: Scratch) =>
  server()
    .database.query.selectFrom('refund')
    .innerJoin('payment', 'payment.paymentId', 'refund.paymentId')
    .select(['refund.amount', 'refund.state', 'refund.reason'])
    .where('payment.commitmentId', '=', commitmentId)
    .orderBy('refund.createdAt')
    .execute();
const orderOf = ({ commitmentId }: Scratch) =>
  server()
    .database.query.selectFrom('purchaseOrder')
    .select(['eventId', 'orderId', 'state', 'total'])
    .where('commitmentId', '=', commitmentId)
    .executeTakeFirstOrThrow();
const countsOf = ({ eventId }: SaleFixture) =>
  server()
    .database.query.selectFrom('eventBuyer')
    .select(['bought', 'committed'])
    .where('eventId', '=', eventId)
    .orderBy('committed')
    .execute();

describe('a kind of commitment that only its manifest names', () => {
  it('keeps its hold when its total is less than the gateway charges, which is not asked', async () => {
    const { database, platform } = server();
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const scratch = await holdScratch(database, await buildSale(database), ada, 1);
    const { payment } = platform.gateways;
    const charge = jest.spyOn(payment, 'charge');
    payment.leastAmount = () => 100_000;
    try {
      await expect(pay(scratch)).rejects.toMatchObject({
        code: 'totalTooSmall',
        details: { least: { amount: 100_000, currency: 'CAD' } },
      });
      expect(charge).not.toHaveBeenCalled();
    } finally {
      delete payment.leastAmount;
      charge.mockRestore();
    }
    await pay(scratch);
    expect(await stateOf(scratch)).toEqual(['paid', 'captured']);
  });

  it('is held, paid and counted by the functions of every sale, beside an open cart', async () => {
    const { database } = server();
    const sale = await buildSale(database);
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    await checkout(server(), ada, sale.eventId, [line('a', sale.standing, 1)]);
    const scratch = await holdScratch(database, sale, ada, 3);
    await pay(scratch);
    expect(await stateOf(scratch)).toEqual(['paid', 'captured']);
    expect(await countsOf(sale)).toEqual([{ bought: 3, committed: 1 }]);
    const tokens = await database.query
      .selectFrom('token')
      .select('tokenId')
      .where('eventId', '=', sale.eventId)
      .execute();
    expect(tokens).toHaveLength(3);
  });

  it('is refunded in parts: first the charges of one token, then what is left of it', async () => {
    const { database, platform, jobs } = server();
    const sale = await buildSale(database);
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const scratch = await holdScratch(database, sale, ada, 2);
    await pay(scratch);
    const { eventId, orderId, total } = await orderOf(scratch);
    const charges = (await readCharges(database.query, { eventId, orderId })).filter(
      (each) => each.refundable,
    );
    const [{ tokenId }] = charges as [ChargeRow];
    const ofToken = charges.filter((each) => each.tokenId === tokenId);
    const part = { eventId, orderId, refundId: randomUUID(), reason: 'requested' as const, charges: ofToken };
    expect(await Promise.all([refundOrder(platform, part), refundOrder(platform, part)])).toEqual([
      true,
      true,
    ]);
    expect((await orderOf(scratch)).state).toBe('partlyRefunded');
    // The charges of the token are back already.
    expect(await refundOrder(platform, { ...part, refundId: randomUUID() })).toBe(false);
    const rest = { eventId, orderId, refundId: randomUUID(), reason: 'goodwill' as const };
    expect(await refundOrder(platform, rest)).toBe(true);
    await jobs.drain();
    const sums = (await refundsOf(scratch)).map(({ amount, state }) => [amount, state]);
    const kept = total - charges.reduce((sum, { amount }) => sum + amount, 0);
    expect(sums).toEqual([
      [ofToken.reduce((sum, { amount }) => sum + amount, 0), 'refunded'],
      [total - kept - Number(sums[0]![0]), 'refunded'],
    ]);
    expect(await stateOf(scratch)).toEqual(['paid', 'captured']);
    expect(await refundOrder(platform, { ...rest, refundId: randomUUID() })).toBe(false);
  });

  it('is returned as a whole: the stock is free, the buyer has bought none of it, and its tokens are void', async () => {
    const { database, platform, jobs } = server();
    const sale = await buildSale(database);
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    await checkout(server(), ada, sale.eventId, [line('a', sale.standing, 1)]);
    const scratch = await holdScratch(database, sale, ada, 3);
    await pay(scratch);
    const stockOf = () =>
      database.query
        .selectFrom('inventoryItem')
        .select(['sold', 'held'])
        .where('inventoryItemId', '=', sale.standingItem)
        .executeTakeFirstOrThrow();
    const statesOfTokens = async () =>
      (
        await database.query.selectFrom('token').select('state').where('eventId', '=', sale.eventId).execute()
      ).map(({ state }) => state);
    expect(await stockOf()).toEqual({ sold: 3, held: 1 });
    const { eventId, orderId, total } = await orderOf(scratch);
    const back = { eventId, orderId, refundId: randomUUID(), reason: 'goodwill' as const };
    expect(await returnOrder(platform, back)).toBe(true);
    await jobs.drain();
    expect(await stockOf()).toEqual({ sold: 0, held: 1 });
    expect(await countsOf(sale)).toEqual([{ bought: 0, committed: 1 }]);
    expect(await statesOfTokens()).toEqual(['voided', 'voided', 'voided']);
    expect((await orderOf(scratch)).state).toBe('refunded');
    expect(await refundsOf(scratch)).toEqual([{ amount: total, state: 'refunded', reason: 'goodwill' }]);
  });

  it('gets its money back when its hold was lost before the charge', async () => {
    const { database } = server();
    const sale = await buildSale(database, { standing: 2 });
    const [ada, ben] = (await makeBuyers(database, 2)) as [Buyer, Buyer];
    const scratch = await holdScratch(database, sale, ada, 2);
    const key = await startPaying(server(), scratch);
    await server().clock.advance(minutes(30));
    const taken = await checkout(server(), ben, sale.eventId, [line('b', sale.standing, 1)]);
    expect(taken.error).toBeUndefined();
    await finishPaying(server(), key);
    await server().jobs.drain();
    expect(await stateOf(scratch)).toEqual(['released', 'captured']);
    expect(await refundsOf(scratch)).toEqual([{ amount: 12648, state: 'refunded', reason: 'holdLost' }]);
    expect(await countsOf(sale)).toEqual([
      { bought: 0, committed: 0 },
      { bought: 0, committed: 1 },
    ]);
  });

  it('may count less than it takes: while it is held, once it is paid, and as it is refunded [C5.03b]', async () => {
    const { database, platform, jobs } = server();
    const sale = await buildSale(database, { maxPerPerson: 2 });
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const guests = await holdScratch(database, sale, ada, 4, 1);
    expect(await countsOf(sale)).toEqual([{ bought: 0, committed: 1 }]);
    await changeScratch(database, guests, 3);
    const rest = await holdScratch(database, sale, ada, 1);
    await expect(holdScratch(database, sale, ada, 1)).rejects.toThrow('event_buyer_within_limit');
    await releaseScratch(database, rest);
    await pay(guests);
    expect(await countsOf(sale)).toEqual([{ bought: 1, committed: 0 }]);
    const { eventId, orderId } = await orderOf(guests);
    const back = { eventId, orderId, refundId: randomUUID(), reason: 'goodwill' as const };
    expect(await returnOrder(platform, back)).toBe(true);
    await jobs.drain();
    expect(await countsOf(sale)).toEqual([{ bought: 0, committed: 0 }]);
  });
});
