import { hours } from '../../../../platform/time/units.ts';
import {
  checkout,
  knowsBuyers,
  line,
  storeCard,
  type Buyer,
} from '../../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../testing/auctionStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { auction, fans } = {} as AuctionStage;
let ada: Buyer;
let card: string;
let offerId: string;
const { buyerOf, decline, offer, offerOf, paidBy, run, settle } = auctionCalls(server, () => ({
  auction,
  fans,
}));

/** Lets ada offer 60.00 for two places each, and more can be had. */
beforeEach(async () => {
  ({ auction, fans } = await prepareAuction(server, {
    standing: 4,
    rows: 1,
    seatsPerRow: 4,
    maxPerPerson: 4,
  }));
  ada = fans[0]!;
  card = (await storeCard(server, ada)).paymentMethodId;
  ({ offerId } = (await offer(ada, { steps: 2, quantity: 2, paymentMethodId: card })).body);
});

/** What ada and the limits say of the offer. */
const describeOffer = async () => [await offerOf(ada), await buyerOf(ada)];

/** Calls of other ways of selling, of carts and of commitments that name an offer, its event or what it is for. */
const otherCalls: Record<string, () => Promise<{ error?: { code: string } | undefined }>> = {
  declineOfferPayment: () => decline(ada),
  claimDraw: () => server.call('claimDraw', { token: ada.token, body: { offerId } }),
  deleteDrawEntry: () =>
    server.call('deleteDrawEntry', { token: ada.token, body: { offerGroupId: auction.standing } }),
  enterDraw: () => {
    const { eventId, standing } = auction;
    const wish = { offerGroupIds: [standing], quantity: 1, maySplit: false, paymentMethodId: card };
    return server.call('enterDraw', { token: ada.token, body: { eventId, ...wish } });
  },
  repayOffer: () => {
    const acceptedTotal = { amount: 1, currency: 'CAD' };
    const body = { offerId, paymentMethodId: card, acceptedTotal };
    return server.call('repayOffer', { token: ada.token, body });
  },
  pickAuctionSeats: () =>
    server.call('pickAuctionSeats', { token: ada.token, body: { offerId, seatCodes: ['101-A-1'] } }),
  checkoutCart: () => checkout(server, ada, auction.eventId, [line('a', auction.standing, 1)]),
  clearCart: () => server.call('clearCart', { token: ada.token, body: { eventId: auction.eventId } }),
  leaveWaitList: () => server.call('leaveWaitList', { token: ada.token, body: { eventId: auction.eventId } }),
  claimWaitList: () => server.call('claimWaitList', { token: ada.token, body: { eventId: auction.eventId } }),
  removePaymentMeans: () =>
    server.call('removePaymentMeans', { token: ada.token, query: { paymentMethodId: card } }),
};

describe('an offer that was made [AZ-14]', () => {
  it.each([
    ['fewer places at a higher price', { steps: 9, quantity: 1 }, 'offerNotRaised'],
    ['no place', { steps: 9, quantity: 0 }, 'invalidRequest'],
    ['a negative number of places', { steps: 9, quantity: -1 }, 'invalidRequest'],
    ['one and a half places', { steps: 9, quantity: 1.5 }, 'invalidRequest'],
    ['more places than a number has room for', { steps: 9, quantity: 2 ** 31 }, 'invalidRequest'],
    ['a price in another currency', { steps: 9, quantity: 2, currency: 'USD' }, 'invalidRequest'],
    ['a negative price', { steps: -100, quantity: 2 }, 'invalidRequest'],
  ])('does not become one of %s', async (_what, terms, code) => {
    const before = await describeOffer();
    const answer = await offer(ada, { offerId, paymentMethodId: card, ...terms });
    expect(answer.error?.code).toBe(code);
    expect(await describeOffer()).toEqual(before);
  });

  it.each([
    ['declineOfferPayment', undefined],
    ['claimDraw', 'notFound'],
    ['deleteDrawEntry', 'notFound'],
    ['enterDraw', 'notFound'],
    ['repayOffer', 'paymentNotForRetry'],
    ['pickAuctionSeats', undefined],
    ['checkoutCart', 'marketplaceClosed'],
    ['clearCart', undefined],
    ['leaveWaitList', undefined],
    ['claimWaitList', undefined],
    ['removePaymentMeans', 'paymentMeansInUse'],
  ])('is neither lowered nor given up by %s', async (operationId, code) => {
    const before = await describeOffer();
    expect((await otherCalls[operationId]!()).error?.code).toBe(code);
    expect(await describeOffer()).toEqual(before);
  });

  it('is charged as it was made, though the fan asked for less after the close', async () => {
    await server.clock.advance(hours(3));
    expect((await offer(ada, { offerId, steps: 1, paymentMethodId: card })).error?.code).toBe(
      'marketplaceClosed',
    );
    await run();
    expect((await offer(ada, { offerId, steps: 1, paymentMethodId: card })).error?.code).toBe(
      'marketplaceClosed',
    );
    await decline(ada);
    expect(await offerOf(ada)).toMatchObject({ state: 'qualified', quantity: 2, price: { amount: 6_000 } });
    await settle();
    expect(await paidBy(ada)).toEqual([15_176]);
  });
});
