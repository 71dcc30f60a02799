import { sql } from 'kysely';
import { hours, seconds } from '../../../../platform/time/units.ts';
import { knowsBuyers, storeCard, type Buyer } from '../../../../testing/sale/people/buyers.ts';
import { addDiscount } from '../../../../testing/sale/fixtures/discountFixture.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../testing/auctionStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { auction, fans } = {} as AuctionStage;
const { buyerOf, chance, live, offer, offerOf, publicAuction, read, stateOf, subjectsTo } = auctionCalls(
  server,
  () => ({ auction, fans }),
);

describe('an offer in an auction', () => {
  beforeEach(async () => {
    ({ auction, fans } = await prepareAuction(server, { rows: 1, seatsPerRow: 4, maxPerPerson: 4 }));
  });

  it('is quoted with its fees, counts against the limit, and charges nothing [C7.03, C7.04, C1.04a]', async () => {
    const [ada] = fans as [Buyer];
    const { body: before } = await read(ada, { offerGroupId: auction.standing, quantity: 2 });
    expect(before).toMatchObject({ remaining: 4, allowed: { offer: { allowed: true } } });
    expect(before.quote).toMatchObject({ price: { amount: 5_000 }, total: { amount: 12_648 } });
    expect(before.auction.groups.map(({ offerGroupId }) => offerGroupId)).toEqual([
      auction.standing,
      auction.seated,
    ]);
    const made = (await offer(ada, { steps: 2, quantity: 2 })).body;
    expect(made).toMatchObject({
      ...{ state: 'open', quantity: 2, price: { amount: 6_000 }, nextPrice: { amount: 6_500 } },
      outlook: { gettingIn: 'maybe' },
      allowed: { raise: { allowed: true }, decline: { allowed: false }, repay: { allowed: false } },
    });
    expect(await buyerOf(ada)).toEqual({ bought: 0, committed: 2 });
    await server.jobs.drain();
    expect(await subjectsTo(ada)).toEqual(['Your offer for Northern Lights']);
  });

  it('is its own price, whatever is discounted', async () => {
    const [ada] = fans as [Buyer];
    await addDiscount(server.database, auction.eventId, { code: 'PAIR', automatic: true, minQuantity: 2 });
    const { quote } = (await read(ada, { offerGroupId: auction.standing, quantity: 2 })).body;
    expect(quote.total.amount).toBe(12_648);
  });

  it('can be raised, and neither lowered nor made for fewer [C1.04c, C5.08a, C5.08c, C8.21f, AZ-14]', async () => {
    const [ada] = fans as [Buyer];
    const { offerId, priceReachedAt } = (await offer(ada, { steps: 2, quantity: 2 })).body;
    await server.clock.advance(seconds(5));
    const refused = await Promise.all([
      offer(ada, { offerId, steps: 1, quantity: 2 }),
      offer(ada, { offerId, steps: 3, quantity: 1 }),
    ]);
    expect(refused.map(({ error }) => error?.code)).toEqual(['offerNotRaised', 'offerNotRaised']);
    const raised = (await offer(ada, { offerId, steps: 3, quantity: 2 })).body;
    expect(raised).toMatchObject({ offerId, price: { amount: 6_500 } });
    expect(Date.parse(raised.priceReachedAt)).toBeGreaterThan(Date.parse(priceReachedAt));
    for (const lower of ['price = price - 500', 'quantity = 1']) {
      const change = sql`update auction_offer set ${sql.raw(lower)} where offer_id = ${offerId}`;
      await expect(change.execute(server.database.query)).rejects.toThrow('may not be lowered');
    }
    await server.jobs.drain();
    expect(await subjectsTo(ada)).toContain('You raised your offer: Northern Lights');
  });

  it('has an id that stays when it is raised, names what it is for, and is of no use to others [C3.18k, C3.20i]', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    const made = (await offer(ada, { steps: 1 })).body;
    const others = (await offer(ben, { offerGroupId: auction.seated })).body;
    expect(made.offerId).not.toBe(others.offerId);
    expect([made.offerGroupId, others.offerGroupId]).toEqual([auction.standing, auction.seated]);
    const { offerId } = made;
    expect((await offer(ada, { offerId, steps: 2 })).body).toMatchObject({
      ...{ offerId, offerGroupId: auction.standing, price: { amount: 6_000 } },
    });
    expect((await offer(ada, { offerId: others.offerId, steps: 3 })).error?.code).toBe('notFound');
    expect((await offer(ben, { offerId, steps: 3 })).error?.code).toBe('notFound');
    expect(await offerOf(ada)).toMatchObject({ offerId, price: { amount: 6_000 } });
  });

  it('is one per fan, in the same category and in others [C5.04a-b, C8.01a-b]', async () => {
    const [ada] = fans as [Buyer];
    const { offerId } = (await offer(ada)).body;
    expect((await offer(ada, { steps: 1 })).error?.code).toBe('activeOfferSameCategory');
    const other = { offerGroupId: auction.seated };
    expect((await offer(ada, other)).error?.code).toBe('activeOfferOtherCategory');
    expect((await offer(ada, { ...other, offerId })).error?.code).toBe('activeOfferOtherCategory');
    expect((await read(ada, other)).body.allowed.offer).toEqual({
      allowed: false,
      reason: 'activeOfferOtherCategory',
    });
  });

  it('has a price between the bounds, on a step [C5.07a, C5.07c, C8.21e, C3.20c]', async () => {
    const [ada] = fans as [Buyer];
    const codes = [];
    for (const steps of [-1, 101, 0.5]) codes.push((await offer(ada, { steps })).error?.code);
    expect(codes).toEqual(['offerBelowMinimum', 'offerAboveMaximum', 'offerOffStep']);
  });

  it('is refused beyond the limits, and with a card that cannot pay [C5.03b, C8.02b]', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    expect((await offer(ada, { quantity: 5 })).error?.code).toBe('ticketLimitMarketplace');
    expect((await offer(ada, { offerGroupId: auction.shirt })).error?.code).toBe('notFound');
    const { paymentMethodId } = await storeCard(server, ben);
    expect((await offer(ada, { paymentMethodId })).error?.code).toBe('notFound');
    await sql`insert into event_buyer (event_id, user_id, bought, allowed)
      values (${auction.eventId}, ${ben.userId}, 3, 4)`.execute(server.database.query);
    expect((await offer(ben, { quantity: 2 })).error?.code).toBe('ticketLimitEvent');
    await sql`delete from event_buyer where user_id = ${ben.userId}`.execute(server.database.query);
  });

  it('is refused once nothing is left, and from the close on [C8.10b, C8.10d]', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    await offer(ada);
    expect((await read(ben, { offerGroupId: auction.standing })).body.allowed.offer.allowed).toBe(true);
    await sql`update item_allotment set quantity = 0 where event_id = ${auction.eventId}`.execute(
      server.database.query,
    );
    await server.clock.advance(seconds(5));
    expect((await offer(ben)).error?.code).toBe('purchaseSoldOut');
    await server.clock.advance(hours(2));
    expect((await offer(ben)).error?.code).toBe('marketplaceClosed');
    expect(await stateOf(ada)).toBe('pendingResults');
    expect((await offerOf(ada))!.allowed.raise.allowed).toBe(false);
    await sql`update item_allotment set quantity = 2 where event_id = ${auction.eventId}`.execute(
      server.database.query,
    );
  });

  it('moves what everybody sees: counts, thresholds, and the own offer [C7.02, C4.22f-h]', async () => {
    const [ada, ben, cleo] = fans as [Buyer, Buyer, Buyer];
    expect((await chance()).bands[0]).toMatchObject({ from: { amount: 5_000 } });
    await offer(ada, { steps: 4 });
    await offer(ben, { steps: 2 });
    await server.clock.advance(seconds(5));
    const told = await chance();
    expect(told).toMatchObject({ isFull: true, histogram: [] });
    expect(told.bands.map(({ from, gettingIn, quality }) => [from.amount, gettingIn, quality])).toEqual([
      [5_000, 'no', 'negligible'],
      // Where the two are stays hidden.
      [5_500, 'maybe', 'poor'],
    ]);
    expect(await chance(1, ben)).toMatchObject({ isFull: false });
    const query = { offerGroupId: auction.standing, numTokens: 5 };
    expect((await server.call('getAuctionChance', { query })).error?.code).toBe('invalidRequest');
    expect(await live()).not.toHaveProperty('offer');
    const seen = await live(cleo);
    expect(seen.groups).toContainEqual({ offerGroupId: auction.standing, offers: 2 });
    expect((await live(ben)).offer).toMatchObject({ outlook: { gettingIn: 'maybe' } });
    await offer(cleo, { steps: 3 });
    await server.clock.advance(seconds(5));
    expect((await live(ben)).offer).toMatchObject({ outlook: { gettingIn: 'no', quality: 'negligible' } });
    expect((await publicAuction()).groups[0]).toMatchObject({ offers: 3, quantity: 2 });
  });
});
