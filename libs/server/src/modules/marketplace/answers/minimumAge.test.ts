import { sql } from 'kysely';
import { hours } from '../../../platform/time/units.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../auction/testing/auctionStage.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../draw/testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const db = () => server.database.query;

const forAdults = (eventId: string) =>
  sql`update event set minimum_age = 18 where event_id = ${eventId}`.execute(db());
const born = ({ userId }: Buyer, dateOfBirth: string | null) =>
  sql`update user_account set date_of_birth = ${dateOfBirth} where user_id = ${userId}`.execute(db());
/** Birth date of somebody who turns 18 some days after the event, which is in 30 days. */
const turns18 = (daysAfterEvent: number): string => {
  const [year, ...rest] = new Date(Date.now() + (30 + daysAfterEvent) * hours(24))
    .toISOString()
    .slice(0, 10)
    .split('-');
  return [Number(year) - 18, ...rest].join('-');
};
const tooYoung = { code: 'belowMinimumEventAge', details: { minimumAge: 18 } };

describe('an event with a minimum age, at a fixed price', () => {
  let sale: SaleFixture;
  let ada: Buyer;
  beforeEach(async () => {
    sale = await buildSale(server.database);
    [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    await forAdults(sale.eventId);
  });
  const hold = (offerGroupId = sale.standing) =>
    checkout(server, ada, sale.eventId, [line('a', offerGroupId, 1)]);

  it('is not held by a buyer too young on its day, and the refusal names the age [C5.02a]', async () => {
    await born(ada, turns18(2));
    const { status, error } = await hold();
    expect([status, error]).toEqual([422, expect.objectContaining(tooYoung)]);
    expect(error?.message).toMatch(/18 or older on the day of the event/);
    await born(ada, turns18(-2));
    expect((await hold()).status).toBe(200);
  });

  it('is not held by an account without a birth date [C5.02a]', async () => {
    expect((await hold()).error).toMatchObject(tooYoung);
  });

  it('is not paid by a buyer who is too young by then [C5.02a]', async () => {
    await born(ada, turns18(-2));
    const { paymentMethodId } = await storeCard(server, ada);
    const cart = (await hold()).body;
    await born(ada, turns18(2));
    expect((await pay(server, ada, cart, paymentMethodId)).error).toMatchObject(tooYoung);
    await born(ada, turns18(-2));
    expect((await pay(server, ada, cart, paymentMethodId)).status).toBe(200);
    const { eventId } = sale;
    const { body } = await server.call('getEventActivity', { token: ada.token, query: { eventId } });
    expect(body.tokens[0]!.policy).toMatchObject({ minimumAge: 18 });
  });

  it('may have a category with another age, also once the sale was read [C5.02a]', async () => {
    await born(ada, turns18(-2));
    expect((await hold()).status).toBe(200);
    await sql`update inventory_item set minimum_age = 21 where inventory_item_id = ${sale.seatedItem}`.execute(
      db(),
    );
    expect((await hold(sale.seated)).error).toMatchObject({ ...tooYoung, details: { minimumAge: 21 } });
  });
});

describe('a draw with a minimum age', () => {
  let stage: DrawStage;
  const { enter, read } = drawCalls(server, () => stage);
  beforeEach(async () => {
    stage = await prepareDraw(server);
    await forAdults(stage.draw.eventId);
  });

  it('tells beforehand, and refuses fans who are too young [C5.02a]', async () => {
    const [ada] = stage.fans as [Buyer];
    await born(ada, turns18(2));
    const { choices, allowed } = (await read(ada)).body;
    expect(choices[0]).toMatchObject({ minimumAge: 18 });
    expect(allowed.enter).toEqual({ allowed: false, reason: 'belowMinimumEventAge' });
    expect((await enter(ada)).error).toMatchObject(tooYoung);
    await born(ada, turns18(-2));
    expect((await read(ada)).body.allowed.enter).toEqual({ allowed: true });
    expect((await enter(ada)).status).toBe(200);
  });
});

describe('an auction with a minimum age', () => {
  let stage: AuctionStage;
  const { offer, read, publicAuction } = auctionCalls(server, () => stage);
  beforeEach(async () => {
    stage = await prepareAuction(server);
    await forAdults(stage.auction.eventId);
  });

  it('tells beforehand, and refuses fans who are too young [C5.02a]', async () => {
    const [ada] = stage.fans as [Buyer];
    await born(ada, turns18(2));
    expect((await publicAuction()).groups[0]).toMatchObject({ minimumAge: 18 });
    expect((await read(ada)).body.allowed.offer).toEqual({ allowed: false, reason: 'belowMinimumEventAge' });
    expect((await offer(ada)).error).toMatchObject(tooYoung);
    await born(ada, turns18(-2));
    expect((await read(ada)).body.allowed.offer).toEqual({ allowed: true });
    expect((await offer(ada)).status).toBe(200);
  });
});
