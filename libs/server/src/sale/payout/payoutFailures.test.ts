import { randomUUID } from 'node:crypto';
import { minutes } from '../../platform/time/units.ts';
import { sandboxWebhookSecret, signatureHeader, signEvent } from '../../sandbox/payment/sandboxEvents.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import {
  addRecipient,
  buyPlaces,
  moveEnd,
  sandboxPayouts,
  payoutSteps,
} from '../../testing/sale/fixtures/payoutFixture.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { refundOrder, returnOrder } from '../refund/refundOrder.ts';
import { finishPayout, retryPayout } from './finishPayout.ts';
import { openPayouts } from './openPayouts.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
/** Recipient of this test alone. */
let recipient: string;

beforeEach(async () => {
  sale = await buildSale(server.database);
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  recipient = `account_${sale.eventId}`;
});

const { runJob, end, payouts, statement } = payoutSteps(server, () => sale.eventId);

describe('a payout that fails', () => {
  it('says why the gateway refused it, and is tried again under a new key, to the recipient of then', async () => {
    const wrong = `refused_${sale.eventId}`;
    await addRecipient(server.database, sale.eventId, wrong);
    await buyPlaces(server, ada, sale, 1);
    await end();
    await runJob();
    await runJob();
    const [failed] = await payouts();
    expect(failed).toMatchObject({ state: 'failed', failureReason: 'unknownRecipient', attempt: 1 });
    expect((await statement()).at(-1)).toEqual(['payoutDue', 'payoutClearing', 5_000, 5_000]);
    await addRecipient(server.database, sale.eventId, recipient);
    expect(await retryPayout(server.database.query, failed!.payoutId)).toBe(true);
    expect(await retryPayout(server.database.query, failed!.payoutId)).toBe(false);
    await runJob();
    expect(await payouts()).toEqual([
      expect.objectContaining({ state: 'paid', attempt: 2, recipient, failureReason: null }),
    ]);
    expect(await sandboxPayouts(server.database, wrong)).toHaveLength(1);
    expect(await sandboxPayouts(server.database, recipient)).toHaveLength(1);
  });

  const tell = async (id: string, payoutId: string | null) => {
    const payload = JSON.stringify({ id, kind: 'payoutFailed', payoutId });
    const secret = sandboxWebhookSecret(server.platform.config.sealingKey);
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signEvent(secret, payload, server.clock.now()),
    };
    const url = '/api/payment/events/sandbox';
    expect((await server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(204);
    await server.jobs.drain();
  };

  it('is owed again when the gateway takes it back later, however often it says so [CR-06]', async () => {
    await addRecipient(server.database, sale.eventId, recipient);
    await buyPlaces(server, ada, sale, 1);
    await end();
    await runJob();
    const [paid] = await payouts();
    const { payoutId, gatewayPayoutId } = paid!;
    await tell(`${sale.eventId}:1`, gatewayPayoutId);
    await tell(`${sale.eventId}:2`, gatewayPayoutId);
    expect(await payouts()).toEqual([
      expect.objectContaining({ state: 'failed', failureReason: 'takenBack' }),
    ]);
    expect((await statement()).at(-1)).toEqual(['payoutFailed', 'payoutClearing', 5_000, 5_000]);
    await retryPayout(server.database.query, payoutId);
    await server.clock.advance(minutes(1));
    await runJob();
    // Told once more of the first attempt, the second one stays paid.
    await tell(`${sale.eventId}:3`, gatewayPayoutId);
    expect(await payouts()).toEqual([expect.objectContaining({ state: 'paid', attempt: 2 })]);
    expect((await statement()).at(-1)).toEqual(['payout', 'payoutClearing', -5_000, 0]);
  });

  it('follows the books together with another one that waits', async () => {
    const { database, platform } = server;
    const { eventId } = sale;
    await addRecipient(database, eventId, recipient);
    const orderId = await buyPlaces(server, ada, sale, 1);
    await end();
    await runJob();
    const [first] = await payouts();
    await moveEnd(database, eventId, 'future');
    const secondId = await buyPlaces(server, ada, sale, 2);
    await end();
    await openPayouts(platform, 100);
    await tell(`${eventId}:1`, first!.gatewayPayoutId);
    const back = { eventId, reason: 'goodwill' as const };
    await returnOrder(platform, { ...back, orderId, refundId: randomUUID() });
    const charges = [{ chargeNumber: 0, amount: 1_000 }];
    await refundOrder(platform, { ...back, orderId: secondId, refundId: randomUUID(), charges });
    await finishPayout(platform, (await payouts())[1]!.payoutId);
    expect((await payouts()).map(({ state, amount }) => [state, amount])).toEqual([
      ['dropped', 0],
      ['paid', 9_000],
    ]);
  });

  /** Does something after the gateway has paid, and before its answer is recorded. */
  const beforeAnswer = (act: () => Promise<unknown>) => {
    const { payment } = server.platform.gateways;
    const payOut = payment.payOut.bind(payment);
    return jest.spyOn(payment, 'payOut').mockImplementationOnce(async (request) => {
      const answer = await payOut(request);
      await act();
      return answer;
    });
  };

  it('stays due when the gateway tells of an earlier attempt while it is asked again [CR-06]', async () => {
    await addRecipient(server.database, sale.eventId, recipient);
    await buyPlaces(server, ada, sale, 1);
    await end();
    await runJob();
    const { payoutId, gatewayPayoutId } = (await payouts())[0]!;
    await tell(`${sale.eventId}:1`, gatewayPayoutId);
    await retryPayout(server.database.query, payoutId);
    beforeAnswer(() => tell(`${sale.eventId}:2`, gatewayPayoutId));
    await runJob();
    expect(await payouts()).toEqual([expect.objectContaining({ state: 'paid', attempt: 2 })]);
  });

  it('stays due while the gateway has no money for it, and is asked for under a new key', async () => {
    await addRecipient(server.database, sale.eventId, recipient);
    await buyPlaces(server, ada, sale, 1);
    await end();
    const asked = jest
      .spyOn(server.platform.gateways.payment, 'payOut')
      .mockResolvedValueOnce({ kind: 'unfunded' });
    asked.mockClear();
    await runJob();
    expect(await payouts()).toEqual([expect.objectContaining({ state: 'due', attempt: 2 })]);
    await runJob();
    const { payoutId } = (await payouts())[0]!;
    expect(asked.mock.calls.map(([{ key }]) => key)).toEqual([
      `payout:${payoutId}:1`,
      `payout:${payoutId}:2`,
    ]);
    expect(await payouts()).toEqual([expect.objectContaining({ state: 'paid', amount: 5_000 })]);
  });

  it('is an error in the log if it was paid, but cannot be recorded', async () => {
    await addRecipient(server.database, sale.eventId, recipient);
    await buyPlaces(server, ada, sale, 1);
    await end();
    const errors = jest.spyOn(server.platform.log, 'error').mockImplementation();
    beforeAnswer(() =>
      server.database.query
        .updateTable('payout')
        .set({ state: 'failed', failureReason: 'test' })
        .where('eventId', '=', sale.eventId)
        .execute(),
    );
    await runJob();
    expect(errors.mock.calls).toEqual([
      [
        expect.objectContaining({ gatewayPayoutId: expect.stringMatching(/^payout_/) }),
        expect.stringContaining('paid'),
      ],
    ]);
    errors.mockRestore();
  });
});
