import { randomUUID } from 'node:crypto';
import { returnOrder } from '../sale/refund/refundOrder.ts';
import { useStripeServers } from '../testing/payment/stripe/useStripeServers.ts';
import { checkout, line, makeBuyers, pay, type Buyer } from '../testing/sale/people/buyers.ts';
import { buildSale } from '../testing/sale/fixtures/saleFixture.ts';

const { fake, server, storeStripeCard } = useStripeServers();

describe("a refund that was made in Stripe's Dashboard", () => {
  it.each([
    ['a part', 1000],
    ['the whole', undefined],
  ])('of %s, which no event told of, keeps no refund of ours waiting', async (_what, given) => {
    const { database, jobs, platform } = server();
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const { eventId, standing } = await buildSale(database);
    const card = await storeStripeCard(ada);
    const { body: cart } = await checkout(server(), ada, eventId, [line('a', standing, 1)]);
    expect((await pay(server(), ada, cart, card)).error).toBeUndefined();
    const { orderId, transactionId, amount } = await database.query
      .selectFrom('purchaseOrder')
      .innerJoin('payment', 'payment.paymentId', 'purchaseOrder.paymentId')
      .select(['purchaseOrder.orderId', 'payment.transactionId', 'payment.amount'])
      .where('purchaseOrder.eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    const intent = fake.state.intents.get(transactionId!)!;
    fake.state.giveBack(intent, given ?? amount);
    await returnOrder(platform, { eventId, orderId, refundId: randomUUID(), reason: 'goodwill' });
    await jobs.drain();
    const refunds = await database.query
      .selectFrom('refund')
      .select(['state', 'coveredAmount'])
      .where('eventId', '=', eventId)
      .execute();
    expect(refunds).toEqual([{ state: 'refunded', coveredAmount: given ?? amount }]);
    expect(fake.state.charges.get(intent.latest_charge!)!.amount_refunded).toBe(amount);
  });
});
