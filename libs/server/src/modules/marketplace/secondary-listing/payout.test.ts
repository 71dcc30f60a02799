import { randomUUID } from 'node:crypto';
import type { SecondaryListing, SellerPayoutState, SellingState } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { days, minutes } from '../../../platform/time/units.ts';
import { payOutJob } from '../../../sale/payout/payOut.ts';
import { returnOrder } from '../../../sale/refund/refundOrder.ts';
import { mailsTo, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { addPayPal, listPlaces } from '../../../testing/sale/fixtures/listingFixture.ts';
import { moveEnd } from '../../../testing/sale/fixtures/payoutFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { scratchModule } from '../../../testing/sale/races/scratchKind.ts';
import { sellListing } from '../../../testing/sale/soldListing.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';
import { endListingsJob } from './endListingsJob.ts';
import { secondaryListingModule } from './secondaryListingModule.ts';

const { server } = useSaleServers({}, [scratchModule]);
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  sale = await buildSale(server().database, { feePpm: 0, taxPpm: 0 });
  [ada, ben] = (await makeBuyers(server().database, 2)) as [Buyer, Buyer];
});

const runJob = () => payOutJob.handle({}, { platform: server().platform, jobId: 'any' });
/** Lets the provider answer what has become of a payout. */
const later = async (ms = minutes(2)) => {
  await server().clock.advance(ms);
  await runJob();
};
const end = () => moveEnd(server().database, sale.eventId, 'past');
const setEvent = (status: string) =>
  server().database.query.updateTable('event').set({ status }).where('eventId', '=', sale.eventId).execute();
const details = async ({ tokens }: SecondaryListing): Promise<SecondaryListing> => {
  const query = { eventId: sale.eventId, tokenId: tokens[0]!.tokenId };
  return (await server().call('getSecondaryListing', { token: ada.token, query })).body;
};
const redirect = async ({ listingId }: SecondaryListing, emailAddress: string) => {
  const payoutMethodId = await addPayPal(server(), ada, emailAddress);
  const body = { eventId: sale.eventId, listingId, payoutMethodId };
  return server().call('updatePayoutMethod', { token: ada.token, body });
};
const retry = ({ listingId }: SecondaryListing, { token } = ada) =>
  server().call('retryPayout', { token, body: { eventId: sale.eventId, listingId } });
const sell = async () => (await sellListing(server(), sale, { seller: ada, buyer: ben })).listing;
const subjects = async () => (await mailsTo(server(), ada)).map(({ subject }) => subject.split(':')[0]);
const cad = (amount: number) => ({ amount, currency: 'CAD' });

describe('a sold listing', () => {
  it('is paid once the event has ended, and its seller told of each step [C4.10b, C4.10c, C4.10d, C9.01b]', async () => {
    const listing = await sell();
    expect(await details(listing)).toMatchObject({
      ...{ state: 'sold', sellingState: 'sold', waitsFor: 'eventEnd' },
      allowed: {
        edit: { allowed: false },
        updatePayoutMethod: { allowed: true },
        retryPayout: { allowed: false },
      },
    });
    await end();
    expect(await details(listing)).toMatchObject({ sellingState: 'sold', waitsFor: 'sending' });
    await runJob();
    const sent = await details(listing);
    expect(sent).toMatchObject({
      sellingState: 'payoutInitiated',
      payout: { state: 'pending', amount: cad(5_000), emailAddress: 'ada@paypal.example' },
      allowed: { updatePayoutMethod: { allowed: false, reason: 'payoutSent' } },
    });
    expect(sent.waitsFor).toBeUndefined();
    await later();
    const arrived = await details(listing);
    expect(arrived).toMatchObject({ sellingState: 'payoutCompleted', payout: { state: 'success' } });
    expect(arrived.payout?.arrivedAt).toBeDefined();
    await server().jobs.drain();
    expect(await subjects()).toEqual(
      expect.arrayContaining(['Sold', 'We sent your money', 'Your money has arrived']),
    );
  });

  it.each<[SellerPayoutState, SellingState]>([
    ['held', 'payoutInitiated'],
    ['unclaimed', 'paymentIssue'],
    ['failed', 'paymentIssue'],
    ['blocked', 'paymentIssue'],
    ['returned', 'paymentIssue'],
    ['refunded', 'paymentIssue'],
  ])('says what the provider says: %s [C4.10e]', async (state, sellingState) => {
    const listing = await sell();
    await redirect(listing, `${state}@paypal.example`);
    await end();
    await runJob();
    await later();
    await runJob();
    expect(await details(listing)).toMatchObject({ sellingState, payout: { state } });
    await server().jobs.drain();
    const news = { held: 'PayPal is checking your money', unclaimed: 'Claim your money' }[state as string];
    expect(await subjects()).toContain(news ?? 'We couldn’t pay you');
  });

  it('comes back from a provider in the end, or arrives', async () => {
    const listing = await sell();
    await redirect(listing, 'held@paypal.example');
    await end();
    await runJob();
    await later();
    await later(days(1));
    expect(await details(listing)).toMatchObject({ sellingState: 'payoutCompleted' });
  });

  it('is paid again to another account once it has failed, and not before [C7.63a, C7.63b, C8.09a]', async () => {
    const listing = await sell();
    await redirect(listing, 'refused@paypal.example');
    expect((await retry(listing)).error?.code).toBe('payoutNotFailed');
    await end();
    await runJob();
    expect(await details(listing)).toMatchObject({
      ...{ sellingState: 'paymentIssue', payout: { state: 'failed' } },
      allowed: { updatePayoutMethod: { allowed: true }, retryPayout: { allowed: true } },
    });
    expect((await retry(listing, ben)).status).toBe(404);
    expect((await redirect(listing, 'ada@paypal.example')).status).toBe(200);
    expect((await retry(listing)).body).toMatchObject({ sellingState: 'sold', payout: { state: 'due' } });
    await runJob();
    expect((await redirect(listing, 'other@paypal.example')).error?.code).toBe('payoutSent');
    await later();
    expect(await details(listing)).toMatchObject({ sellingState: 'payoutCompleted' });
  });

  it('waits while the event is postponed, and is not paid if its buyer is refunded', async () => {
    const { listing, orderId } = await sellListing(server(), sale, { seller: ada, buyer: ben });
    await setEvent('Postponed');
    await end();
    await runJob();
    expect(await details(listing)).toMatchObject({ sellingState: 'sold', waitsFor: 'eventPostponed' });
    await setEvent('Cancelled');
    expect(await details(listing)).toMatchObject({ waitsFor: 'buyerRefunded' });
    const back = {
      eventId: sale.eventId,
      orderId,
      refundId: randomUUID(),
      reason: 'eventCancelled' as const,
    };
    expect(await returnOrder(server().platform, back)).toBe(true);
    await server().jobs.drain();
    await runJob();
    expect(await details(listing)).toMatchObject({ sellingState: 'sold', waitsFor: 'buyerRefunded' });
    expect(await subjects()).toContain('Sale undone');
  });

  it('is not paid while its buyer’s payment is disputed', async () => {
    const listing = await sell();
    await end();
    const set = (state: string) =>
      server()
        .database.query.updateTable('payment')
        .set({ state })
        .where('eventId', '=', sale.eventId)
        .where('userId', '=', ben.userId)
        .execute();
    await set('disputed');
    await runJob();
    expect(await details(listing)).toMatchObject({ sellingState: 'sold', waitsFor: 'paymentDisputed' });
    await set('captured');
    expect(await details(listing)).toMatchObject({ sellingState: 'sold' });
  });

  it('is kept for what its seller owes of a sale that was refunded after it was paid', async () => {
    const first = await sellListing(server(), sale, { seller: ada, buyer: ben });
    await end();
    await runJob();
    await later();
    const back = { eventId: sale.eventId, orderId: first.orderId, refundId: randomUUID() };
    await returnOrder(server().platform, { ...back, reason: 'goodwill' });
    await moveEnd(server().database, sale.eventId, 'future');
    const second = await sell();
    await end();
    await runJob();
    expect(await details(second)).toMatchObject({ sellingState: 'sold', waitsFor: 'otherDebt' });
  });

  it('is in the statement of its seller, with what was paid and came back [C9.01b]', async () => {
    const listing = await sell();
    const year = server().clock.now().getUTCFullYear();
    const statement = async () =>
      (await server().call('getSellerStatement', { token: ada.token, query: { year } })).body;
    expect((await statement()).totals).toEqual([{ earned: cad(5_000), paid: cad(0), balance: cad(5_000) }]);
    await redirect(listing, 'returned@paypal.example');
    await end();
    await runJob();
    await later();
    const { entries, totals, years } = await statement();
    expect(entries.map(({ kind, amount, balance }) => [kind, amount.amount, balance.amount])).toEqual([
      ['sale', 5_000, 5_000],
      ['payout', -5_000, 0],
      ['payoutReturned', 5_000, 5_000],
    ]);
    expect([totals, years]).toEqual([[{ earned: cad(5_000), paid: cad(0), balance: cad(5_000) }], [year]]);
    const ofBen = await server().call('getSellerStatement', { token: ben.token, query: { year } });
    expect(ofBen.body).toEqual({ year, years: [], totals: [], entries: [] });
  });

  it('keeps the account of its seller until the money has arrived, and then only the books know it [PV-05]', async () => {
    await sell();
    const check = async () =>
      (await server().call('checkAccountDeletion', { token: ada.token })).body.openPayouts;
    expect(await check()).toBe(1);
    await end();
    await runJob();
    expect(await check()).toBe(1);
    await later();
    expect(await check()).toBe(0);
    await inTransaction(server().database, (tx) =>
      secondaryListingModule.personalData[0]!.forget(tx, { userId: ada.userId } as never),
    );
    const { recipient } = await server()
      .database.query.selectFrom('payout')
      .select('recipient')
      .where('userId', '=', ada.userId)
      .executeTakeFirstOrThrow();
    expect(recipient).toBe('deleted');
  });

  it('keeps its payout account until the money has arrived [C5.13b]', async () => {
    const listing = await sell();
    const body = { payoutMethodId: await addPayPal(server(), ada) };
    const archive = () => server().call('archivePayoutMethod', { token: ada.token, body });
    expect((await archive()).error?.code).toBe('payoutMethodInUse');
    await end();
    await runJob();
    expect((await archive()).error?.code).toBe('payoutMethodInUse');
    await later();
    expect((await archive()).status).toBe(200);
    expect(await details(listing)).toMatchObject({ payout: { emailAddress: 'ada@paypal.example' } });
  });
});

it('goes off sale while the payment of its own seller is disputed', async () => {
  const listing = await listPlaces(server(), ada, sale);
  const set = (state: string) =>
    server()
      .database.query.updateTable('payment')
      .set({ state })
      .where('eventId', '=', sale.eventId)
      .execute();
  await set('disputed');
  await endListingsJob.handle({}, { platform: server().platform, jobId: 'any' });
  expect(await details(listing)).toMatchObject({ state: 'cancelled', endReason: 'paymentDisputed' });
  await set('captured');
});
