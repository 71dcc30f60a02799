import { hours } from '../../../platform/time/units.ts';
import { rounds, tally } from '../../../testing/sale/races/rounds.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';
import { runAuctionsJob } from './closing/runAuctionsJob.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from './testing/auctionStage.ts';

const { server, servers } = useSaleServers();
let stage = {} as AuctionStage;
const calls = (n = 0) => auctionCalls(server(n), () => stage);
const advance = async (ms: number) => {
  for (const { clock } of servers) await clock.advance(ms);
};

/** Lets six fans get in for the six seats of a row; all pick at the same time. */
async function openWindow(): Promise<void> {
  stage = await prepareAuction(server(), { rows: 1, seatsPerRow: 6, standing: 0 }, 6);
  for (const fan of stage.fans) await calls().offer(fan, { offerGroupId: stage.auction.seated });
  await advance(hours(3));
  await calls().run();
}

/** Codes of the free seats of the row. */
async function freeSeats(): Promise<string[]> {
  const { availability } = await calls().selection(stage.fans[0]!);
  const { sectionCode, rows } = availability[0]!;
  return Array.from(rows[0]!.states, (_, at) => `${sectionCode}-${rows[0]!.row}-${at + 1}`);
}
const seatsOf = async () =>
  (await Promise.all(stage.fans.map(async (fan) => (await calls().offerOf(fan))!.seatPick!.seats))).map(
    (seats) => seats.map(({ seatCode }) => seatCode),
  );

it('gives a seat to one of the winners who pick it at once, and the others pick again [INV-11]', async () => {
  for (let round = 0; round < rounds(2); round += 1) {
    await openWindow();
    const [wanted, other] = (await freeSeats()) as [string, string];
    const picks = await Promise.all(stage.fans.map((fan, n) => calls(n).pick(fan, [wanted])));
    expect(tally(picks)).toEqual({ ok: 1, invalidSeatCodes: 5 });
    const loser = stage.fans[picks.findIndex(({ status }) => status !== 200)]!;
    const again = await Promise.all([0, 1].map((n) => calls(n).pick(loser, [other])));
    expect(tally(again)).toEqual({ ok: 2 });
    expect((await seatsOf()).flat().toSorted()).toEqual([wanted, other].toSorted());
  }
});

it('gives everyone one seat when picks race the end of the window [C8.12a]', async () => {
  await openWindow();
  const free = await freeSeats();
  await advance(server().platform.config.sale.seatPicking.windowMs - 30);
  const picking = stage.fans.map((fan, n) => calls(n).pick(fan, [free[n % 2]!]));
  await advance(30);
  const jobs = [0, 1].map((n) => runAuctionsJob.handle({}, { platform: server(n).platform, jobId: 'any' }));
  await Promise.all([...picking, ...jobs]);
  await Promise.all([0, 1].map((n) => calls(n).run()));
  const seats = await seatsOf();
  expect(seats.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(new Set(seats.flat()).size).toBe(6);
});
