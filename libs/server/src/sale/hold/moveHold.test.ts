import { inTransaction } from '../../platform/database/inTransaction.ts';
import { minutes } from '../../platform/time/units.ts';
import { checkout, knowsBuyers, line, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { lockOpenCart } from '../cart/cartRepository.ts';
import { lockHoldings, moveHold } from './heldRepository.ts';

const server = useTestServer({ authenticate: knowsBuyers });

/** Holds a seat and a standing place. @returns the deadline of the hold after it was kept for five minutes from now */
async function holdForFiveMinutes(
  afterMs: number,
): Promise<{ before: number; after: number; ends: number[] }> {
  const { database } = server;
  const sale = await buildSale(database);
  const [ada] = (await makeBuyers(database, 1)) as [Buyer];
  const wish = [line('a', sale.seated, 1), line('b', sale.standing, 1)];
  const { body } = await checkout(server, ada, sale.eventId, wish);
  await server.clock.advance(afterMs);
  return inTransaction(database, async (tx) => {
    const cart = (await lockOpenCart(tx, sale.eventId, ada.userId))!;
    expect(await lockHoldings(tx, cart)).toBe(true);
    await moveHold(tx, cart, { state: 'open', end: { keepMs: minutes(5) } });
    const { heldUntil } = (await lockOpenCart(tx, sale.eventId, ada.userId))!;
    const seats = await tx
      .selectFrom('eventSeat')
      .select('heldUntil')
      .where('holdId', '=', cart.holdId)
      .execute();
    const items = await tx
      .selectFrom('quantityHold')
      .select('heldUntil')
      .where('holdId', '=', cart.holdId)
      .execute();
    return {
      before: Date.parse(body.purchaseTokenExpiration),
      after: heldUntil.getTime(),
      ends: [...seats, ...items].map(({ heldUntil }) => heldUntil!.getTime()),
    };
  });
}

describe('a hold that is kept during a payment', () => {
  it('is never shortened', async () => {
    const { before, after, ends } = await holdForFiveMinutes(minutes(1));
    expect(after).toBe(before);
    expect(ends).toEqual([before, before]);
  });

  it('lasts as long as asked, with all that the cart holds', async () => {
    const { before, after, ends } = await holdForFiveMinutes(minutes(8));
    expect(after - before).toBeGreaterThanOrEqual(minutes(3));
    expect(after - before).toBeLessThan(minutes(4));
    expect(ends).toEqual([after, after]);
  });
});
