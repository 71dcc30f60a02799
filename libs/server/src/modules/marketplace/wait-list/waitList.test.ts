import { sql } from 'kysely';
import { days, hours, minutes } from '../../../platform/time/units.ts';
import {
  checkout,
  knowsBuyers,
  line,
  mailsTo,
  makeBuyers,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, seatCode, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { offerWaitListsJob } from './offerWaitListsJob.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
/** Has everything that is held. */
let holder: Buyer;
let ada: Buyer;
let ben: Buyer;
let walkIn: Buyer;

/** Sells out a hall of one row of four seats and four standing places to one buyer. */
beforeEach(async () => {
  sale = await buildSale(server.database, { rows: 1, seatsPerRow: 4, standing: 4 });
  [holder, ada, ben, walkIn] = (await makeBuyers(server.database, 4)) as [Buyer, Buyer, Buyer, Buyer];
  expect((await hold(4, 4)).status).toBe(200);
});

const seats = (numbers: number[]) => numbers.map((number) => seatCode(0, number));
/** Holds standing places and the first seats of the row for the holder. */
const hold = (places: number, seated: number) =>
  checkout(server, holder, sale.eventId, [
    ...(places > 0 ? [line('p', sale.standing, places)] : []),
    ...(seated > 0
      ? [line('s', sale.seated, seated, { seatCodes: seats([1, 2, 3, 4].slice(0, seated)) })]
      : []),
  ]);
const join = (
  { token }: Buyer,
  quantity: number,
  more: { offerGroupIds?: string[]; maySplit?: boolean } = {},
) =>
  server.call('joinWaitList', {
    token,
    body: { eventId: sale.eventId, offerGroupIds: [sale.standing], quantity, maySplit: false, ...more },
  });
const read = ({ token }: Buyer, locale?: 'fr-CA') =>
  server.call('getWaitList', { token, query: { eventId: sale.eventId }, ...(locale ? { locale } : {}) });
const entryOf = async (buyer: Buyer) => (await read(buyer)).body.entry;
const leave = ({ token }: Buyer) => server.call('leaveWaitList', { token, body: { eventId: sale.eventId } });
const claim = ({ token }: Buyer) => server.call('claimWaitList', { token, body: { eventId: sale.eventId } });
/** Claims an offer and reads the cart. */
const cartOf = async (buyer: Buyer) => {
  const { selections } = (await claim(buyer)).body;
  return (await checkout(server, buyer, sale.eventId, selections)).body;
};
const run = async () => {
  await offerWaitListsJob.handle({}, { platform: server.platform, jobId: 'any' });
  await server.jobs.drain();
};
const ask = (buyer: Buyer, quantity: number, offerGroupId = sale.standing) =>
  checkout(server, buyer, sale.eventId, [line('w', offerGroupId, quantity)]);

describe('joining a wait list', () => {
  it('is for what is sold out, in the order of joining, and shows place and who is ahead', async () => {
    const first = await join(ada, 2);
    expect(first.status).toBe(200);
    expect(first.body.groups.map(({ offerGroupId }) => offerGroupId).sort()).toEqual(
      [sale.seated, sale.standing].sort(),
    );
    expect(first.body).toMatchObject({ waiting: 1, offered: 0, claimMinutes: 240 });
    expect(first.body.entry).toMatchObject({ state: 'waiting', place: 1, ahead: 0, chance: 'unknown' });
    expect((await join(ben, 1)).body.entry).toMatchObject({ place: 2, ahead: 2, names: ['Floor'] });
    expect((await join(ada, 1)).error?.code).toBe('waitListJoined');
    expect((await read(ben, 'fr-CA')).body.entry?.names).toEqual(['Floor (fr)']);
  });

  it('is refused while there is stock, beyond the limits, and for anybody else’s event', async () => {
    expect((await hold(3, 4)).status).toBe(200);
    expect((await join(ada, 1)).body.entry).toBeUndefined();
    expect((await join(ada, 1, { offerGroupIds: [sale.shirt] })).body.entry).toBeUndefined();
    const seatedOnly = { offerGroupIds: [sale.seated] };
    expect((await join(ada, 9, seatedOnly)).error?.code).toBe('ticketLimitEvent');
    expect((await join(ada, 1, { offerGroupIds: [server.platform.newId()] })).status).toBe(404);
    await sql`update offer_group set max_quantity = 2 where offer_group_id = ${sale.seated}`.execute(
      server.database.query,
    );
    expect((await join(ada, 3, seatedOnly)).error?.code).toBe('ticketLimitMarketplace');
  });

  it('has the limit of a cart, also once it is lowered below what a buyer has [C5.03b]', async () => {
    await sql`update event set max_per_person = 2 where event_id = ${sale.eventId}`.execute(
      server.database.query,
    );
    const waiting = await join(holder, 1);
    expect(waiting.error).toMatchObject({ code: 'ticketLimitEvent', details: { limit: 8, remaining: 0 } });
    const cart = await hold(5, 4);
    expect(cart.error).toMatchObject({ code: 'ticketLimitEvent', details: { limit: 8 } });
  });

  it('lists what a fan waits for, and forgets it on leaving', async () => {
    await join(ada, 2);
    const entries = async () => (await server.call('listWaitListEntries', { token: ada.token })).body.entries;
    expect((await entries()).map(({ event }) => event.eventId)).toEqual([sale.eventId]);
    expect((await leave(ada)).body.entry).toBeUndefined();
    expect(await entries()).toEqual([]);
    expect((await leave(ada)).status).toBe(200);
  });
});

describe('stock that returns', () => {
  it('is offered to the first, held from others, and becomes the cart', async () => {
    await join(ada, 2);
    await join(ben, 1);
    await hold(2, 4);
    expect((await ask(walkIn, 1)).error?.code).toBe('purchaseSoldOut');
    const { body } = await server.call('listOfferGroups', { body: { eventId: sale.eventId } });
    expect(body.offerGroups.find(({ offerGroupId }) => offerGroupId === sale.standing)?.available).toBe(0);
    await run();
    expect(await entryOf(ada)).toMatchObject({ state: 'offered', offer: { quantity: 2, name: 'Floor' } });
    expect(await entryOf(ben)).toMatchObject({ state: 'waiting', place: 1 });
    expect((await mailsTo(server, ada)).map(({ subject }) => subject)).toEqual([
      'Your turn: Northern Lights',
    ]);
    await run();
    expect(await mailsTo(server, ada)).toHaveLength(1);

    expect((await claim(ben)).body.selections).toEqual([]);
    const cart = await cartOf(ada);
    expect(cart.lines).toMatchObject([{ offerGroupId: sale.standing, quantity: 2 }]);
    const left = Date.parse(cart.purchaseTokenExpiration) - Date.parse(cart.serverTime);
    expect([left > minutes(9), left <= minutes(10)]).toEqual([true, true]);
    expect((await cartOf(ada)).purchaseToken).toBe(cart.purchaseToken);
  });

  it('stays in the claimed cart when that is changed, and returns to the list when it is given back', async () => {
    await join(ada, 2);
    await join(ben, 1);
    await hold(2, 4);
    await run();
    const { cartGuid } = (await cartOf(ada)).lines[0]!;
    const own = { cartGuid, offerGroupId: sale.standing, quantity: 2 };
    const more = await checkout(server, ada, sale.eventId, [own, line('t', sale.shirt, 1)]);
    expect(more.status).toBe(200);
    expect((await checkout(server, ada, sale.eventId, [{ ...own, quantity: 3 }])).error?.code).toBe(
      'purchaseSoldOut',
    );
    expect((await checkout(server, ada, sale.eventId, [{ ...own, quantity: 1 }])).status).toBe(200);
    expect((await ask(walkIn, 1)).error?.code).toBe('purchaseSoldOut');
    await run();
    expect((await entryOf(ben))?.state).toBe('offered');
  });

  it('skips who does not fit, without losing the place', async () => {
    await join(ada, 3);
    await join(ben, 1);
    await hold(3, 4);
    await run();
    expect((await entryOf(ben))?.state).toBe('offered');
    expect(await entryOf(ada)).toMatchObject({ state: 'waiting', place: 1 });
  });

  it('is offered in part to who may be split, who waits on for the rest', async () => {
    await join(ada, 3, { maySplit: true });
    await hold(2, 4);
    await run();
    expect(await entryOf(ada)).toMatchObject({ state: 'offered', offer: { quantity: 2 } });
    await claim(ada);
    expect(await entryOf(ada)).toMatchObject({ state: 'waiting', quantity: 1, place: 1 });
    expect((await read(ada)).body.offered).toBe(2);
  });

  it('is offered as seats side by side to who may not be split', async () => {
    const offerGroupIds = [sale.seated];
    await join(ada, 2, { offerGroupIds });
    await join(ben, 2, { offerGroupIds, maySplit: true });
    await checkout(server, holder, sale.eventId, [
      line('p', sale.standing, 4),
      line('s', sale.seated, 2, { seatCodes: seats([2, 4]), maySplit: true }),
    ]);
    expect((await ask(walkIn, 1, sale.seated)).error?.code).toBe('purchaseSoldOut');
    await run();
    expect((await entryOf(ada))?.state).toBe('waiting');
    expect((await entryOf(ben))?.state).toBe('offered');
    const cart = await cartOf(ben);
    expect(cart.lines[0]!.seats.map((seat) => seat.seatCode)).toEqual(seats([1, 3]));
  });

  it('goes back on general sale when the list is empty', async () => {
    await join(ada, 1);
    await hold(2, 4);
    await run();
    expect((await ask(walkIn, 1)).status).toBe(200);
  });

  it('is no offer of an event that is cancelled', async () => {
    await join(ada, 1);
    await sql`update event set status = 'Cancelled' where event_id = ${sale.eventId}`.execute(
      server.database.query,
    );
    await hold(3, 4);
    await run();
    expect((await server.call('listWaitListEntries', { token: ada.token })).body.entries).toEqual([]);
  });
});

describe('an offer', () => {
  beforeEach(async () => {
    await join(ada, 2);
    await join(ben, 2);
    await hold(2, 4);
    await run();
  });

  it('ends with its time: the fan is reminded and told, and the next is offered it', async () => {
    // The holder's cart ends too: there is enough for Ben only once Ada's offer is over.
    await leave(ben);
    await join(ben, 4);
    await server.clock.advance(hours(3) + minutes(1));
    await run();
    await run();
    await server.clock.advance(minutes(59));
    expect(await entryOf(ada)).toMatchObject({ state: 'lapsed' });
    expect((await claim(ada)).body.selections).toEqual([]);
    expect((await ask(walkIn, 1)).error?.code).toBe('purchaseSoldOut');
    await run();
    expect((await mailsTo(server, ada)).map(({ subject }) => subject).sort()).toEqual([
      'Your offer ends soon: Northern Lights',
      'Your offer has expired: Northern Lights',
      'Your turn: Northern Lights',
    ]);
    expect((await entryOf(ben))?.state).toBe('offered');
  });

  it('is given back by leaving, and goes to the next', async () => {
    await leave(ada);
    expect((await ask(walkIn, 1)).error?.code).toBe('purchaseSoldOut');
    await run();
    expect((await entryOf(ben))?.state).toBe('offered');
  });

  it('is not claimed beside another cart', async () => {
    await checkout(server, holder, sale.eventId, [line('p', sale.standing, 2), line('s', sale.seated, 3)]);
    expect((await ask(ada, 1, sale.seated)).status).toBe(200);
    expect((await claim(ada)).error?.code).toBe('waitListCartOpen');
    await server.clock.advance(minutes(11));
    expect((await claim(ada)).body.selections).toHaveLength(1);
  });
});

it('expects an offer by the rate so far, once there is one', async () => {
  await join(ben, 1);
  await hold(3, 4);
  await run();
  await hold(4, 4);
  await join(ada, 1);
  expect((await entryOf(ada))?.chance).toBe('unknown');
  await server.clock.advance(days(2));
  expect((await entryOf(ada))?.chance).toBe('likely');
});
