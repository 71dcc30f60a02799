import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sandboxWebhookSecret, signatureHeader, signEvent } from '../../sandbox/payment/sandboxEvents.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { refundOrder } from './refundOrder.ts';

const server = useTestServer({ authenticate: knowsBuyers });

/** Sends an event as the gateway does, and applies it. @returns the status of the answer */
async function tell(event: object): Promise<number> {
  const payload = JSON.stringify(event);
  const secret = sandboxWebhookSecret(server.platform.config.sealingKey);
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/payment/events/sandbox',
    headers: { [signatureHeader]: signEvent(secret, payload, server.clock.now()) },
    payload,
  });
  await server.jobs.drain();
  return statusCode;
}

/** Sum of what the buyers of an event owe, by the books. */
async function owed(eventId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount), 0)::bigint as amount from ledger_transaction t
    join ledger_posting p using (ledger_transaction_id) join ledger_account a using (ledger_account_id)
    where t.event_id = ${eventId} and a.kind = 'buyer'`.execute(server.database.kysely);
  return rows[0]!.amount;
}

describe("a refund that was made in the gateway's own console", () => {
  it('is booked once, however often it is told, and covers a refund of ours [CR-06]', async () => {
    const { query } = server.database;
    const { eventId, standing } = await buildSale(server.database);
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    const { paymentMethodId } = await storeCard(server, ada);
    const { body: cart } = await checkout(server, ada, eventId, [line('a', standing, 1)]);
    expect((await pay(server, ada, cart, paymentMethodId)).error).toBeUndefined();
    const { orderId, transactionId } = await query
      .selectFrom('purchaseOrder')
      .innerJoin('payment', 'payment.paymentId', 'purchaseOrder.paymentId')
      .select(['purchaseOrder.orderId', 'payment.transactionId'])
      .where('purchaseOrder.eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    const outside = { kind: 'refundedOutside', refundId: `of ${transactionId}`, transactionId };
    for (const n of [1, 2])
      expect(await tell({ id: `${transactionId}:${n}`, ...outside, amount: 1000, currency: 'CAD' })).toBe(
        204,
      );
    expect(await owed(eventId)).toBe(1000);

    const refund = jest.spyOn(server.platform.gateways.payment, 'refund');
    await refundOrder(server.platform, { eventId, orderId, refundId: randomUUID(), reason: 'requested' });
    await server.jobs.drain();
    const [ours] = await query
      .selectFrom('refund')
      .select(['state', 'amount', 'coveredAmount'])
      .where('eventId', '=', eventId)
      .execute();
    expect(ours).toMatchObject({ state: 'refunded', coveredAmount: 1000 });
    expect(refund.mock.calls.map(([part]) => part.amount)).toEqual([ours!.amount - 1000]);
    expect(await owed(eventId)).toBe(0);
  });
});
