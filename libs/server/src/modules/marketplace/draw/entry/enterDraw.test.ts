import { sql } from 'kysely';
import { hours } from '../../../../platform/time/units.ts';
import {
  checkout,
  knowsBuyers,
  line,
  storeCard,
  type Buyer,
} from '../../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { draw, fans } = {} as DrawStage;
const { buyerOf, enter, entryOf, read, remove, stateOf, subjectsTo } = drawCalls(server, () => ({
  draw,
  fans,
}));
const prepare = async (options?: Parameters<typeof prepareDraw>[1]): Promise<void> => {
  ({ draw, fans } = await prepareDraw(server, options));
};

describe('entering a draw', () => {
  beforeEach(() => prepare({ rows: 1, seatsPerRow: 4, maxPerPerson: 4 }));

  it('counts against the limit of the event, charges nothing, and is answered with what happens when [C7.08]', async () => {
    const { seated, standing } = draw;
    const [ada] = fans as [Buyer];
    const before = (await read(ada, { offerGroupIds: [standing], quantity: 2 })).body;
    expect(before).toMatchObject({ state: 'open', autoClaim: true, claimHours: 24, remaining: 4 });
    expect(before.atMost).toEqual({ amount: 12_648, currency: 'CAD' });
    expect(before.choices.map(({ offerGroupId }) => offerGroupId)).toEqual([standing, seated]);
    const entered = await enter(ada, { offerGroupIds: [seated, standing], quantity: 2 });
    expect(entered.body).toMatchObject({
      state: 'entered',
      quantity: 2,
      allowed: { edit: { allowed: true } },
    });
    expect(entered.body.choices.map(({ name }) => name)).toEqual(['Orchestra', 'Floor']);
    expect(await buyerOf(ada)).toEqual({ bought: 0, committed: 2 });
    expect((await read(ada)).body).toMatchObject({ remaining: 4, entry: { quantity: 2 } });
    await server.jobs.drain();
    expect(await subjectsTo(ada)).toEqual(['You’re on the Wish List: Northern Lights']);
  });

  it('a second time changes the entry, and deleting it leaves nothing [C7.06, C5.08d-e, C1.03c]', async () => {
    const [ada] = fans as [Buyer];
    const { offerId } = (await enter(ada, { quantity: 2 })).body;
    expect((await enter(ada, { quantity: 3, offerGroupIds: [draw.seated] })).body).toMatchObject({
      offerId,
      quantity: 3,
      choices: [{ name: 'Orchestra' }],
    });
    expect(await buyerOf(ada)).toEqual({ bought: 0, committed: 3 });
    expect((await remove(ada)).status).toBe(200);
    expect(await entryOf(ada)).toBeUndefined();
    expect(await buyerOf(ada)).toEqual({ bought: 0, committed: 0 });
    expect((await remove(ada)).status).toBe(200);
    expect((await enter(ada)).status).toBe(200);
  });

  it('is refused beyond the limits, for what is not drawn, and with a card that cannot pay [C8.02b]', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    expect((await enter(ada, { quantity: 5 })).error?.code).toBe('ticketLimitMarketplace');
    expect((await enter(ada, { offerGroupIds: [draw.shirt] })).error?.code).toBe('notFound');
    const { paymentMethodId } = await storeCard(server, ben);
    expect((await enter(ada, { paymentMethodId })).error?.code).toBe('notFound');
    await sql`update payment_means set expiry_year = 2001 where user_id = ${ben.userId}`.execute(
      server.database.query,
    );
    expect((await enter(ben, { paymentMethodId })).error?.code).toBe('invalidCard');
    await sql`update event_buyer set bought = 3 where user_id = ${ada.userId}`.execute(server.database.query);
    await sql`insert into event_buyer (event_id, user_id, bought, allowed)
      values (${draw.eventId}, ${ada.userId}, 3, 4) on conflict do nothing`.execute(server.database.query);
    expect((await enter(ada, { quantity: 2 })).error?.code).toBe('ticketLimitEvent');
    await sql`delete from event_buyer where user_id = ${ada.userId}`.execute(server.database.query);
  });

  it('is refused once the draw has closed, and so are changes [C8.10c]', async () => {
    const [ada, ben] = fans as [Buyer, Buyer];
    await enter(ada);
    await server.clock.advance(hours(2));
    expect((await enter(ben)).error?.code).toBe('marketplaceClosed');
    expect((await remove(ada)).error?.code).toBe('marketplaceClosed');
    expect((await read(ada)).body).toMatchObject({
      state: 'closed',
      allowed: { enter: { allowed: false, reason: 'marketplaceClosed' }, delete: { allowed: false } },
    });
    expect(await stateOf(ada)).toBe('pendingResults');
  });

  it('has prices, which its window is asked for', async () => {
    const { eventId, marketplaceId, standing, seated } = draw;
    const { body } = await server.call('listOfferGroups', { body: { eventId, marketplaceId } });
    expect(body.priceFrom).toEqual(body.offerGroups[0]!.price.allIn);
    expect(body.offerGroups.map(({ offerGroupId }) => offerGroupId)).toEqual([standing, seated]);
    expect(body.offerGroups.every(({ buyable }) => !buyable.allowed)).toBe(true);
  });

  it('is told apart from a sale that has extras alone', async () => {
    const { eventId, marketplaceId } = draw;
    const { body } = await server.call('getEventProfile', { query: { eventId } });
    const ways = new Map(body.marketplaces.map((each) => [each.type, each]));
    expect(ways.get('draw')).toMatchObject({ marketplaceId });
    expect(ways.get('draw')!.isForExtras).toBeUndefined();
    expect(ways.get('purchase')!.isForExtras).toBe(true);
  });

  it('sells nothing of what is drawn for', async () => {
    const [ada] = fans as [Buyer];
    const bought = await checkout(server, ada, draw.eventId, [line('a', draw.standing, 1)]);
    expect(bought.error?.code).toBe('marketplaceClosed');
  });
});
