import { sql, type RawBuilder } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { hours, seconds } from '../../../platform/time/units.ts';
import { knowsBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { allocate, closeAuction } from './closing/closeAuction.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from './testing/auctionStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { auction, fans } = {} as AuctionStage;
const calls = auctionCalls(server, () => ({ auction, fans }));
const { buyerOf, charge, decline, offer, offerOf, paidBy, publicAuction, repay, run } = calls;
const { settle, stateOf, subjectsTo } = calls;
const prepare = async (options?: Parameters<typeof prepareAuction>[1]): Promise<void> => {
  ({ auction, fans } = await prepareAuction(server, options));
};
const refusedCard = '4000 0000 0000 0341';
const withRefusedCard = async (fan: Buyer) => (await storeCard(server, fan, refusedCard)).paymentMethodId;

describe('an auction at its close', () => {
  it('charges the highest offers their own price, publishes the cut-off, and tells the others [INV-11, C1.04b]', async () => {
    await prepare();
    const [ada, ben, cleo] = fans as [Buyer, Buyer, Buyer];
    await offer(ada, { steps: 1 });
    await offer(ben, { steps: 4 });
    await offer(cleo, { steps: 2 });
    await settle();
    await charge();
    expect(await Promise.all([ada, ben, cleo].map(stateOf))).toEqual(['lost', 'claimed', 'claimed']);
    const paid = await Promise.all([ada, ben, cleo].map(paidBy));
    expect(paid[0]).toEqual([]);
    expect([paid[1]!.length, paid[2]!.length]).toEqual([1, 1]);
    expect(paid[1]![0]).toBeGreaterThan(paid[2]![0]!);
    expect(paid[2]).toEqual([(await offerOf(cleo))!.total.amount]);
    expect(await publicAuction()).toMatchObject({
      state: 'allocated',
      groups: [{ offers: 3, cutOff: { price: { amount: 6_000 }, winners: 2, quantity: 2 } }, {}],
    });
    expect(await offerOf(ada)).toMatchObject({ place: 3, cutOff: { price: { amount: 6_000 } } });
    const sources = sql<object>`select price_source as "priceSource" from commitment_line`;
    expect((await sources.execute(server.database.query)).rows).toEqual([
      { priceSource: 'bid' },
      { priceSource: 'bid' },
    ]);
    expect(await buyerOf(ben)).toEqual({ bought: 1, committed: 0 });
    expect(await buyerOf(ada)).toEqual({ bought: 0, committed: 0 });
    expect(await subjectsTo(ben)).toContain('Your offer was accepted: Northern Lights');
    expect(await subjectsTo(ada)).toContain('Your offer wasn’t accepted: Northern Lights');
    const lost = (await server.mails()).find(({ subject }) => subject.startsWith('Your offer wasn’t'));
    expect(lost!.textBody).toContain('The lowest accepted price was CA$60.00.');
  });

  it('leads a loser to what is still open, as losers of a draw are', async () => {
    await prepare({ standing: 1 });
    const [ada, ben] = fans as [Buyer, Buyer];
    await offer(ada, { steps: 1 });
    await offer(ben, { steps: 4 });
    await settle();
    expect((await offerOf(ben))!.stillOpen).toBeUndefined();
    expect((await offerOf(ada))!.stillOpen).toEqual([]);
    const { eventId } = auction;
    const change = (statement: RawBuilder<unknown>) => statement.execute(server.database.query);
    await change(sql`insert into marketplace (event_id, marketplace_id, type, opens_at, closes_at)
      values (${eventId}, gen_random_uuid(), 'draw', foyer_now() - interval '1 minute', foyer_now() + interval '1 day')`);
    expect((await offerOf(ada))!.stillOpen).toEqual(['draw']);
    await change(sql`update event set status = 'Cancelled' where event_id = ${eventId}`);
    expect((await offerOf(ada))!.stillOpen).toEqual([]);
  });

  it('ranks equal prices by the time they were reached, so that a raise comes after them', async () => {
    await prepare({ standing: 1 });
    const [ada, ben] = fans as [Buyer, Buyer];
    const { offerId } = (await offer(ada, { steps: 1 })).body;
    await server.clock.advance(seconds(1));
    await offer(ben, { steps: 3 });
    await server.clock.advance(seconds(1));
    await offer(ada, { offerId, steps: 3 });
    await settle();
    expect([await stateOf(ada), await stateOf(ben)]).toEqual(['lost', 'claimed']);
  });

  it('keeps groups whole: one that does not fit is passed over', async () => {
    await prepare({ standing: 3 });
    const [ada, ben, cleo] = fans as [Buyer, Buyer, Buyer];
    await offer(ada, { steps: 5, quantity: 2 });
    await offer(ben, { steps: 4, quantity: 2 });
    await offer(cleo, { steps: 1, quantity: 1 });
    await settle();
    expect(await Promise.all([ada, ben, cleo].map(stateOf))).toEqual(['claimed', 'lost', 'claimed']);
  });

  it('gives the best seats to the highest offer, side by side, or none to whom they have to be together [C5.11a]', async () => {
    await prepare({ rows: 2, seatsPerRow: 4, standing: 0, maxPerPerson: 4 });
    const [ada, ben, cleo] = fans as [Buyer, Buyer, Buyer];
    const seats = { offerGroupId: auction.seated, quantity: 3 };
    await offer(ada, { ...seats, steps: 1, quantity: 2, seatsTogether: true });
    await offer(ben, { ...seats, steps: 9 });
    await offer(cleo, { ...seats, steps: 5 });
    await settle();
    await server.clock.advance(server.platform.config.sale.seatPicking.windowMs);
    await run();
    await charge();
    await run();
    expect(await Promise.all([ada, ben, cleo].map(stateOf))).toEqual(['cancelled', 'claimed', 'claimed']);
    expect(await offerOf(ada)).toMatchObject({ cancelReason: 'notTogether' });
    const held = await sql<{ codes: string[]; rows: number }>`
      select array_agg(s.seat_code order by s.seat_code) as codes, count(distinct (s.section_code, s.row_label))::int as rows
      from token t join event_seat s using (event_id, seat_code)
      where t.event_id = ${auction.eventId} group by t.owner_id`.execute(server.database.query);
    expect(held.rows.map(({ rows }) => rows)).toEqual([1, 1]);
    expect(await paidBy(ada)).toEqual([]);
    expect(await subjectsTo(ada)).toContain('There weren’t enough seats together: Northern Lights');
  });
});

describe('an auction whose stock shrinks before its winners hold their places', () => {
  const change = (statement: RawBuilder<unknown>) => statement.execute(server.database.query);
  const told = 'There are fewer spots now: Northern Lights';

  it('lets those who fit no more go, tells them, and gives what is left to the next that fits', async () => {
    await prepare({ rows: 1, seatsPerRow: 4, standing: 0, maxPerPerson: 4 });
    const [ada, ben, cleo] = fans as [Buyer, Buyer, Buyer];
    const seats = { offerGroupId: auction.seated };
    await offer(ada, { ...seats, steps: 9, quantity: 2 });
    await offer(ben, { ...seats, steps: 5, quantity: 2 });
    await offer(cleo, { ...seats, steps: 1, quantity: 1 });
    await settle();
    await change(sql`update event_seat set allotment_id = null
      where event_id = ${auction.eventId} and adjacency_index > 0`);
    const { windowMs } = server.platform.config.sale.seatPicking;
    await server.clock.advance(windowMs);
    await run();
    await run();
    expect(await offerOf(ada)).toMatchObject({ state: 'cancelled', cancelReason: 'fewerPlaces' });
    expect(await stateOf(cleo)).toBe('qualified');
    await server.clock.advance(windowMs);
    await run();
    await charge();
    await run();
    expect(await Promise.all([ada, ben, cleo].map(stateOf))).toEqual(['cancelled', 'cancelled', 'claimed']);
    expect((await publicAuction()).groups.map(({ cutOff }) => cutOff)).toContainEqual(
      expect.objectContaining({ winners: 1, quantity: 1 }),
    );
    expect([await subjectsTo(ada), await subjectsTo(ben)].map((all) => all.includes(told))).toEqual([
      true,
      true,
    ]);
    expect(await Promise.all([ada, ben].map(buyerOf))).toEqual([
      { bought: 0, committed: 0 },
      { bought: 0, committed: 0 },
    ]);
  });

  it('does not give the places that are gone to the next', async () => {
    await prepare({ standing: 2 });
    const [ada, ben, cleo] = fans as [Buyer, Buyer, Buyer];
    await offer(ada, { steps: 9 });
    await offer(ben, { steps: 5 });
    await offer(cleo, { steps: 1 });
    await server.clock.advance(hours(3));
    await closeAuction(server.platform, auction.eventId);
    await allocate(server.platform, auction.eventId);
    await change(
      sql`update item_allotment set quantity = 1 where event_id = ${auction.eventId} and quantity = 2`,
    );
    await change(sql`update inventory_item set set_aside = set_aside - 1, capacity = capacity - 1
      where event_id = ${auction.eventId} and set_aside = 2`);
    await run();
    await run();
    await charge();
    await run();
    expect(await Promise.all([ada, ben, cleo].map(stateOf))).toEqual(['claimed', 'cancelled', 'lost']);
    expect([await subjectsTo(ben), await subjectsTo(cleo)].map((all) => all.includes(told))).toEqual([
      true,
      false,
    ]);
  });
});

describe('an offer whose card is refused', () => {
  beforeEach(() => prepare({ standing: 1 }));

  it('has a day to be paid with another card, at its own price [C4.06j-k, C7.58]', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    await offer(ada, { steps: 8, paymentMethodId: await withRefusedCard(ada) });
    await offer(ben);
    await settle();
    const { total } = (await offerOf(ada))!;
    expect(await offerOf(ada)).toMatchObject({
      state: 'paymentFailed',
      ...{ attemptsLeft: 3, quote: { total } },
      allowed: { repay: { allowed: true }, decline: { allowed: true } },
    });
    expect(await subjectsTo(ada)).toContain('We couldn’t charge your card: Northern Lights');
    const { paymentMethodId } = await storeCard(server, ada);
    expect((await repay(ada, paymentMethodId)).status).toBe(200);
    await run();
    expect([await stateOf(ada), await stateOf(ben)]).toEqual(['claimed', 'lost']);
    expect(await paidBy(ada)).toEqual([total.amount]);
  });

  it('goes to the next once its time is over [C4.06l, C4.08c]', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    await offer(ada, { steps: 8, paymentMethodId: await withRefusedCard(ada) });
    await offer(ben);
    await settle();
    await server.clock.advance(hours(24));
    await run();
    expect(await offerOf(ada)).toMatchObject({ state: 'cancelled', cancelReason: 'paymentFailed' });
    await charge();
    await run();
    expect(await stateOf(ben)).toBe('claimed');
    expect((await publicAuction()).groups[0]).toMatchObject({ cutOff: { price: { amount: 5_000 } } });
    expect(await subjectsTo(ada)).toContain('Your spots went to the next offer: Northern Lights');
  });

  it('is not counted in the results if its time ends with the start of the event [C1.04b]', async () => {
    const [ada] = fans as [Buyer];
    await offer(ada, { paymentMethodId: await withRefusedCard(ada) });
    await sql`update event set starts_at = foyer_now() + interval '5 hours'`.execute(server.database.query);
    await settle();
    await server.clock.advance(hours(5));
    await run();
    expect(await offerOf(ada)).toMatchObject({ state: 'cancelled', cancelReason: 'paymentFailed' });
    expect((await publicAuction()).groups[0]!.cutOff).toEqual({ winners: 0, quantity: 0 });
  });

  it('can be given up, and goes to the next at once [C7.42]', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    await offer(ada, { steps: 8, paymentMethodId: await withRefusedCard(ada) });
    await offer(ben);
    expect((await decline(ada)).status).toBe(200);
    expect(await stateOf(ada)).toBe('open');
    await settle();
    expect((await decline(ada)).status).toBe(200);
    expect(await offerOf(ada)).toMatchObject({ state: 'cancelled', cancelReason: 'declined' });
    expect(await buyerOf(ada)).toEqual({ bought: 0, committed: 0 });
    await run();
    await charge();
    await run();
    expect(await stateOf(ben)).toBe('claimed');
  });
});

describe('an account that is deleted', () => {
  beforeEach(() => prepare({ standing: 1 }));

  const forget = ({ userId }: Buyer) =>
    inTransaction(server.database, async (tx, now) => {
      const { personalData, jobs } = server.platform;
      for (const { release } of personalData) await release?.(tx, userId);
      for (const each of personalData)
        await each.forget(tx, { userId, verifiedAddress: undefined }, { jobs, now });
    });

  it('takes its offer with it before the close', async () => {
    const [ada] = fans as [Buyer];
    await offer(ada);
    await forget(ada);
    await server.clock.advance(seconds(5));
    expect((await publicAuction()).groups[0]!.offers).toBe(0);
  });

  it('leaves its place to the next after the close', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    await offer(ada, { steps: 3 });
    await offer(ben);
    await server.clock.advance(hours(3));
    await run();
    await forget(ada);
    await run();
    await run();
    await charge();
    await run();
    expect(await stateOf(ben)).toBe('claimed');
    expect((await publicAuction()).groups[0]).toMatchObject({
      cutOff: { price: { amount: 5_000 }, winners: 1 },
    });
  });
});

describe('an auction', () => {
  beforeEach(() => prepare());

  it.each(['Cancelled', 'Postponed'])(
    'is cancelled with its event, without any charge: %s [C4.05p, C4.08a]',
    async (status) => {
      const [ada] = fans as [Buyer];
      await offer(ada);
      await sql`update event set status = ${status} where event_id = ${auction.eventId}`.execute(
        server.database.query,
      );
      await settle();
      expect(await offerOf(ada)).toMatchObject({ state: 'cancelled', cancelReason: 'event' });
      expect((await publicAuction()).state).toBe('cancelled');
      expect(await paidBy(ada)).toEqual([]);
      expect(await buyerOf(ada)).toEqual({ bought: 0, committed: 0 });
    },
  );
});
