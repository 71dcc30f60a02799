import { verifyDraw } from '@foyer/verify-draw';
import { hours, minutes, seconds } from '../../../platform/time/units.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { recordWrites } from '../../../testing/conformance/writtenRows.ts';
import { knowsBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { dieAnywhere } from '../../../testing/sale/faults/dyingPlatform.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { chargeOffersJob } from '../auction/closing/chargeOffers.ts';
import { runAuctionsJob } from '../auction/closing/runAuctionsJob.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../auction/testing/auctionStage.ts';
import { chargeWinsJob } from '../draw/drawing/chargeWins.ts';
import { runDrawsJob } from '../draw/drawing/runDrawsJob.ts';
import { drawCalls, prepareDraw, readRecordOf, type DrawStage } from '../draw/testing/drawStage.ts';

const server = useTestServer({
  authenticate: knowsBuyers,
  config: { sale: { ...testConfig().sale, seatPicking: { windowMs: hours(2), batch: 1 } } },
});
let drawStage = {} as DrawStage;
let auctionStage = {} as AuctionStage;
const draw = drawCalls(server, () => drawStage);
const auction = auctionCalls(server, () => auctionStage);

/** Saves a card that its bank declines at the charge alone. */
const refusedCard = async (fan: Buyer) =>
  (await storeCard(server, fan, '4000 0000 0000 0341')).paymentMethodId;

beforeAll(() => recordWrites(server.database));

/** Runs a job that dies before each of its statements in turn. @returns how often it died */
const die = (job: typeof runDrawsJob) => dieAnywhere(server.platform, job);
/** Does so with a job that charges; another one asks the gateway what became of it. */
const dieCharging = (job: typeof runDrawsJob) =>
  dieAnywhere(server.platform, job, {
    restart: async () => {
      await server.clock.advance(seconds(30));
      await reconcilePayments(server.platform);
    },
  });

interface Way {
  run: typeof runDrawsJob;
  charge: typeof runDrawsJob;
  calls: Pick<typeof draw, 'repay'>;
}

/** Lets the place of the first fan go to the second, who pays for it, so that the third gets none. */
async function passOnAndPay({ run, charge, calls }: Way, second: Buyer): Promise<void> {
  await dieCharging(charge);
  await die(run);
  await server.clock.advance(hours(24));
  expect(await die(run)).toBeGreaterThan(20);
  expect(await dieCharging(charge)).toBeGreaterThan(3);
  await die(run);
  const { paymentMethodId } = await storeCard(server, second);
  expect((await calls.repay(second, paymentMethodId)).status).toBe(200);
  expect(await die(run)).toBeGreaterThan(10);
}

/** Subjects of the mails to some fans, latest first, without the receipts. */
async function news(fans: readonly Buyer[]): Promise<string[][]> {
  const mails = await server.mails();
  return fans.map(({ userId }) =>
    mails
      .filter(({ recipient }) => recipient === `${userId}@example.com`)
      .flatMap(({ subject }) => (subject.startsWith('Your Passes') ? [] : subject)),
  );
}
const about = (what: string): string => `${what}: Northern Lights`;
const won = 'You won! Northern Lights';
const entered = about('You’re on the Wish List');
const declined = about('We couldn’t charge your card');

it('draws, charges, passes on and tells each fan once, whichever statement a server dies before [CR-09]', async () => {
  drawStage = await prepareDraw(server, { standing: 1 });
  for (const fan of drawStage.fans) await draw.enter(fan, { paymentMethodId: await refusedCard(fan) });
  await server.clock.advance(hours(2));
  expect(await die(runDrawsJob)).toBeGreaterThan(20);
  await server.clock.advance(hours(1) + minutes(1));
  expect(await die(runDrawsJob)).toBeGreaterThan(20);
  const inOrder = await draw.inOrder();
  await passOnAndPay({ run: runDrawsJob, charge: chargeWinsJob, calls: draw }, inOrder[1]!);
  expect(await Promise.all(inOrder.map(draw.stateOf))).toEqual(['lapsed', 'claimed', 'lost']);
  const record = await readRecordOf(server, drawStage.draw.eventId);
  expect(await verifyDraw(record)).toMatchObject({ isRight: true, entries: 3, winners: 1 });
  expect(await news(inOrder)).toEqual([
    [about('Your spots went to the next person'), declined, entered],
    [won, declined, entered],
    [about('You didn’t win this time'), entered],
  ]);
});

it('invites each winner to claim and reminds them once, whichever statement a server dies before [CR-09]', async () => {
  drawStage = await prepareDraw(server, { standing: 1, autoClaim: false });
  for (const fan of drawStage.fans) await draw.enter(fan);
  for (const wait of [hours(2), hours(1) + minutes(1), hours(12), hours(12)]) {
    await server.clock.advance(wait);
    expect(await die(runDrawsJob)).toBeGreaterThan(5);
  }
  const inOrder = await draw.inOrder();
  expect(await Promise.all(inOrder.map(draw.stateOf))).toEqual(['lapsed', 'won', 'pendingResults']);
  expect(await news(inOrder)).toEqual([
    [about('Your spots went to the next person'), about('Pay soon to keep your spots'), won, entered],
    [won, entered],
    [entered],
  ]);
});

it('allocates, charges, passes on and tells each fan once, whichever statement a server dies before [CR-09]', async () => {
  auctionStage = await prepareAuction(server, { standing: 1 });
  const { fans } = auctionStage;
  for (const [at, fan] of fans.entries())
    await auction.offer(fan, { steps: 9 - at, paymentMethodId: await refusedCard(fan) });
  await server.clock.advance(hours(3));
  expect(await die(runAuctionsJob)).toBeGreaterThan(20);
  await passOnAndPay({ run: runAuctionsJob, charge: chargeOffersJob, calls: auction }, fans[1]!);
  expect(await Promise.all(fans.map(auction.stateOf))).toEqual(['cancelled', 'claimed', 'lost']);
  const made = 'Your offer for Northern Lights';
  expect(await news(fans)).toEqual([
    [about('Your spots went to the next offer'), declined, made],
    [about('Your offer was accepted'), declined, made],
    [about('Your offer wasn’t accepted'), made],
  ]);
});

it('opens windows to pick seats, gives those that are left and tells each fan once, whichever statement a server dies before [CR-09]', async () => {
  auctionStage = await prepareAuction(server, { rows: 1, seatsPerRow: 4, standing: 0 }, 2);
  const { auction: sale, fans } = auctionStage;
  for (const [at, fan] of fans.entries())
    await auction.offer(fan, { offerGroupId: sale.seated, quantity: 2, steps: 9 - at });
  const seatsOf = async (fan: Buyer) =>
    (await auction.offerOf(fan))!.seatPick!.seats.map(({ seatCode }) => seatCode);
  await server.clock.advance(hours(3));
  expect(await die(runAuctionsJob)).toBeGreaterThan(20);
  await server.clock.advance(hours(2));
  expect(await die(runAuctionsJob)).toBeGreaterThan(10);
  const given = await Promise.all(fans.map(seatsOf));
  expect(given.map(({ length }) => length)).toEqual([2, 0]);
  await server.clock.advance(hours(2));
  expect(await die(runAuctionsJob)).toBeGreaterThan(10);
  const seats = await Promise.all(fans.map(seatsOf));
  expect([seats[0], new Set(seats.flat()).size]).toEqual([given[0], 4]);
  const [has, choose] = [about('You have your seats'), about('Choose your seats')];
  const made = 'Your offer for Northern Lights';
  expect(await news(fans)).toEqual([
    [has, choose, made],
    [has, about('Your turn to choose seats'), choose, made],
  ]);
});
