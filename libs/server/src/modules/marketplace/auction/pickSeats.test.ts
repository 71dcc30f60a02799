import { hours, minutes } from '../../../platform/time/units.ts';
import { knowsBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from './testing/auctionStage.ts';

const server = useTestServer({
  authenticate: knowsBuyers,
  config: { sale: { ...testConfig().sale, seatPicking: { windowMs: hours(2), batch: 1 } } },
});
let { auction, fans } = {} as AuctionStage;
let [ada, ben, cleo] = [] as unknown as [Buyer, Buyer, Buyer];
const calls = auctionCalls(server, () => ({ auction, fans }));
const { charge, offer, offerOf, pick, run, selection, stateOf, subjectsTo } = calls;
const advance = (ms: number) => server.clock.advance(ms);

/** Lets ada, ben and cleo get in for two seats each, in this order, of two rows of six. */
beforeEach(async () => {
  ({ auction, fans } = await prepareAuction(server, {
    ...{ rows: 2, seatsPerRow: 6, standing: 0, maxPerPerson: 4 },
  }));
  [ada, ben, cleo] = fans as [Buyer, Buyer, Buyer];
  const seats = { offerGroupId: auction.seated, quantity: 2 };
  await offer(ada, { ...seats, steps: 9 });
  await offer(ben, { ...seats, steps: 5 });
  await offer(cleo, { ...seats, steps: 1 });
  await advance(hours(3));
  await run();
});

/** Seats of a row that can be picked, by their places in it. */
async function seatsAt(fan: Buyer, row: number, ...places: number[]): Promise<string[]> {
  const { availability } = await selection(fan);
  const { sectionCode, rows } = availability[0]!;
  return places.map((place) => `${sectionCode}-${rows[row]!.row}-${place}`);
}
const codesOf = async (fan: Buyer) => (await offerOf(fan))!.seatPick!.seats.map(({ seatCode }) => seatCode);

it('opens windows in the order of rank, says so by mail, and charges no card before its seats are picked [C4.05m, C4.05f]', async () => {
  const picks = (await Promise.all(fans.map(offerOf))).map((each) => each!.seatPick!);
  const opening = picks.map(({ opensAt }) => Date.parse(opensAt));
  expect(opening.map((at) => at - opening[0]!)).toEqual([0, hours(2), hours(4)]);
  expect(await offerOf(ada)).toMatchObject({
    state: 'qualified',
    event: { saleState: 'actionRequired' },
    allowed: { pickSeats: { allowed: true } },
    seatPick: { seats: [] },
  });
  const waiting = (await offerOf(ben))!;
  expect(waiting.event.saleState).not.toBe('actionRequired');
  const { pickSeats } = waiting.allowed;
  expect(pickSeats).toEqual({
    ...{ allowed: false, reason: 'myPricePickSeatsInvalidTime', opensAt: picks[1]!.opensAt },
  });
  expect(await subjectsTo(cleo)).toContain('Choose your seats: Northern Lights');
  await charge();
  await run();
  expect(await Promise.all(fans.map(stateOf))).toEqual(['qualified', 'qualified', 'qualified']);
  expect((await pick(ben, ['A-1-1', 'A-1-2'])).error?.code).toBe('myPricePickSeatsInvalidTime');
});

it('tells a winner who had to wait by a second mail that the window is open, once [C4.05l]', async () => {
  const turn = 'Your turn to choose seats: Northern Lights';
  const turns = async () =>
    (await Promise.all(fans.map(subjectsTo))).map((all) => all.filter((each) => each === turn).length);
  await run();
  expect(await turns()).toEqual([0, 0, 0]);
  await advance(hours(2));
  await run();
  await run();
  expect(await turns()).toEqual([0, 1, 0]);
  await advance(hours(2));
  await run();
  expect(await turns()).toEqual([0, 1, 1]);
});

it('holds the picked seats, once, and charges the card [C2.27c, C4.05l, C3.35c, C7.52]', async () => {
  const wanted = await seatsAt(ada, 1, 3, 4);
  const picked = await pick(ada, wanted);
  expect(picked.body.seatPick!.seats.map(({ seatCode }) => seatCode)).toEqual(wanted);
  expect((await pick(ada, wanted)).body.seatPick).toEqual(picked.body.seatPick);
  expect((await pick(ada, ['A-1-1', 'A-1-2'])).error?.code).toBe('myPricePickSeatsExpiredTime');
  await charge();
  await run();
  expect(await stateOf(ada)).toBe('claimed');
  expect(await codesOf(ada)).toEqual(wanted);
});

it('takes only free seats, side by side, and as many as the offer is for [C5.11a, C5.11b, C8.12b]', async () => {
  const code = async (...places: number[]) => (await pick(ada, await seatsAt(ada, 0, ...places))).error?.code;
  expect(await code(1)).toBe('seatsNotPicked');
  expect(await code(1, 1)).toBe('seatsNotPicked');
  expect(await code(1, 2, 3)).toBe('seatsNotPicked');
  expect(await code(1, 3)).toBe('seatsNotTogether');
  expect((await pick(ada, ['Z-9-1', 'Z-9-2'])).error?.code).toBe('invalidSeatCodes');
  expect(await codesOf(ada)).toEqual([]);
  const taken = await seatsAt(ada, 0, 1, 2);
  await pick(ada, taken);
  await advance(hours(2));
  const { error } = await pick(ben, taken);
  expect(error).toMatchObject({ code: 'invalidSeatCodes', details: { lostSeatCodes: taken } });
  expect(error!.details!['nextBest']).toHaveLength(2);
});

it('takes a companion seat only with the wheelchair space of its row', async () => {
  const kindOf = { 3: 'wheelchair', 4: 'companion' };
  for (const [place, kind] of Object.entries(kindOf))
    await server.database.query
      .updateTable('eventSeat')
      .set({ kind })
      .where('eventId', '=', auction.eventId)
      .where('seatCode', 'in', await seatsAt(ada, 0, Number(place)))
      .execute();
  const { error } = await pick(ada, await seatsAt(ada, 0, 4, 5));
  expect(error).toMatchObject({
    code: 'companionNeedsSpace',
    details: { seatCodes: await seatsAt(ada, 0, 4) },
  });
  expect(await codesOf(ada)).toEqual([]);
  expect((await pick(ada, await seatsAt(ada, 0, 3, 4))).status).toBe(200);
});

it('gives the best seats that are left after the window, before the next one picks [C8.12a]', async () => {
  await advance(hours(2));
  expect((await pick(ada, ['A-1-1', 'A-1-2'])).error?.code).toBe('myPricePickSeatsExpiredTime');
  expect((await pick(ben, ['A-1-1', 'A-1-2'])).error?.code).toBe('myPricePickSeatsInvalidTime');
  await run();
  expect(await codesOf(ada)).toHaveLength(2);
  expect(await subjectsTo(ada)).toContain('You have your seats: Northern Lights');
  const given = (await server.mails()).find(({ subject }) => subject.startsWith('You have your seats'));
  expect(given!.textBody).toMatch(/best ones that were left: .*[Rr]ow/);
  const wanted = await seatsAt(ben, 1, 1, 2);
  expect((await pick(ben, wanted)).status).toBe(200);
  await advance(hours(4));
  await run();
  await charge();
  await run();
  expect(await Promise.all(fans.map(stateOf))).toEqual(['claimed', 'claimed', 'claimed']);
});

it('says what can be picked to its fan alone, and when so many are not left side by side [AZ-14, C7.51b, C8.12c]', async () => {
  const seen = await selection(ada);
  expect(seen).toMatchObject({
    bestSeatCodes: ['101-A-3', '101-A-4'],
    sections: [{ available: 12 }],
    offers: [{}],
  });
  expect(await selection(ben)).toMatchObject({ sections: [], availability: [] });
  const { offerId } = (await offerOf(ada))!;
  const other = await server.call('getSeatSelection', { token: ben.token, query: { offerId } });
  expect(other.error?.code).toBe('notFound');
  await server.database.query
    .updateTable('eventSeat')
    .set({ state: 'blocked' })
    .where('eventId', '=', auction.eventId)
    .where('adjacencyIndex', 'in', [1, 3, 4])
    .execute();
  expect((await selection(ada)).bestSeatCodes).toEqual([]);
});

it('leaves no window where the event is too near, and gives seats in the order of rank', async () => {
  ({ auction, fans } = await prepareAuction(server, {
    ...{
      rows: 1,
      seatsPerRow: 4,
      standing: 0,
      maxPerPerson: 4,
      closesInMs: minutes(1),
      resultsInMs: minutes(1),
    },
  }));
  await server.database.query
    .updateTable('event')
    .set({ startsAt: new Date(server.clock.now().getTime() + hours(12)) })
    .where('eventId', '=', auction.eventId)
    .execute();
  const [dora] = fans as [Buyer];
  await offer(dora, { offerGroupId: auction.seated, quantity: 2 });
  await advance(minutes(2));
  await run();
  expect(await codesOf(dora)).toHaveLength(2);
  expect(await subjectsTo(dora)).not.toContain('Choose your seats: Northern Lights');
});
