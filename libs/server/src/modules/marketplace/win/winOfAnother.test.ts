import { hours } from '../../../platform/time/units.ts';
import { checkout, knowsBuyers, pay, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction } from '../auction/testing/auctionStage.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../draw/testing/drawStage.ts';

const server = useTestServer({
  authenticate: knowsBuyers,
  config: { sale: { ...testConfig().sale, seatPicking: { windowMs: hours(2), batch: 1 } } },
});
const refusedCard = '4000 0000 0000 0341';
const missing = '01936f5e-7c00-7000-8000-000000000001';

/** Win of a fan, and another fan of the same event who wants it. */
interface Win {
  eventId: string;
  owner: Buyer;
  other: Buyer;
  offerId: string;
  seatCodes: string[];
}

/** Draws for one place, which every fan wished for. */
async function drawOne(autoClaim: boolean, card?: string) {
  const stage: DrawStage = await prepareDraw(server, { standing: 1, autoClaim });
  const calls = drawCalls(server, () => stage);
  for (const fan of stage.fans) {
    const { paymentMethodId } = await storeCard(server, fan, card);
    await calls.enter(fan, { paymentMethodId });
  }
  await calls.makeDraw();
  await calls.charge();
  await calls.run();
  const [owner, other] = (await calls.inOrder()) as [Buyer, Buyer];
  const { offerId } = (await calls.entryOf(owner))!;
  return { eventId: stage.draw.eventId, owner, other, offerId, seatCodes: ['A-1-1'], ...calls };
}

/** Lets two fans get in for two seats each, the first of whom can pick them. */
async function acceptOffers(): Promise<Win> {
  const stage = await prepareAuction(server, { rows: 2, seatsPerRow: 6, standing: 0, maxPerPerson: 4 });
  const { offer, offerOf, run, selection } = auctionCalls(server, () => stage);
  const [owner, other] = stage.fans as [Buyer, Buyer];
  const seats = { offerGroupId: stage.auction.seated, quantity: 2 };
  await offer(owner, { ...seats, steps: 9 });
  await offer(other, { ...seats, steps: 5 });
  await server.clock.advance(hours(3));
  await run();
  const { offerId } = (await offerOf(owner))!;
  const seatCodes = (await selection(owner)).bestSeatCodes;
  return { eventId: stage.auction.eventId, owner, other, offerId, seatCodes };
}

/** Accepts the offer of a fan whose card is refused. */
async function refuseOffer(): Promise<Win> {
  const stage = await prepareAuction(server);
  const { offer, offerOf, settle } = auctionCalls(server, () => stage);
  const [owner, other] = stage.fans as [Buyer, Buyer];
  const { paymentMethodId } = await storeCard(server, owner, refusedCard);
  await offer(owner, { steps: 4, paymentMethodId });
  await offer(other);
  await settle();
  const { offerId } = (await offerOf(owner))!;
  return { eventId: stage.auction.eventId, owner, other, offerId, seatCodes: ['A-1-1'] };
}

/** Makes each call that names a win. @returns their answers by operation */
async function callAll(fan: Buyer, { offerId, seatCodes }: Win) {
  const { token } = fan;
  const { paymentMethodId } = await storeCard(server, fan);
  const acceptedTotal = { amount: 6_324, currency: 'CAD' };
  const answers = {
    checkoutDrawClaim: await server.call('checkoutDrawClaim', { token, query: { offerId } }),
    claimDraw: await server.call('claimDraw', { token, body: { offerId } }),
    getSeatSelection: await server.call('getSeatSelection', { token, query: { offerId } }),
    pickAuctionSeats: await server.call('pickAuctionSeats', { token, body: { offerId, seatCodes } }),
    repayOffer: await server.call('repayOffer', {
      token,
      body: { offerId, paymentMethodId, acceptedTotal },
    }),
    declineOfferPayment: await server.call('declineOfferPayment', { token, body: { offerId } }),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([operationId, { status, error }]) => [operationId, [status, error?.code]]),
  );
}

/** What the owner of a win sees of it, and what counts against the limits of both. */
async function describeWin({ eventId, owner: { token }, offerId }: Win) {
  const { entries } = (await server.call('listDrawEntries', { token })).body;
  const { offers } = (await server.call('listAuctionOffers', { token })).body;
  const { query } = server.database;
  return {
    own: [...entries, ...offers].filter((each) => each.offerId === offerId),
    buyers: await query.selectFrom('eventBuyer').selectAll().where('eventId', '=', eventId).execute(),
    payments: await query.selectFrom('payment').selectAll().where('eventId', '=', eventId).execute(),
  };
}

const wins: [string, action: 'claim' | 'repay' | 'pickSeats', () => Promise<Win>][] = [
  ['to claim', 'claim', () => drawOne(false)],
  ['in a draw whose card was refused', 'repay', () => drawOne(true, refusedCard)],
  ['whose seats can be picked', 'pickSeats', acceptOffers],
  ['in an auction whose card was refused', 'repay', refuseOffer],
];

describe('the win of another fan', () => {
  it.each(wins)(
    'is answered like a missing one, and stays: a win %s [AZ-14]',
    async (_what, action, make) => {
      const win = await make();
      const before = await describeWin(win);
      expect(before.own).toMatchObject([{ allowed: { [action]: { allowed: true } } }]);
      const answers = await callAll(win.other, win);
      expect(Object.values(answers)).toEqual(Array.from({ length: 6 }, () => [404, 'notFound']));
      expect(await callAll(win.other, { ...win, offerId: missing })).toEqual(answers);
      expect(await describeWin(win)).toEqual(before);
    },
  );

  it('is not bought in a cart of one’s own, nor with the token of its cart [AZ-14]', async () => {
    const win = await drawOne(false);
    const { eventId, owner, other } = win;
    const { selections } = await win.claim(owner);
    const cart = (await checkout(server, owner, eventId, selections)).body;
    const { purchaseToken } = cart;
    const before = await describeWin(win);
    const card = (await storeCard(server, other)).paymentMethodId;
    const { token } = other;
    const answers = [
      await checkout(server, other, eventId, selections),
      await checkout(server, other, eventId, selections, purchaseToken),
      await pay(server, other, cart, card),
      await server.call('extendHold', { token, body: { eventId, purchaseToken } }),
      await server.call('clearCart', { token, body: { eventId, purchaseToken } }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual([
      ...['marketplaceClosed', 'marketplaceClosed'],
      ...['reservationTimeRanOut', 'reservationTimeRanOut'],
      undefined,
    ]);
    expect(await describeWin(win)).toEqual(before);
    const paid = await pay(server, owner, cart, (await storeCard(server, owner)).paymentMethodId);
    expect(paid.body.tokens).toHaveLength(1);
  });
});
