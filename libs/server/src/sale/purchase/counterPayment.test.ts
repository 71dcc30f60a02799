import { randomUUID } from 'node:crypto';
import { sharedSchemas, type JsonSchema } from '@foyer/contract/schemas';
import { sql } from 'kysely';
import { minutes, seconds } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { buyPlaces, moveEnd, organiserOf, payoutsOf } from '../../testing/sale/fixtures/payoutFixture.ts';
import { finishPaying, startPaying } from '../../testing/sale/commitmentPayment.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { holdScratch, scratchModule, type Scratch } from '../../testing/sale/races/scratchKind.ts';
import { useFaultyServers } from '../../testing/sale/races/useFaultyServers.ts';
import type { CounterPayment } from '../cart/acceptedSale.ts';
import { isAtCounter } from '../payment/counterPayment.ts';
import { payOut } from '../payout/payOut.ts';
import { recordHandedBack } from '../refund/finishRefund.ts';
import { returnOrder } from '../refund/refundOrder.ts';
import { reconcilePayments } from './reconcilePayments.ts';

const { server, gateway } = useFaultyServers({}, [scratchModule]);
const definitions = sharedSchemas['definitions'] as Record<string, JsonSchema>;
const paymentTypes = definitions['PaymentType']!['enum'] as string[];
let sale: SaleFixture;
let ada: Buyer;
let seller: Buyer;
/** What one place costs with its fee and taxes, of which the organiser is owed 50.00. */
const price = 6_324;

beforeEach(async () => {
  sale = await buildSale(server().database);
  [ada, seller] = (await makeBuyers(server().database, 2)) as [Buyer, Buyer];
});

const cash = (): CounterPayment => ({ paymentType: 'Cash', takenBy: seller.userId });
const square = (reference: string): CounterPayment => ({
  ...{ paymentType: 'SquarePOS', takenBy: seller.userId, reference },
});
const hold = (quantity = 1): Promise<Scratch> => holdScratch(server().database, sale, ada, quantity);

/** Pays for places while no gateway answers. */
async function payAtCounter(counter: CounterPayment, quantity = 1): Promise<Scratch> {
  gateway.fault = 'resetBefore';
  const scratch = await hold(quantity);
  await finishPaying(server(), await startPaying(server(), scratch, { counter }));
  return scratch;
}

async function paymentOf({ commitmentId }: Scratch) {
  const { rows } = await sql<Record<string, unknown>>`
    select c.state as commitment, p.state, p.payment_type as type, p.transaction_id as "transactionId",
      (select count(*)::int from token t join purchase_order o using (event_id, order_id)
        where o.payment_id = p.payment_id and t.state = 'active') as tokens
    from commitment c join payment p using (event_id, commitment_id)
    where c.commitment_id = ${commitmentId}`.execute(server().database.query);
  return rows[0];
}

/** Balances of the accounts that have the money of the event, by kind and owner. */
async function money(): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; balance: number }>`
    select a.kind || ' ' || a.owner_id as account, sum(p.amount)::bigint as balance
    from ledger_transaction t join ledger_posting p using (ledger_transaction_id)
    join ledger_account a using (ledger_account_id)
    where t.event_id = ${sale.eventId} and a.kind in ('promoterDrawer', 'gatewaySettlement', 'paymentProvider')
    group by 1 having sum(p.amount) <> 0`.execute(server().database.query);
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

const orderOf = ({ commitmentId }: Scratch) =>
  server()
    .database.query.selectFrom('purchaseOrder')
    .select(['eventId', 'orderId', 'state'])
    .where('commitmentId', '=', commitmentId)
    .executeTakeFirstOrThrow();
const refundOf = ({ commitmentId }: Scratch) =>
  server()
    .database.query.selectFrom('refund')
    .innerJoin('payment', 'payment.paymentId', 'refund.paymentId')
    .select(['refund.eventId', 'refund.refundId', 'refund.state', 'refund.amount', 'refund.reason'])
    .where('payment.commitmentId', '=', commitmentId)
    .executeTakeFirstOrThrow();

describe('a payment at a counter', () => {
  it('in cash becomes an order, and the seller owes it; no gateway is asked [C3.12b]', async () => {
    const scratch = await payAtCounter(cash(), 2);
    expect(await paymentOf(scratch)).toMatchObject({
      ...{ commitment: 'paid', state: 'captured', type: 'Cash', tokens: 2 },
    });
    expect(await money()).toEqual({ [`promoterDrawer ${seller.userId}`]: 2 * price });
    const { orderId } = await orderOf(scratch);
    const { body } = await server().call('getOrder', { token: ada.token, query: { orderId } });
    expect(body.payment).toMatchObject({ paymentType: 'Cash' });
  });

  it('by Square is with the organisation, under the id of Square [C3.12c]', async () => {
    const reference = `square-${sale.eventId}`;
    const scratch = await payAtCounter(square(reference));
    expect(await paymentOf(scratch)).toEqual({
      ...{ commitment: 'paid', state: 'captured', type: 'SquarePOS', transactionId: reference, tokens: 1 },
    });
    const clientId = await organiserOf(server().database, sale.eventId);
    expect(await money()).toEqual({ [`gatewaySettlement ${clientId}`]: price });
  });

  it('pays once by a transaction of Square, also when two begin at once [C3.12c]', async () => {
    const reference = `square-${sale.eventId}`;
    const held = [await hold(), await hold(), await hold()];
    const begun = await Promise.allSettled(
      held.slice(0, 2).map((scratch, n) => startPaying(server(n), scratch, { counter: square(reference) })),
    );
    const [key] = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const [refusal, ...more] = begun.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect([more, refusal]).toEqual([
      [],
      expect.objectContaining({ code: 'invalidRequest', details: { field: 'reference' } }),
    ]);
    await finishPaying(server(), key!);
    const again = startPaying(server(), held[2]!, { counter: square(reference) });
    await expect(again).rejects.toMatchObject({ code: 'invalidRequest', details: { field: 'reference' } });
    await finishPaying(
      server(),
      await startPaying(server(), held[2]!, { counter: square(`${reference}-2`) }),
    );
    expect(Object.values(await money())).toEqual([2 * price]);
  });

  it.each([-1, 1])('is refused if it is not the price, but %s cents more', async (more) => {
    const begun = startPaying(server(), await hold(), { counter: cash(), takenAmount: price + more });
    await expect(begun).rejects.toMatchObject({ code: 'priceChanged' });
  });

  it('is taken from a buyer whose cards were refused too often', async () => {
    await sql`insert into payment_refusal (user_id, attempt_id, refused_at)
      select ${ada.userId}, gen_random_uuid(), foyer_now() from generate_series(1, 12)`.execute(
      server().database.query,
    );
    expect(await paymentOf(await payAtCounter(cash()))).toMatchObject({ commitment: 'paid' });
  });

  it('is an order after a crash, without a question to a gateway [CR-01]', async () => {
    gateway.fault = 'resetBefore';
    const scratch = await hold();
    await startPaying(server(0), scratch, { counter: cash() });
    await server().clock.advance(seconds(21));
    await reconcilePayments(server(1).platform);
    expect(await paymentOf(scratch)).toMatchObject({ commitment: 'paid', tokens: 1 });
  });
});

describe('the refund of a payment at a counter', () => {
  it.each([
    ['cash', cash],
    ['Square', () => square(`square-${sale.eventId}`)],
  ])(
    'goes back by hand, for %s: due until it is recorded, and no gateway is asked',
    async (_name, counter) => {
      const scratch = await payAtCounter(counter());
      const { eventId, orderId } = await orderOf(scratch);
      await returnOrder(server().platform, { eventId, orderId, refundId: orderId, reason: 'goodwill' });
      await server().jobs.drain();
      await reconcilePayments(server().platform);
      expect((await orderOf(scratch)).state).toBe('refunded');
      expect(await refundOf(scratch)).toMatchObject({ state: 'due', amount: price });
      expect(Object.values(await money())).toEqual([price]);
      const key = { eventId, refundId: orderId };
      expect(await recordHandedBack(server().platform, key)).toBe(true);
      expect(await recordHandedBack(server(1).platform, key)).toBe(false);
      expect((await refundOf(scratch)).state).toBe('refunded');
      expect(await money()).toEqual({});
      const [mail] = await server().mails();
      expect(mail!.textBody).toContain('where you paid');
    },
  );

  it('is due to who paid after the hold was lost', async () => {
    sale = await buildSale(server().database, { standing: 1 });
    const scratch = await hold();
    const key = await startPaying(server(), scratch, { counter: cash() });
    await server().clock.advance(minutes(30));
    const taken = await checkout(server(), seller, sale.eventId, [line('b', sale.standing, 1)]);
    expect(taken.error).toBeUndefined();
    await finishPaying(server(), key);
    await server().jobs.drain();
    const { refundId, ...refund } = await refundOf(scratch);
    expect(refund).toEqual({ eventId: sale.eventId, state: 'due', amount: price, reason: 'holdLost' });
    expect(await money()).toEqual({ [`promoterDrawer ${seller.userId}`]: price });
    await recordHandedBack(server().platform, { eventId: sale.eventId, refundId });
    expect(await money()).toEqual({});
  });

  it('is not recorded by hand where a gateway took the money', async () => {
    const { database, platform } = server();
    const orderId = await buyPlaces(server(), ada, sale, 1);
    const refund = { eventId: sale.eventId, refundId: randomUUID() };
    gateway.fault = 'resetBefore';
    await returnOrder(platform, { ...refund, orderId, reason: 'goodwill' });
    expect(await recordHandedBack(platform, refund)).toBe(false);
    const { state } = await database.query
      .selectFrom('refund')
      .select('state')
      .where('refundId', '=', refund.refundId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('due');
  });
});

describe('what was taken at a counter', () => {
  it.each([
    ['cash', cash],
    ['Square', () => square(`square-${sale.eventId}`)],
  ])('is not paid out: %s is with the organiser, who owes the platform its fees', async (_name, counter) => {
    await payAtCounter(counter());
    gateway.fault = 'none';
    await buyPlaces(server(), ada, sale, 2);
    await moveEnd(server().database, sale.eventId, 'past');
    await payOut(server().platform);
    expect(await payoutsOf(server().database, sale.eventId)).toEqual([
      expect.objectContaining({ amount: 3 * 5_000 - price }),
    ]);
  });
});

it.each(paymentTypes)(
  'is told from other payments alike by the database and the server: %s',
  async (type) => {
    const { rows } = await sql<{ isAtCounter: boolean }>`
    select payment_is_at_counter(${type}) as "isAtCounter"`.execute(server().database.query);
    expect(rows).toEqual([{ isAtCounter: isAtCounter(type) }]);
  },
);
