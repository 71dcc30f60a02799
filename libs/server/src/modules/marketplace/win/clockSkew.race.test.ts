import { days, hours, minutes } from '../../../platform/time/units.ts';
import { knowsBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { checkInvariants } from '../../../testing/database/checkInvariants.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/createTestDatabase.ts';
import { buildTestServer, type TestServer } from '../../../testing/testServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../auction/testing/auctionStage.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../draw/testing/drawStage.ts';

let own: TestDatabase;
/** Its process clock agrees with the database. */
let right: TestServer;
let drawStage = {} as DrawStage;
let auctionStage = {} as AuctionStage;

beforeAll(async () => {
  own = await createTestDatabase();
  right = await buildTestServer({ authenticate: knowsBuyers, database: own.database, seed: 'right' });
});
afterAll(async () => {
  await checkInvariants(own.database);
  await right.close();
  await own.close();
});

describe.each([
  ['a day behind', -days(1)],
  ['a day ahead', days(1)],
])('a server whose clock is %s', (_name, skewMs) => {
  let wrong: TestServer;
  let draw: ReturnType<typeof drawCalls>;
  let auction: ReturnType<typeof auctionCalls>;
  beforeAll(async () => {
    const clock = () => new Date(right.clock.now().getTime() + skewMs);
    const seed = `wrong ${skewMs}`;
    wrong = await buildTestServer({ authenticate: knowsBuyers, database: own.database, seed, clock });
    // Database time is moved by the one server alone, whose clock agrees with it.
    const skewed = { ...wrong, clock: right.clock };
    draw = drawCalls(skewed, () => drawStage);
    auction = auctionCalls(skewed, () => auctionStage);
  });
  afterAll(() => wrong.close());
  const refusedCard = async (fan: Buyer) =>
    (await storeCard(right, fan, '4000 0000 0000 0341')).paymentMethodId;
  const reminders = async (fan: Buyer) =>
    (await draw.subjectsTo(fan)).filter((subject) => subject.startsWith('Pay soon')).length;

  it('lets a winner claim for 24 hours, and reminds 12 and 2 hours before the end [CR-08]', async () => {
    drawStage = await prepareDraw(right, { autoClaim: false });
    for (const fan of drawStage.fans) await draw.enter(fan);
    await draw.makeDraw();
    const [first, second] = (await draw.inOrder()) as [Buyer, Buyer];
    const remindedAfter: number[] = [];
    for (const wait of [minutes(12 * 60 - 1), minutes(1), minutes(10 * 60 - 1), minutes(1), minutes(119)]) {
      await right.clock.advance(wait);
      await draw.run();
      remindedAfter.push(await reminders(second));
    }
    expect(remindedAfter).toEqual([0, 1, 1, 2, 2]);
    expect((await draw.claim(first)).selections).toHaveLength(1);
    await right.clock.advance(minutes(1));
    expect((await draw.claim(second)).selections).toEqual([]);
    await draw.run();
    expect(await draw.stateOf(second)).toBe('lapsed');
  });

  it('keeps the places of a refused card for a day [CR-08]', async () => {
    drawStage = await prepareDraw(right);
    for (const fan of drawStage.fans) await draw.enter(fan, { paymentMethodId: await refusedCard(fan) });
    await draw.makeDraw();
    await draw.charge();
    await draw.run();
    const [first, second] = (await draw.inOrder()) as [Buyer, Buyer];
    const [good, late] = [await storeCard(right, first), await storeCard(right, second)];
    await right.clock.advance(minutes(24 * 60 - 1));
    await draw.run();
    expect((await draw.repay(first, good.paymentMethodId)).status).toBe(200);
    await right.clock.advance(minutes(1));
    expect((await draw.repay(second, late.paymentMethodId)).error?.code).toBe('paymentRetryTimeExpired');
    await draw.run();
    expect(await Promise.all([first, second].map(draw.stateOf))).toEqual(['claimed', 'lapsed']);
  });

  it('lets a winner choose seats until the end of the window [CR-08]', async () => {
    auctionStage = await prepareAuction(right, { rows: 2, seatsPerRow: 6, standing: 0, maxPerPerson: 4 });
    const [ada, ben] = auctionStage.fans as [Buyer, Buyer];
    const seats = { offerGroupId: auctionStage.auction.seated, quantity: 2 };
    for (const fan of [ada, ben]) await auction.offer(fan, seats);
    await right.clock.advance(hours(3));
    await auction.run();
    const { sectionCode, rows } = (await auction.selection(ada)).availability[0]!;
    const at = (...places: number[]) => places.map((place) => `${sectionCode}-${rows[1]!.row}-${place}`);
    await right.clock.advance(minutes(119));
    expect((await auction.pick(ada, at(1, 2))).status).toBe(200);
    await right.clock.advance(minutes(1));
    expect((await auction.pick(ben, at(4, 5))).error?.code).toBe('myPricePickSeatsExpiredTime');
  });
});
