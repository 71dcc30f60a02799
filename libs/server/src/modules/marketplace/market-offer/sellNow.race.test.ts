import { randomUUID } from 'node:crypto';
import { seconds } from '../../../platform/time/units.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { addPayPal, ownTokens } from '../../../testing/sale/fixtures/listingFixture.ts';
import { bid, sellTokens } from '../../../testing/sale/fixtures/marketOfferFixture.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { rounds, tally } from '../../../testing/sale/races/rounds.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';
import { fillMarketOffersJob } from './fill/marketOfferJobs.ts';

class Killed extends Error {}
let killAt: string | undefined;
const { server, servers } = useSaleServers({
  faultPoint: (name) => {
    if (name === killAt) throw new Killed(name);
  },
});

const advance = async (ms: number) => {
  for (const { clock } of servers) await clock.advance(ms);
};
const fill = (n = 0) => fillMarketOffersJob.handle({}, { platform: server(n).platform, jobId: 'any' });
const cad = (amount: number) => ({ amount, currency: 'CAD' });

/** Has sellers own one place each, and bidders bid, one dollar apart. */
async function prepare(sellerCount: number, bidderCount: number) {
  const sale = await buildSale(server().database);
  const { eventId } = sale;
  const people = await makeBuyers(server().database, sellerCount + bidderCount);
  const [sellers, bidders] = [people.slice(0, sellerCount), people.slice(sellerCount)];
  const tokenIds = new Map<Buyer, string[]>();
  for (const seller of sellers) tokenIds.set(seller, await ownTokens(server(), seller, sale, 1));
  const bids: string[] = [];
  for (const [at, bidder] of bidders.entries())
    bids.push((await bid(server(), bidder, sale, { price: 5_000 + 100 * at })).body.marketOfferId);
  const payout = new Map<Buyer, string>();
  for (const seller of sellers) payout.set(seller, await addPayPal(server(), seller));
  const sell = (seller: Buyer, n = 0, idempotencyKey = `sell-${randomUUID()}`) =>
    server(n).call('sellNow', {
      token: seller.token,
      idempotencyKey,
      body: {
        ...{ eventId, tokenIds: tokenIds.get(seller)!, payoutMethodId: payout.get(seller)! },
        acceptedProceeds: cad(100),
      },
    });
  const stateOf = async ({ token }: Buyer) =>
    (await server().call('listMarketOffers', { token, body: { eventId } })).body.marketOffers[0]!.state;
  const activeOf = async ({ userId }: Buyer) =>
    (
      await server()
        .database.query.selectFrom('token')
        .select('tokenId')
        .where('eventId', '=', eventId)
        .where('ownerId', '=', userId)
        .where('state', '=', 'active')
        .execute()
    ).length;
  return { sale, sellers, bidders, bids, tokenIds, sell, stateOf, activeOf };
}

it('fills a bid once when two sellers race for it; the other keeps everything [INV-07]', async () => {
  for (let round = 0; round < rounds(5); round += 1) {
    const { sellers, bidders, sell, stateOf, activeOf } = await prepare(2, 1);
    const counts = tally(await Promise.all(sellers.map((seller, n) => sell(seller, n))));
    expect(counts).toEqual({ ok: 1, exchangeAskFillFailed: 1 });
    expect(await stateOf(bidders[0]!)).toBe('claimed');
    const kept = await Promise.all(sellers.map(activeOf));
    expect(kept.toSorted()).toEqual([0, 1]);
    expect(await activeOf(bidders[0]!)).toBe(1);
  }
});

it('fills the best bids when sellers race for several, whoever comes first', async () => {
  const { sellers, bidders, sell, stateOf } = await prepare(3, 4);
  const answers = await Promise.all(sellers.map((seller, n) => sell(seller, n)));
  expect(tally(answers)).toEqual({ ok: 3 });
  expect(answers.map(({ body }) => body.price.amount).toSorted()).toEqual([5_100, 5_200, 5_300]);
  expect(await Promise.all(bidders.map(stateOf))).toEqual(['open', 'claimed', 'claimed', 'claimed']);
});

it('either cancels a bid or fills it', async () => {
  for (let round = 0; round < rounds(5); round += 1) {
    const { sale, sellers, bidders, bids, sell, stateOf, activeOf } = await prepare(1, 1);
    const [seller, bidder] = [sellers[0]!, bidders[0]!];
    const query = { eventId: sale.eventId, marketOfferId: bids[0]! };
    const [sold, cancelled] = await Promise.all([
      sell(seller),
      server(1).call('cancelMarketOffer', { token: bidder.token, query }),
    ]);
    expect([sold.status, cancelled.status].toSorted()).toEqual([200, 422]);
    expect(await stateOf(bidder)).toBe(sold.status === 200 ? 'claimed' : 'lost');
    expect([await activeOf(seller), await activeOf(bidder)]).toEqual(sold.status === 200 ? [0, 1] : [1, 0]);
  }
});

it.each(['beforeOutsideCall', 'afterOutsideCall'])(
  'charges once and has one holder after a kill %s, by the retried call and by two servers [CR-01, INV-07]',
  async (place) => {
    const { sale, sellers, bidders, sell, stateOf, activeOf } = await prepare(1, 1);
    const [seller, bidder] = [sellers[0]!, bidders[0]!];
    killAt = place;
    const pending = await sell(seller, 0, 'killed-sale');
    killAt = undefined;
    expect(pending.body.state).toBe('active');
    await advance(seconds(61));
    await Promise.all([reconcilePayments(server().platform), fill(0), fill(1)]);
    await reconcilePayments(server().platform);
    await Promise.all([fill(0), fill(1)]);
    expect((await sell(seller, 0, 'killed-sale')).text).toBe(pending.text);
    expect(await stateOf(bidder)).toBe('claimed');
    expect([await activeOf(seller), await activeOf(bidder)]).toEqual([0, 1]);
    const charged = await server()
      .database.query.selectFrom('payment')
      .select('state')
      .where('eventId', '=', sale.eventId)
      .where('userId', '=', bidder.userId)
      .execute();
    expect(charged).toEqual([{ state: 'captured' }]);
  },
);

interface Standing {
  fan: Buyer;
  price: number;
  quantity: number;
  at: number;
}

/** Slow reference of the book: whose bid so many {product} of a seller fill. */
const bestOf = (book: readonly Standing[], seller: Buyer, quantity: number): Standing | undefined =>
  [...book]
    .filter((each) => each.quantity === quantity && each.fan !== seller)
    .sort((left, right) => right.price - left.price || left.at - right.at)[0];

/** Small generator, so that a failure can be repeated by its seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('fills as a slow reference does, in random histories [C2.12f]', async () => {
  for (let history = 0; history < rounds(5); history += 1) {
    const pick = numbersFrom(history + 1);
    const sale = await buildSale(server().database, { standing: 60 });
    const { eventId } = sale;
    const fans = await makeBuyers(server().database, 6);
    let book: (Standing & { id: string })[] = [];
    for (let step = 0; step < 14; step += 1) {
      await advance(seconds(1));
      const fan = fans[pick(fans.length)]!;
      const own = book.find((each) => each.fan === fan);
      if (own && pick(4) === 0) {
        await server().call('cancelMarketOffer', {
          token: fan.token,
          query: { eventId, marketOfferId: own.id },
        });
        book = book.filter((each) => each !== own);
      } else if (!own && pick(5) < 3) {
        const [price, quantity] = [3_000 + 100 * pick(4), 1 + pick(2)];
        const made = await bid(server(), fan, sale, { price, quantity });
        if (made.status === 200) book.push({ fan, price, quantity, at: step, id: made.body.marketOfferId });
      } else {
        const quantity = 1 + pick(2);
        const expected = bestOf(book, fan, quantity);
        const tokenIds = await ownTokens(server(), fan, sale, quantity).catch(() => undefined);
        if (!tokenIds) continue;
        const sold = await sellTokens(server(), fan, { eventId, tokenIds });
        const price = sold.status === 200 ? sold.body.price.amount : undefined;
        expect({ history, step, price }).toEqual({
          ...{ history, step, price: expected?.price },
        });
        if (!expected) continue;
        book = book.filter((each) => each !== expected);
        const { marketOffers } = (
          await server().call('listMarketOffers', { token: expected.fan.token, body: { eventId } })
        ).body;
        expect(marketOffers[0]).toMatchObject({ state: 'claimed', price: { amount: expected.price } });
      }
    }
  }
}, 120_000);
