import { hours, seconds } from '../../../platform/time/units.ts';
import { makeBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { auctionStep, buildAuction } from '../../../testing/sale/fixtures/auctionFixture.ts';
import { crowd, rounds, tally } from '../../../testing/sale/races/rounds.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { chargeOffersJob } from './closing/chargeOffers.ts';
import { runAuctionsJob } from './closing/runAuctionsJob.ts';

class Killed extends Error {}
let killAt: string | undefined;
const { server, servers } = useSaleServers({
  faultPoint: (name) => {
    if (name === killAt) throw new Killed(name);
  },
});

const run = (n = 0) => runAuctionsJob.handle({}, { platform: server(n).platform, jobId: 'any' });
const charge = (n = 0) => chargeOffersJob.handle({}, { platform: server(n).platform, jobId: 'any' });
const advance = async (ms: number) => {
  for (const { clock } of servers) await clock.advance(ms);
};
const offerOf = async ({ token }: Buyer) =>
  (await server().call('listAuctionOffers', { token })).body.offers[0];

async function prepare(standing: number, fanCount: number) {
  const auction = await buildAuction(server(), {
    ...{ rows: 0, standing },
    ...{ closesInMs: hours(1), resultsInMs: hours(1) },
  });
  const fans = await makeBuyers(server().database, fanCount);
  const cards = new Map<Buyer, string>();
  for (const fan of fans) cards.set(fan, (await storeCard(server(), fan)).paymentMethodId);
  const { eventId, standing: offerGroupId, standingMinimum } = auction;
  const offer = (fan: Buyer, steps: number, { n = 0, offerId }: { n?: number; offerId?: string } = {}) =>
    server(n).call('makeAuctionOffer', {
      token: fan.token,
      body: {
        ...{ eventId, offerGroupId, quantity: 1, paymentMethodId: cards.get(fan)! },
        price: { amount: standingMinimum + steps * auctionStep, currency: 'CAD' },
        ...(offerId === undefined ? {} : { offerId }),
      },
    });
  return { auction, fans, offer };
}

it('either takes an offer or closes: what was taken is ranked, once [INV-11]', async () => {
  for (let round = 0; round < rounds(3); round += 1) {
    const { auction, fans, offer } = await prepare(3, crowd(20));
    await advance(hours(1) - 30);
    const offering = fans.flatMap((fan, n) => [offer(fan, n, { n }), offer(fan, n, { n: n + 1 })]);
    await advance(30);
    await Promise.all([...offering, run(0), run(1)]);
    const counts = tally(await Promise.all(offering));
    const taken = counts['ok'] ?? 0;
    expect(taken + (counts['marketplaceClosed'] ?? 0) + (counts['activeOfferSameCategory'] ?? 0)).toBe(
      2 * fans.length,
    );
    await Promise.all([run(0), run(1)]);
    const query = { eventId: auction.eventId };
    const { state, groups } = (await server().call('getAuction', { query })).body;
    expect(state).toBe('allocated');
    expect(groups[0]).toMatchObject({ offers: taken, cutOff: { winners: Math.min(3, taken) } });
    const places = await Promise.all(fans.map(async (fan) => (await offerOf(fan))?.place));
    const given = places.filter((place) => place !== undefined);
    expect(given.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: taken }, (_, n) => n + 1),
    );
  }
});

it('raises an offer once when two raises race, and never lowers it [C5.08a]', async () => {
  const { fans, offer } = await prepare(1, 1);
  const [ada] = fans as [Buyer];
  const { offerId } = (await offer(ada, 1)).body;
  const answers = await Promise.all([offer(ada, 3, { offerId }), offer(ada, 2, { offerId, n: 1 })]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect((await offerOf(ada))!.price.amount).toBe(5_000 + 3 * auctionStep);
});

it('never lowers an offer in a hundred raises at once, and ranks them alike by four workers [INV-11, C5.08a]', async () => {
  const { auction, fans, offer } = await prepare(8, 20);
  const offerIds: string[] = [];
  for (const fan of fans) offerIds.push((await offer(fan, 1)).body.offerId);
  /** The highest raise of a fan, in steps above the minimum. */
  const highest = (at: number) => 6 + (at % 4);
  const raises = fans.flatMap((fan, at) =>
    [4, 2, 0, 3, 1].map((less, n) => offer(fan, highest(at) - less, { n, offerId: offerIds[at]! })),
  );
  expect(new Set(Object.keys(tally(await Promise.all(raises))))).toEqual(new Set(['ok', 'offerNotRaised']));
  const prices = await Promise.all(fans.map(async (fan) => (await offerOf(fan))!.price.amount));
  expect(prices).toEqual(fans.map((_, at) => 5_000 + highest(at) * auctionStep));

  await advance(hours(1));
  await Promise.all([run(0), run(1), run(0), run(1)]);
  await Promise.all([run(0), run(1), run(0), run(1)]);
  const query = { eventId: auction.eventId };
  const { groups } = (await server().call('getAuction', { query })).body;
  expect(groups[0]!.cutOff).toMatchObject({ winners: 8 });
  const places = await Promise.all(fans.map(async (fan) => (await offerOf(fan))!.place!));
  expect(places.toSorted((one, other) => one - other)).toEqual(fans.map((_, at) => at + 1));
  // Five fans share each highest raise.
  expect(places.map((place) => Math.ceil(place / 5))).toEqual(fans.map((_, at) => 4 - (at % 4)));
});

it.each(['beforeOutsideCall', 'afterOutsideCall'])(
  'charges every offer that got in once, by two servers, and after a kill %s [CR-09]',
  async (place) => {
    const { auction, fans, offer } = await prepare(2, 3);
    for (const [steps, fan] of fans.entries()) expect((await offer(fan, steps)).status).toBe(200);
    await advance(hours(1));
    await Promise.all([run(0), run(1)]);
    await run();
    killAt = place;
    await charge();
    killAt = undefined;
    await Promise.all([charge(0), charge(1)]);
    await advance(seconds(30));
    await reconcilePayments(server().platform);
    await Promise.all([charge(0), charge(1)]);
    await Promise.all([run(0), run(1)]);
    const offers = await Promise.all(fans.map(offerOf));
    expect(offers.map((each) => each!.state)).toEqual(['lost', 'claimed', 'claimed']);
    const payments = await server()
      .database.query.selectFrom('payment')
      .select(['state', 'amount'])
      .where('eventId', '=', auction.eventId)
      .orderBy('amount')
      .execute();
    expect(payments).toEqual(
      [offers[1]!, offers[2]!].map(({ total }) => ({ state: 'captured', amount: total.amount })),
    );
  },
);
