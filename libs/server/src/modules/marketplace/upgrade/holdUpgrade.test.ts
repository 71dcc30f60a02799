import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { systemRandomness } from '../../../platform/security/randomness.ts';
import { minutes } from '../../../platform/time/units.ts';
import { moveHold } from '../../../sale/hold/heldRepository.ts';
import { orderRoom } from '../../../sale/waiting-room/waitingRoomOrders.ts';
import { buyLines, knowsBuyers, line, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { saveListing } from '../../../testing/sale/fixtures/listingFixture.ts';
import { bid, sellTokens } from '../../../testing/sale/fixtures/marketOfferFixture.ts';
import { buildSale, seatCode, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import {
  buyStanding,
  holdUpgrade,
  payUpgrade,
  sourceOf,
  type Source,
} from '../../../testing/sale/fixtures/upgradeFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let [ada, ben]: [Buyer, Buyer] = [] as never;

beforeEach(async () => {
  sale = await buildSale(server.database, { refund: 'always', feeAmount: 250, maxPerPerson: 2 });
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

const [first, second, third] = [1, 2, 3].map((seat) => seatCode(0, seat)) as [string, string, string];
const buySeats = async (...seatCodes: string[]): Promise<Source> => {
  const { eventId } = sale;
  const bought = line('a', sale.seated, seatCodes.length, { seatCodes });
  const { lines, tokens } = await buyLines(server, ada, eventId, [bought]);
  return {
    ...{ eventId, upgradeSourceOfferId: lines[0]!.lineId },
    tokenIds: tokens.map(({ tokenId }) => tokenId),
  };
};

describe('the hold of an upgrade', () => {
  it('waits in the room of the event, as every sale of its places does [LD-01]', async () => {
    const source = await buyStanding(server, ada, sale);
    const room = { arrivalsFrom: new Date(Date.now() - 1), opensAt: new Date(Date.now() + minutes(9)) };
    await orderRoom(
      { database: server.database, newId: server.platform.newId, randomness: systemRandomness },
      sale.eventId,
      { change: 'on', ...room, perMinute: 1, operator: 'test' },
    );
    await server.clock.advance(minutes(1));
    const { token } = ada;
    const body = sourceOf(source);
    const answers = [
      await server.call('listUpgradeOptions', { token, body }),
      await server.call('listUpgradePackages', { token, body }),
      await server.call('getUpgradeTree', { token, body }),
      await server.call('listUpgradeCharts', { token, body }),
      await holdUpgrade(server, ada, source, { offerGroupId: sale.seated }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => 'waitingRoom'));
  });

  it('is none of a standing place for another of the same', async () => {
    const held = await holdUpgrade(server, ada, await buyStanding(server, ada, sale), {
      offerGroupId: sale.standing,
    });
    expect(held.error?.code).toBe('upgradeNotAllowed');
  });

  it('can be read, paid or held, when its price is lower than it was', async () => {
    const checkoutOf = async (buyer: Buyer, upgradeId: string) =>
      server.call('getUpgradeCheckout', {
        token: buyer.token,
        query: { eventId: sale.eventId, upgradeId },
      });
    const own = await buyStanding(server, ada, sale);
    const paid = await holdUpgrade(server, ada, own, { offerGroupId: sale.seated, seatCodes: [first] });
    await payUpgrade(server, ada, paid.body);
    const other = await buyStanding(server, ben, sale);
    const held = await holdUpgrade(server, ben, other, { offerGroupId: sale.seated, seatCodes: [third] });
    await server.database.query
      .updateTable('offerGroup')
      .set({ facePrice: 100 })
      .where('offerGroupId', '=', sale.seated)
      .execute();
    const after = await checkoutOf(ada, paid.body.upgradeId);
    expect(after.body).toMatchObject({ state: 'paid', quote: { total: paid.body.quote.total } });
    const { upgradeId } = held.body;
    const still = await checkoutOf(ben, upgradeId);
    expect(still.body).toMatchObject({ state: 'held', quote: { total: { amount: 0 } } });
    expect((await payUpgrade(server, ben, still.body)).error?.code).toBe('upgradeNotBetter');
    const body = { eventId: sale.eventId, upgradeId };
    expect((await server.call('releaseUpgrade', { token: ben.token, body })).body).toEqual({ ok: true });
  });

  it('gives no companion seat for the wheelchair space that it is beside', async () => {
    const { query } = server.database;
    const kindOf = async (code: string, kind: 'wheelchair' | 'companion') =>
      query
        .updateTable('eventSeat')
        .set({ kind })
        .where('eventId', '=', sale.eventId)
        .where('seatCode', '=', code)
        .execute();
    await kindOf(first, 'wheelchair');
    await kindOf(second, 'companion');
    const source = await buySeats(first);
    const held = await holdUpgrade(server, ada, source, { offerGroupId: sale.seated, seatCodes: [second] });
    expect(held.error?.code).toBe('companionNeedsSpace');
  });

  it('holds no longer than a cart, however often it is held anew', async () => {
    const source = await buyStanding(server, ada, sale);
    const hold = () => holdUpgrade(server, ada, source, { offerGroupId: sale.seated, seatCodes: [first] });
    const begin = new Date((await hold()).body.serverTime).getTime();
    await server.clock.advance(minutes(9));
    await hold();
    await server.clock.advance(minutes(9));
    const { upgradeId: commitmentId, heldUntil } = (await hold()).body;
    const spent = new Date(heldUntil).getTime() - begin;
    expect(spent).toBeGreaterThan(minutes(19.9));
    expect(spent).toBeLessThanOrEqual(minutes(20));
    // As a payment does that is under way.
    const end = {
      heldUntil: new Date(new Date(heldUntil).getTime() + minutes(9)),
      isExtension: true as const,
    };
    await inTransaction(server.database, (tx) =>
      moveHold(tx, { eventId: sale.eventId, commitmentId }, { state: 'open', end }),
    );
    await server.clock.advance(minutes(3));
    expect((await hold()).error?.code).toBe('reservationTimeRanOut');
  });

  it('is given back by a sale of what it takes, to a bid or by a listing', async () => {
    const [eve] = (await makeBuyers(server.database, 1)) as [Buyer];
    const { eventId } = sale;
    await bid(server, ben, sale);
    const sold = await buyStanding(server, ada, sale);
    expect((await holdUpgrade(server, ada, sold, { offerGroupId: sale.seated })).status).toBe(200);
    expect((await sellTokens(server, ada, { eventId, tokenIds: sold.tokenIds })).body.state).toBe('sold');
    const listed = await buyStanding(server, eve, sale);
    await holdUpgrade(server, eve, listed, { offerGroupId: sale.seated });
    const { body } = await saveListing(server, eve, { eventId, tokenIds: listed.tokenIds });
    expect(body.state).toBe('active');
    const held = await server.database.query
      .selectFrom('tokenHold')
      .select('tokenId')
      .where('tokenId', 'in', listed.tokenIds)
      .execute();
    expect(held).toEqual([]);
  });
});
