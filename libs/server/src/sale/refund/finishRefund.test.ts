import { hours, minutes } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import type { GatewayFault } from '../../testing/sale/faults/faultyGateway.ts';
import { chargesOf } from '../../testing/sale/faults/gatewayFaultCases.ts';
import { buildSale, seatCode, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useFaultyServers } from '../../testing/sale/races/useFaultyServers.ts';
import { reconcilePayments } from '../purchase/reconcilePayments.ts';

/** Charges that the gateway was asked to refund, and those that it refuses to. */
let asked: string[] = [];
let refused = new Set<string>();
/** Runs between the charge and the handling of its result. */
let meanwhile: (() => Promise<void>) | undefined;
const { server, gateway } = useFaultyServers({
  faultPoint: (name) => (name === 'afterOutsideCall' ? meanwhile?.() : undefined),
});
const { refund } = gateway;
gateway.refund = async (request) => {
  asked.push(request.transactionId);
  if (refused.has(request.transactionId)) throw new Error('ECONNRESET');
  return refund(request);
};

let sale: SaleFixture;
let thief: Buyer;

beforeEach(async () => {
  [asked, refused, meanwhile] = [[], new Set(), undefined];
  sale = await buildSale(server().database);
  [thief] = (await makeBuyers(server().database, 1)) as [Buyer];
});

const hold = async (buyer: Buyer, seat: number) =>
  (
    await checkout(server(), buyer, sale.eventId, [
      line('a', sale.seated, 1, { seatCodes: [seatCode(0, seat)] }),
    ])
  ).body;

/** Makes a payment that is captured after another buyer has taken the seat. */
async function payTooLate(seat: number): Promise<Buyer> {
  const [buyer] = (await makeBuyers(server().database, 1)) as [Buyer];
  const { paymentMethodId } = await storeCard(server(), buyer);
  const cart = await hold(buyer, seat);
  meanwhile = async () => {
    meanwhile = undefined;
    await server().clock.advance(minutes(11));
    await hold(thief, seat);
  };
  const { error } = await pay(server(), buyer, cart, paymentMethodId);
  expect(error).toMatchObject({ code: 'reservationTimeRanOut', details: { refunded: true } });
  return buyer;
}
/** Refund of a buyer's payment. */
const refundOf = ({ userId }: Buyer) =>
  server()
    .database.query.selectFrom('payment')
    .innerJoin('refund', 'refund.paymentId', 'payment.paymentId')
    .select(['refund.state', 'payment.transactionId'])
    .where('payment.userId', '=', userId)
    .executeTakeFirstOrThrow();
const reconcile = (limit?: number) => reconcilePayments(server(1).platform, limit);

describe('money that bought nothing [I9.11, C9.01a]', () => {
  it('is on its way back in the moment in which the purchase is lost', async () => {
    const buyer = await payTooLate(1);
    const { transactionId } = await refundOf(buyer);
    // No time passes: the job was written together with the change that made it due.
    await server().jobs.drain();
    expect(asked).toEqual([transactionId]);
    expect((await refundOf(buyer)).state).toBe('refunded');
  });

  it('goes back once, as soon as a gateway that failed for two days answers again', async () => {
    const buyer = await payTooLate(1);
    const { transactionId } = await refundOf(buyer);
    refused.add(transactionId!);
    for (let day = 0; day < 2; day += 1) {
      await reconcile();
      await server().clock.advance(hours(24));
    }
    expect([asked.length, (await refundOf(buyer)).state]).toEqual([2, 'due']);
    refused.clear();
    await reconcile();
    await reconcile();
    expect([asked.length, (await refundOf(buyer)).state]).toEqual([3, 'refunded']);
  });

  it.each<GatewayFault>(['hang', 'resetBefore', 'resetAfter'])(
    '%s: goes back once, and nothing waits for it [CR-05]',
    async (fault) => {
      const buyer = await payTooLate(1);
      gateway.fault = fault;
      await reconcile();
      expect((await refundOf(buyer)).state).toBe('due');
      gateway.fault = 'none';
      await reconcile();
      await reconcile();
      expect([asked.length, (await refundOf(buyer)).state]).toEqual([2, 'refunded']);
      expect(await chargesOf(server().database, sale.eventId)).toEqual({ refunded: 1 });
    },
  );

  it('does not wait behind what the gateway refuses for ever', async () => {
    const [stuck, next] = [await payTooLate(1), await payTooLate(2)];
    refused.add((await refundOf(stuck)).transactionId!);
    await reconcile(1);
    await reconcile(1);
    expect([(await refundOf(stuck)).state, (await refundOf(next)).state]).toEqual(['due', 'refunded']);
  });

  it('is asked of no gateway where it was nothing, and holds no account open', async () => {
    sale = await buildSale(server().database, { prices: { seated: 0, standing: 0, shirt: 0 } });
    const buyer = await payTooLate(1);
    await server().jobs.drain();
    const { transactionId, state } = await refundOf(buyer);
    expect(transactionId).toMatch(/^free_/);
    expect(asked).not.toContain(transactionId);
    expect(state).toBe('refunded');
  });
});
