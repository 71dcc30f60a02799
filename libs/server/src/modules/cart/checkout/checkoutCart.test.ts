import { minutes } from '../../../platform/time/units.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { checkout, knowsBuyers, line, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buildSale, seatCode, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';

import { sweepHolds } from '../../../sale/hold/sweepHolds.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database);
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

const ask = (buyer: Buyer, ...selections: Parameters<typeof checkout>[3]) =>
  checkout(server, buyer, sale.eventId, selections);
const codes = (answer: Awaited<ReturnType<typeof ask>>, at = 0) =>
  answer.body.lines[at]!.seats.map((seat) => seat.seatCode);

describe('checkoutCart holds', () => {
  it('finds the best seats, quotes all-in and says until when [C7.21, C4.04a, C9.10c]', async () => {
    const answer = await ask(ada, line('a', sale.seated, 2));
    expect(answer.status).toBe(200);
    expect(codes(answer)).toEqual([seatCode(0, 5), seatCode(0, 6)]);
    const { lines, quote, purchaseTokenExpiration, serverTime, allowed } = answer.body;
    expect(lines[0]).toMatchObject({
      name: 'Orchestra',
      seats: [{ section: 'Orchestra', row: 'A', seat: '5' }, {}],
    });
    expect(lines[0]!.unitPrices).toEqual([
      { ageGroup: 'ADULT', quantity: 2, allIn: { amount: 11_000, currency: 'CAD' } },
    ]);
    expect(quote.allIn.amount).toBe(22_000);
    expect(quote.total.amount).toBe(22_000 + 2 * Math.round(11_000 * 0.14975));
    expect(Date.parse(purchaseTokenExpiration) - Date.parse(serverTime)).toBe(minutes(10));
    expect(allowed.extend).toEqual({ allowed: true });
  });

  it('keeps the seats when only the quantity changes, adds beside and gives back the last [C4.02a]', async () => {
    const first = codes(await ask(ada, line('a', sale.seated, 2)));
    const more = codes(await ask(ada, line('a', sale.seated, 4)));
    expect(more).toEqual(expect.arrayContaining(first));
    expect(more).toHaveLength(4);
    expect(codes(await ask(ada, line('a', sale.seated, 1)))).toEqual([more[0]]);
    expect(codes(await ask(ben, line('b', sale.seated, 1, { seatCodes: [more[3]!] })))).toEqual([more[3]]);
  });

  it('takes picked seats and swaps them for others [C3.35c]', async () => {
    const pick = (...seats: number[]) =>
      line('a', sale.seated, seats.length, { seatCodes: seats.map((seat) => seatCode(1, seat)) });
    expect(codes(await ask(ada, pick(1, 2)))).toEqual([seatCode(1, 1), seatCode(1, 2)]);
    expect(codes(await ask(ada, pick(2, 3)))).toEqual([seatCode(1, 2), seatCode(1, 3)]);
    expect((await ask(ben, line('b', sale.seated, 1, { seatCodes: [seatCode(1, 1)] }))).status).toBe(200);
  });

  it('holds nothing when one line cannot be held, and offers the next best', async () => {
    await ask(ada, line('a', sale.seated, 2, { seatCodes: [seatCode(0, 5), seatCode(0, 6)] }));
    const before = await ask(ben, line('b', sale.standing, 1));
    const answer = await ask(
      ben,
      line('b', sale.standing, 3),
      line('c', sale.seated, 2, { seatCodes: [seatCode(0, 6), seatCode(0, 7)] }),
    );
    expect(answer.error?.code).toBe('invalidSeatCodes');
    expect(answer.error?.details).toMatchObject({ lostSeatCodes: [seatCode(0, 6)] });
    const next = answer.error?.details?.['nextBest'] as { seatCode: string }[];
    expect(next).toHaveLength(2);
    expect(next.map((seat) => seat.seatCode)).not.toContain(seatCode(0, 6));
    const again = await ask(ben, line('b', sale.standing, 1));
    expect(again.body.purchaseToken).toBe(before.body.purchaseToken);
    const item = await server.database.query
      .selectFrom('inventoryItem')
      .select('held')
      .where('inventoryItemId', '=', sale.standingItem)
      .executeTakeFirstOrThrow();
    expect(item.held).toBe(1);
  });

  it('refuses picked seats that are not together unless they may be split [C5.11a]', async () => {
    const apart = { seatCodes: [seatCode(0, 1), seatCode(0, 3)] };
    expect((await ask(ada, line('a', sale.seated, 2, apart))).error?.code).toBe('seatsNotTogether');
    expect((await ask(ada, line('a', sale.seated, 2, { ...apart, maySplit: true }))).status).toBe(200);
  });

  it('says when seats are not together any more, and splits when told to [C8.12b-c]', async () => {
    const every = [1, 3, 5, 7, 9].map((seat) => seat);
    const small = await buildSale(server.database, { rows: 1, seatsPerRow: 10, maxPerPerson: 10 });
    const blocking = every.map((seat) => seatCode(0, seat));
    await checkout(server, ada, small.eventId, [
      line('a', small.seated, 5, { seatCodes: blocking, maySplit: true }),
    ]);
    const together = await checkout(server, ben, small.eventId, [line('b', small.seated, 2)]);
    expect(together.error).toMatchObject({ code: 'notEnoughContiguousSeats', details: { available: 5 } });
    const split = await checkout(server, ben, small.eventId, [
      line('b', small.seated, 2, { maySplit: true }),
    ]);
    expect(split.body.lines[0]!.seats).toHaveLength(2);
    const tooMany = await checkout(server, ben, small.eventId, [
      line('b', small.seated, 6, { maySplit: true }),
    ]);
    expect(tooMany.error?.code).toBe('purchaseSoldOut');
  });

  it('says how many are left when too many are asked for [C8.10b]', async () => {
    const few = await buildSale(server.database, { standing: 3 });
    const answer = await checkout(server, ada, few.eventId, [line('a', few.standing, 4)]);
    expect(answer.error).toMatchObject({ code: 'purchaseSoldOut', details: { available: 3 } });
  });

  it('tells every device of a buyer the same token', async () => {
    const first = await ask(ada, line('a', sale.standing, 1));
    const second = await checkout(server, ada, sale.eventId, [line('a', sale.standing, 2)], 'x'.repeat(43));
    expect(second.body.purchaseToken).toBe(first.body.purchaseToken);
    expect(second.body.purchaseTokenExpiration).toBe(first.body.purchaseTokenExpiration);
  });
});

describe('the time of a hold', () => {
  it('runs from the first hold, however often more is added [C4.04a]', async () => {
    const first = await ask(ada, line('a', sale.standing, 1));
    await server.clock.advance(minutes(5));
    const later = await ask(ada, line('a', sale.standing, 1), line('b', sale.seated, 1));
    expect(later.body.purchaseTokenExpiration).toBe(first.body.purchaseTokenExpiration);
  });

  it('is over at its end: the next buyer has the seat at once, with no sweeper [C4.04b]', async () => {
    const seats = { seatCodes: [seatCode(0, 1)] };
    await ask(ada, line('a', sale.seated, 1, seats));
    expect((await ask(ben, line('b', sale.seated, 1, seats))).error?.code).toBe('invalidSeatCodes');
    await server.clock.advance(minutes(10));
    expect((await ask(ben, line('b', sale.seated, 1, seats))).status).toBe(200);
    const lost = await ask(ada, line('a', sale.seated, 1, seats));
    expect(lost.error).toMatchObject({
      code: 'invalidSeatCodes',
      details: { lostSeatCodes: [seatCode(0, 1)] },
    });
  });

  it('gives expired quantities to the next buyer, and opens a new hold for a buyer who returns [C4.04a]', async () => {
    const few = await buildSale(server.database, { standing: 4 });
    const want = (buyer: Buyer, quantity: number) =>
      checkout(server, buyer, few.eventId, [line('a', few.standing, quantity)]);
    const first = await want(ada, 4);
    await server.clock.advance(minutes(10));
    expect((await want(ben, 3)).status).toBe(200);
    expect((await want(ada, 2)).error).toMatchObject({ code: 'purchaseSoldOut', details: { available: 1 } });
    const again = await want(ada, 1);
    expect(again.body.purchaseToken).not.toBe(first.body.purchaseToken);
  });

  it('gives the seats of an expired cart again where they are free [C4.04b]', async () => {
    const pick = await ask(ada, line('a', sale.seated, 2, { seatCodes: [seatCode(2, 1), seatCode(2, 2)] }));
    await server.clock.advance(minutes(11));
    expect(codes(await ask(ada, line('a', sale.seated, 2)))).toEqual(codes(pick));
  });

  it('is tidied up after its end, so that lists show what is free; a running one stays [C4.04b]', async () => {
    const heldOf = async () => {
      const item = server.database.query.selectFrom('inventoryItem').select('held');
      return (await item.where('inventoryItemId', '=', sale.standingItem).executeTakeFirstOrThrow()).held;
    };
    await ask(ada, line('a', sale.standing, 3), line('b', sale.seated, 2));
    await server.clock.advance(minutes(6));
    await ask(ben, line('a', sale.standing, 1));
    await server.clock.advance(minutes(4));
    expect(await heldOf()).toBe(4);
    await sweepHolds(server.platform);
    expect(await heldOf()).toBe(1);
    const seats = server.database.query
      .selectFrom('eventSeat')
      .select('seatCode')
      .where('state', '=', 'held');
    expect(await seats.where('eventId', '=', sale.eventId).execute()).toEqual([]);
  });

  const extensionOf = async ({ token }: Buyer, body: { eventId: string; purchaseToken: string }) =>
    (await server.call('extendHold', { token, body })).error?.code;

  it('is lengthened once, to twenty minutes, while it runs [C4.04a]', async () => {
    const { body: cart } = await ask(ada, line('a', sale.standing, 1));
    const body = { eventId: sale.eventId, purchaseToken: cart.purchaseToken };
    await server.clock.advance(minutes(9));
    const extended = await server.call('extendHold', { token: ada.token, body });
    expect(Date.parse(extended.body.purchaseTokenExpiration) - Date.parse(cart.purchaseTokenExpiration)).toBe(
      minutes(10),
    );
    expect(extended.body.allowed.extend).toEqual({ allowed: false, reason: 'holdNotExtendable' });
    expect(await extensionOf(ada, body)).toBe('holdNotExtendable');
    await server.clock.advance(minutes(11));
    expect(await extensionOf(ada, body)).toBe('reservationTimeRanOut');
    expect(await extensionOf(ben, body)).toBe('reservationTimeRanOut');
  });

  it('is lengthened by one of many calls at the same time [C4.04a]', async () => {
    const { purchaseToken } = (await ask(ada, line('a', sale.standing, 1))).body;
    const body = { eventId: sale.eventId, purchaseToken };
    const codes = await Promise.all(Array.from({ length: 8 }, () => extensionOf(ada, body)));
    expect(codes.toSorted()).toEqual([...Array<string>(7).fill('holdNotExtendable'), undefined]);
  });

  it('is not over while a payment decides about it, for an extension as for a payment', async () => {
    const { body: cart } = await ask(ada, line('a', sale.standing, 1));
    const open = server.database.query.updateTable('commitment').where('eventId', '=', sale.eventId);
    await open.set({ state: 'paying' }).execute();
    await server.clock.advance(minutes(11));
    const body = { eventId: sale.eventId, purchaseToken: cart.purchaseToken };
    expect(await extensionOf(ada, body)).toBe('holdNotExtendable');
    expect((await ask(ada, line('a', sale.standing, 1))).error?.code).toBe('paymentPending');
  });
});

describe('what a cart may hold', () => {
  it('keeps to the limit of the event over several lines [C5.03b, C8.02b]', async () => {
    const answer = await ask(ada, line('a', sale.standing, 5), line('b', sale.seated, 4));
    expect(answer.error).toMatchObject({ code: 'ticketLimitEvent', details: { limit: 8, remaining: 8 } });
    expect((await ask(ada, line('a', sale.shirt, 6), line('b', sale.seated, 1))).error?.code).toBe(
      'ticketLimitMarketplace',
    );
  });

  it('refuses extras alone, and to take the access from under them [C4.03b, C5.12, C4.03c]', async () => {
    expect((await ask(ada, line('a', sale.shirt, 1))).error?.code).toBe('extrasNeedAccess');
    expect((await ask(ada, line('g', sale.gift, 1))).error?.code).toBe('extrasNeedAccess');
    expect((await ask(ada, line('a', sale.shirt, 1), line('b', sale.standing, 1))).status).toBe(200);
    const alone = await ask(ada, line('a', sale.shirt, 1));
    expect(alone.error).toMatchObject({ code: 'extrasNeedAccess', details: { cartGuids: ['line-a-0000'] } });
  });

  it('lets children in with an adult, at their own price [C5.02d, C3.08d-e]', async () => {
    const child = { ageGroup: 'CHILD' as const, quantity: 1 };
    expect((await ask(ada, line('a', sale.seated, 1, { ages: [child] }))).error?.code).toBe(
      'childNeedsAdult',
    );
    const family = await ask(
      ada,
      line('a', sale.seated, 2, { ages: [child, { ageGroup: 'ADULT', quantity: 1 }] }),
    );
    expect(family.body.lines[0]!.unitPrices.map(({ allIn }) => allIn.amount).sort()).toEqual([11_000, 5_500]);
  });

  it.each([
    ['a sale that has not begun', { opensAt: new Date(Date.now() + 86_400_000) }],
    ['a sale that is over', { closesAt: new Date(Date.now() - 3_600_000) }],
    ['a cancelled event', { status: 'Cancelled' as const }],
  ])('is closed for %s [C4.05i, C8.10e]', async (_name, options) => {
    const closed = await buildSale(server.database, {
      opensAt: new Date(Date.now() - 86_400_000),
      ...options,
    });
    const answer = await checkout(server, ada, closed.eventId, [line('a', closed.standing, 1)]);
    expect(answer.error?.code).toBe('marketplaceClosed');
  });

  it.each([
    ['ages that do not sum', { ages: [{ ageGroup: 'ADULT' as const, quantity: 1 }] }],
    ['seats and quantity that differ', { seatCodes: [seatCode(0, 1)] }],
    ['a delivery that is not offered', { fulfilment: 'SHIPPING' as const }],
  ])('refuses %s', async (_name, more) => {
    expect((await ask(ada, line('a', sale.seated, 2, more))).error?.code).toBe('invalidRequest');
  });

  it('says of what was quoted otherwise before what it costs now [C8.06]', async () => {
    await ask(ada, line('a', sale.seated, 1));
    await server.database.query
      .updateTable('offerGroup')
      .set({ facePrice: 12_000 })
      .where('offerGroupId', '=', sale.seated)
      .execute();
    const changed = await ask(ada, line('a', sale.seated, 2));
    expect(changed.body.priceChanges).toEqual([
      {
        cartGuid: 'line-a-0000',
        before: { amount: 22_000, currency: 'CAD' },
        now: { amount: 26_400, currency: 'CAD' },
      },
    ]);
    expect((await ask(ada, line('a', sale.seated, 2))).body.priceChanges).toEqual([]);
  });

  it('is given back whole by clearing it [C7.22]', async () => {
    await ask(ada, line('a', sale.seated, 2), line('b', sale.standing, 2));
    const cleared = await server.call('clearCart', { token: ada.token, body: { eventId: sale.eventId } });
    expect(cleared.body).toEqual({ ok: true });
    const item = await server.database.query
      .selectFrom('inventoryItem')
      .select('held')
      .where('inventoryItemId', '=', sale.standingItem)
      .executeTakeFirstOrThrow();
    expect(item.held).toBe(0);
    expect((await ask(ben, line('b', sale.seated, 8))).status).toBe(200);
  });
});
