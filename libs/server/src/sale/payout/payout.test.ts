import { randomUUID } from 'node:crypto';
import { minutes } from '../../platform/time/units.ts';
import { sandboxWebhookSecret, signatureHeader, signEvent } from '../../sandbox/payment/sandboxEvents.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../testing/sale/buyers.ts';
import {
  addRecipient,
  buyPlaces,
  moveEnd,
  organiserOf,
  payoutsOf,
  sandboxPayouts,
} from '../../testing/sale/payoutFixture.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { addAccount, setEventAccount } from '../gateway-account/gatewayAccounts.ts';
import { readStatement } from '../ledger/bookRepository.ts';
import { refundOrder, returnOrder } from '../refund/refundOrder.ts';
import { finishPayout, retryPayout } from './finishPayout.ts';
import { openPayouts } from './openPayouts.ts';
import { payOutJob } from './payOut.ts';

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

const runJob = () => payOutJob.handle({}, { platform: server.platform, jobId: 'any' });
const end = () => moveEnd(server.database, sale.eventId, 'past');
const payouts = () => payoutsOf(server.database, sale.eventId);
const statement = async () =>
  (await readStatement(server.database.query, await organiserOf(server.database, sale.eventId), {})).map(
    ({ kind, account, amount, balance }) => [kind, account, amount, balance],
  );

describe('a payout to an organisation', () => {
  it('is made by itself once the event has ended, and once [C9.01b]', async () => {
    await addRecipient(server.database, sale.eventId, recipient);
    await buyPlaces(server, ada, sale, 2);
    await runJob();
    expect(await payouts()).toEqual([]);
    await end();
    await runJob();
    await runJob();
    expect(await payouts()).toEqual([
      expect.objectContaining({ state: 'paid', amount: 10_000, currency: 'CAD', recipient }),
    ]);
    expect(await sandboxPayouts(server.database, recipient)).toEqual([
      { amount: 10_000, currency: 'CAD', state: 'paid' },
    ]);
    expect(await statement()).toEqual([
      ['order', 'organiser', 10_000, 10_000],
      ['payoutDue', 'organiser', -10_000, 0],
      ['payoutDue', 'payoutClearing', 10_000, 10_000],
      ['payout', 'payoutClearing', -10_000, 0],
    ]);
  });

  it('is followed by another one for what is booked later', async () => {
    await addRecipient(server.database, sale.eventId, recipient);
    await buyPlaces(server, ada, sale, 1);
    await end();
    await runJob();
    await moveEnd(server.database, sale.eventId, 'future');
    await buyPlaces(server, ada, sale, 2);
    await end();
    await runJob();
    expect((await payouts()).map(({ amount, state }) => [amount, state])).toEqual([
      [5_000, 'paid'],
      [10_000, 'paid'],
    ]);
  });

  it('waits for a recipient, and is the same amount then', async () => {
    await buyPlaces(server, ada, sale, 1);
    await end();
    await runJob();
    expect(await payouts()).toEqual([expect.objectContaining({ state: 'due', amount: 5_000 })]);
    await addRecipient(server.database, sale.eventId, recipient);
    await runJob();
    expect(await payouts()).toEqual([expect.objectContaining({ state: 'paid', amount: 5_000 })]);
  });

  it('is less by what was refunded before', async () => {
    const orderId = await buyPlaces(server, ada, sale, 3);
    const { eventId } = sale;
    const charges = [{ chargeNumber: 0, amount: 1_000 }];
    await refundOrder(server.platform, {
      eventId,
      orderId,
      refundId: randomUUID(),
      reason: 'goodwill',
      charges,
    });
    await end();
    await runJob();
    expect(await payouts()).toEqual([expect.objectContaining({ amount: 14_000 })]);
  });

  it.each([
    ['due for want of a recipient', false],
    ['refused', true],
  ])('follows the books while it is %s: refunds make it less, and then nothing', async (_name, isRefused) => {
    const { database, platform } = server;
    const { eventId } = sale;
    const orderId = await buyPlaces(server, ada, sale, 2);
    await end();
    if (isRefused) await addRecipient(database, eventId, `refused_${eventId}`);
    await runJob();
    const state = isRefused ? 'failed' : 'due';
    expect(await payouts()).toEqual([expect.objectContaining({ state, amount: 10_000 })]);
    const charges = [{ chargeNumber: 0, amount: 1_000 }];
    const part = { eventId, orderId, reason: 'goodwill' as const };
    await refundOrder(platform, { ...part, refundId: randomUUID(), charges });
    await runJob();
    expect(await payouts()).toEqual([expect.objectContaining({ state, amount: 9_000 })]);
    await returnOrder(platform, { ...part, refundId: randomUUID() });
    await runJob();
    expect(await payouts()).toEqual([expect.objectContaining({ state: 'dropped', amount: 0 })]);
    expect((await statement()).at(-1)).toEqual(['payoutDue', 'payoutClearing', -9_000, 0]);
    await addRecipient(database, eventId, recipient);
    await runJob();
    expect(await sandboxPayouts(database, recipient)).toEqual([]);
  });

  it('is dropped when its event is cancelled before the gateway was asked', async () => {
    const { database } = server;
    await buyPlaces(server, ada, sale, 1);
    await end();
    await runJob();
    await database.query
      .updateTable('event')
      .set({ status: 'Cancelled' })
      .where('eventId', '=', sale.eventId)
      .execute();
    await addRecipient(database, sale.eventId, recipient);
    await runJob();
    expect(await payouts()).toEqual([expect.objectContaining({ state: 'dropped' })]);
    expect(await sandboxPayouts(database, recipient)).toEqual([]);
  });

  it.each(['Cancelled', 'Postponed'])('is none for an event that is %s', async (status) => {
    await buyPlaces(server, ada, sale, 1);
    await server.database.query
      .updateTable('event')
      .set({ status })
      .where('eventId', '=', sale.eventId)
      .execute();
    await end();
    await runJob();
    expect(await payouts()).toEqual([]);
  });

  it('is none where the organisation collects the money itself', async () => {
    const { eventId } = sale;
    const clientId = await organiserOf(server.database, eventId);
    const credentials = JSON.stringify({ webhookSecret: 'secret-of-the-organiser' });
    const gatewayAccountId = await addAccount(server.platform, { clientId, credentials });
    const paymentTypes = ['CreditCard' as const];
    await setEventAccount(server.database.query, { eventId, gatewayAccountId, paymentTypes });
    await buyPlaces(server, ada, sale, 1);
    await end();
    await runJob();
    expect(await payouts()).toEqual([]);
  });

  /** Sells places of another event of the organisation. */
  const sellAnother = async (quantity: number): Promise<SaleFixture> => {
    const { database } = server;
    const another = await buildSale(database);
    const clientId = await organiserOf(database, sale.eventId);
    await database.query
      .updateTable('event')
      .set({ clientId })
      .where('eventId', '=', another.eventId)
      .execute();
    await buyPlaces(server, ada, another, quantity);
    return another;
  };

  it('is less by what the organisation owes for another event, whatever it sells of those to come', async () => {
    const { database, platform } = server;
    const orderId = await buyPlaces(server, ada, sale, 1);
    await addRecipient(database, sale.eventId, recipient);
    await end();
    await runJob();
    await returnOrder(platform, { eventId: sale.eventId, orderId, refundId: orderId, reason: 'goodwill' });
    await sellAnother(4);
    const second = await sellAnother(3);
    await moveEnd(database, second.eventId, 'past');
    await runJob();
    expect(await payoutsOf(database, second.eventId)).toEqual([
      expect.objectContaining({ state: 'paid', amount: 10_000 }),
    ]);
  });

  it('is made of what a debt kept back, once that is settled', async () => {
    const { database, platform, clock } = server;
    const orderId = await buyPlaces(server, ada, sale, 1);
    await addRecipient(database, sale.eventId, recipient);
    await end();
    await runJob();
    await returnOrder(platform, { eventId: sale.eventId, orderId, refundId: orderId, reason: 'goodwill' });
    const second = await sellAnother(1);
    await moveEnd(database, second.eventId, 'past');
    await runJob();
    expect(await payoutsOf(database, second.eventId)).toEqual([]);
    await clock.advance(minutes(6));
    await runJob();
    await moveEnd(database, sale.eventId, 'future');
    await buyPlaces(server, ada, sale, 1);
    await end();
    await runJob();
    expect(await payoutsOf(database, second.eventId)).toEqual([
      expect.objectContaining({ state: 'paid', amount: 5_000 }),
    ]);
  });
});

describe('an event whose payout cannot be opened', () => {
  it('delays no other: it is tried again at the end of the queue', async () => {
    const { database, platform } = server;
    await runJob();
    await buyPlaces(server, ada, sale, 1);
    await end();
    const second = await buildSale(database);
    await buyPlaces(server, ada, second, 1);
    await moveEnd(database, second.eventId, 'past');
    const errors = jest.spyOn(platform.log, 'error').mockImplementation();
    const newId = jest.spyOn(platform, 'newId').mockReturnValueOnce('no id');
    await openPayouts(platform, 1);
    const [[{ eventId: failed }]] = errors.mock.calls as unknown as [[{ eventId: string }]];
    errors.mockRestore();
    newId.mockRestore();
    const other = failed === sale.eventId ? second.eventId : sale.eventId;
    await openPayouts(platform, 1);
    expect(await payoutsOf(database, other)).toHaveLength(1);
    expect(await payoutsOf(database, failed)).toHaveLength(0);
    await runJob();
    expect(await payoutsOf(database, failed)).toHaveLength(1);
  });
});

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
    expect(await retryPayout(server.platform, failed!.payoutId)).toBe(true);
    expect(await retryPayout(server.platform, failed!.payoutId)).toBe(false);
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
    await retryPayout(server.platform, payoutId);
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
    const [{ payoutId, gatewayPayoutId }] = (await payouts()) as [
      { payoutId: string; gatewayPayoutId: string },
    ];
    await tell(`${sale.eventId}:1`, gatewayPayoutId);
    await retryPayout(server.platform, payoutId);
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
    const [{ payoutId }] = (await payouts()) as [{ payoutId: string }];
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
