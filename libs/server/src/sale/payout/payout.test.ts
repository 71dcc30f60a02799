import { randomUUID } from 'node:crypto';
import { minutes } from '../../platform/time/units.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import {
  addRecipient,
  buyPlaces,
  moveEnd,
  organiserOf,
  payoutsOf,
  sandboxPayouts,
  payoutSteps,
} from '../../testing/sale/fixtures/payoutFixture.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { addAccount, setEventAccount } from '../gateway-account/gatewayAccounts.ts';
import { refundOrder, returnOrder } from '../refund/refundOrder.ts';
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
