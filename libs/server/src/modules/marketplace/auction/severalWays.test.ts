import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { addAuction } from '../../../testing/sale/fixtures/auctionFixture.ts';
import { addDiscount } from '../../../testing/sale/fixtures/discountFixture.ts';
import { addDraw } from '../../../testing/sale/fixtures/drawFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let paymentMethodId: string;
let ways: Record<'draw' | 'auction', string>;

/** Finds the offer that a way of getting in to the event is for. */
const offerIn = async (type: 'draw' | 'auction'): Promise<string> =>
  (
    await server.database.query
      .selectFrom('offerGroup')
      .innerJoin('marketplace', 'marketplace.marketplaceId', 'offerGroup.marketplaceId')
      .select('offerGroup.offerGroupId')
      .where('offerGroup.eventId', '=', sale.eventId)
      .where('marketplace.type', '=', type)
      .executeTakeFirstOrThrow()
  ).offerGroupId;

beforeEach(async () => {
  sale = await buildSale(server.database, { maxPerPerson: 3, standing: 1_000 });
  await addDraw(server, sale);
  await addAuction(server, sale);
  ways = { draw: await offerIn('draw'), auction: await offerIn('auction') };
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  ({ paymentMethodId } = await storeCard(server, ada));
});

const enter = (quantity: number, token = ada.token, promoCode?: string) =>
  server.call('enterDraw', {
    token,
    body: {
      ...{ eventId: sale.eventId, offerGroupIds: [ways.draw], quantity, maySplit: false },
      ...{ paymentMethodId, ...(promoCode === undefined ? {} : { promoCode }) },
    },
  });
const bid = (
  quantity: number,
  token = ada.token,
  { amount = 5_000, ...more }: { offerId?: string; amount?: number; promoCode?: string } = {},
) =>
  server.call('makeAuctionOffer', {
    token,
    body: {
      ...{ eventId: sale.eventId, offerGroupId: ways.auction, quantity, paymentMethodId },
      ...{ price: { amount, currency: 'CAD' }, ...more },
    },
  });
const buy = (quantity: number) => checkout(server, ada, sale.eventId, [line('a', sale.standing, quantity)]);

describe('an event with three ways in', () => {
  it('has one limit over all of them, and says what is left of it [C5.03a-b, C8.02a-b]', async () => {
    expect((await enter(1)).status).toBe(200);
    const tooMany = { code: 'ticketLimitEvent', details: { limit: 3, remaining: 2 } };
    expect((await bid(3)).error).toMatchObject(tooMany);
    expect((await buy(3)).error).toMatchObject(tooMany);
    expect((await bid(2)).status).toBe(200);
    expect((await buy(1)).error).toMatchObject({ ...tooMany, details: { limit: 3, remaining: 0 } });
  });

  it('names the limit where nothing is left of it [C8.21i]', async () => {
    expect((await enter(3)).status).toBe(200);
    const { error } = await bid(1);
    expect(error).toMatchObject({ code: 'ticketLimitEvent', details: { limit: 3, remaining: 0 } });
    expect(error?.message).toMatch(/reached the limit for this event/);
  });

  it('takes neither entries nor offers beside a cart [C5.06]', async () => {
    const { offerId } = (await bid(1)).body;
    expect((await buy(1)).status).toBe(200);
    const { body } = await server.call('checkoutDraw', { token: ada.token, body: { eventId: sale.eventId } });
    expect(body.allowed.enter).toEqual({ allowed: false, reason: 'cartBlocksOffer' });
    for (const refused of [await enter(1), await bid(1, ada.token, { offerId, amount: 6_000 })]) {
      expect(refused.error?.code).toBe('cartBlocksOffer');
      expect(refused.error?.message).toMatch(/You have items from this event in your cart/);
    }
  });

  it('lets a person use a promo code once over all of them', async () => {
    const promoCode = 'ONCE';
    const offerGroupIds = Object.values(ways);
    await addDiscount(server.database, sale.eventId, { code: promoCode, capPerPerson: 1, offerGroupIds });
    const { eventId } = sale;
    const { token } = ada;
    expect((await enter(1, token, promoCode)).body.promoCode).toBe(promoCode);
    for (const refused of [
      await server.call('checkoutAuction', { token, body: { eventId, promoCode } }),
      await bid(1, token, { promoCode }),
    ])
      expect(refused.error?.code).toBe('promoCodeUsedByBuyer');
    await server.call('deleteDrawEntry', { token, body: { offerGroupId: ways.draw } });
    expect((await bid(1, token, { promoCode })).body.promoCode).toBe(promoCode);
    for (const refused of [
      await server.call('checkoutDraw', { token, body: { eventId, promoCode } }),
      await enter(1, token, promoCode),
    ])
      expect(refused.error?.code).toBe('promoCodeUsedByBuyer');
  });

  it('asks for a verified address first, in each', async () => {
    const token = `unverified.${ada.token}`;
    for (const refused of [await enter(1, token), await bid(1, token)])
      expect(refused.error?.code).toBe('emailUnverified');
  });

  it.each(['Cancelled', 'Postponed'])('takes nothing once it is %s, and says so', async (status) => {
    await server.database.query
      .updateTable('event')
      .set({ status })
      .where('eventId', '=', sale.eventId)
      .execute();
    for (const refused of [await enter(1), await bid(1)])
      expect(refused.error?.code).toBe('marketplaceClosed');
  });
});
