import { sql } from 'kysely';
import { useTestServer } from '../../../testing/useTestServer.ts';
import {
  anyCard,
  checkout,
  knowsBuyers,
  line,
  mailsTo,
  makeBuyers,
  memberOf,
  pay,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { changeEvent } from '../../../sale/event-change/changeEvent.ts';
import { payOut } from '../../../sale/payout/payOut.ts';
import { listPlaces, saveListing } from '../../../testing/sale/fixtures/listingFixture.ts';
import { moveEnd } from '../../../testing/sale/fixtures/payoutFixture.ts';
import { readBooks } from '../../../testing/sale/races/readBooks.ts';
import { buildSale, seatCode, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let eventId: string;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250 });
  ({ eventId } = sale);
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

const cad = (amount: number) => ({ amount, currency: 'CAD' });
const offers = async (query: object = {}) =>
  (await server.call('listOfferGroups', { body: { eventId, includeResale: true, ...query } })).body;
const resold = async (query: object = {}) => (await offers(query)).offerGroups.filter(({ resale }) => resale);
const listingLine = (offerId: string, quantity = 1, offerGroupId = sale.standing) =>
  line(`of-${offerId}`.slice(0, 20), offerGroupId, quantity, { offerId });
const hold = (buyer: Buyer, ...lines: ReturnType<typeof line>[]) => checkout(server, buyer, eventId, lines);
const payFor = async (buyer: Buyer, cart: Awaited<ReturnType<typeof hold>>['body']) =>
  pay(server, buyer, cart, (await anyCard(server, buyer)).paymentMethodId);
const listingOf = (listingId: string) =>
  server.database.query
    .selectFrom('listing')
    .select(['state', 'soldAt', 'soldLineId', 'soldCommitmentId'])
    .where('listingId', '=', listingId)
    .executeTakeFirstOrThrow();
const tokensOf = ({ userId }: Buyer) =>
  server.database.query
    .selectFrom('token')
    .select(['tokenId', 'state', 'replacesId', 'seatCode', 'policy'])
    .where('eventId', '=', eventId)
    .where('ownerId', '=', userId)
    .execute();
const clientOf = async () =>
  (
    await server.database.query
      .selectFrom('event')
      .select('clientId')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
  ).clientId;
/** Amounts of an event's charges by kind and recipient. */
async function chargesOf(orderId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; amount: string }>`
    select recipient_kind || ' ' || kind as name, sum(amount) as amount from charge where order_id = ${orderId}
    group by 1 order by 1`.execute(server.database.query);
  return Object.fromEntries(rows.map(({ name, amount }) => [name, Number(amount)]));
}
const chargedOf = ({ userId }: Buyer) =>
  server.database.query.selectFrom('payment').select('paymentId').where('userId', '=', userId).execute();
const secretOf = (tokenId: string, { token } = ada) =>
  server.call('getEntrySecret', { token, query: { tokenId } });

describe('a listing on the event page', () => {
  it('is an offer beside the organiser’s, only where the buyer asks for it [C3.18i, C3.18k, C3.19b, C3.19c, C3.19g, C3.01d, C3.01h]', async () => {
    expect((await offers()).hasResale).toBe(false);
    const { listingId, tokens } = await listPlaces(server, ada, sale, 2);
    await saveListing(server, ada, {
      ...{ eventId, listingId, price: 6_000 },
      tokenIds: tokens.map(({ tokenId }) => tokenId),
    });
    const [listed] = await resold();
    expect(listed).toMatchObject({
      ...{ offerId: listingId, offerGroupId: sale.standing, resale: true, saleState: 'active' },
      ...{ minQuantity: 2, maxQuantity: 2, available: 2, buyable: { allowed: true } },
      officialPrice: cad(5_000),
      price: { face: cad(6_000) },
    });
    const plain = await server.call('listOfferGroups', { body: { eventId } });
    expect(plain.body.hasResale).toBe(true);
    expect(plain.body.offerGroups.some(({ resale }) => resale)).toBe(false);
    expect(await resold({ numTokens: 3 })).toEqual([]);
    expect(await resold({ priceRange: [0, 5_000] })).toEqual([]);
    const sorted = (await offers({ sortCriteria: 'HIGH_TO_LOW' })).offerGroups.filter(
      ({ category }) => category === 'EVENT_ACCESS',
    );
    expect(sorted.map(({ price }) => price.allIn.amount)).toEqual(
      sorted.map(({ price }) => price.allIn.amount).toSorted((left, right) => right - left),
    );
  });

  it('is gone while another has it in the cart, once it has ended, and where the event is off', async () => {
    const { listingId } = await listPlaces(server, ada, sale);
    const cart = await hold(ben, listingLine(listingId));
    expect(cart.error).toBeUndefined();
    expect(await resold()).toEqual([]);
    await server.call('clearCart', { token: ben.token, body: { eventId } });
    expect(await resold()).toHaveLength(1);
    await sql`update event set status = 'Postponed' where event_id = ${eventId}`.execute(
      server.database.query,
    );
    expect(await resold()).toEqual([]);
  });
});

describe('buying a listing', () => {
  it('mints the buyer’s code, voids the seller’s, splits the price to the cent [C1.05b, C1.06a, C1.06b, C3.28a, C7.20, INV-08]', async () => {
    await server.call('setResaleProfitShare', {
      token: memberOf(ada, await clientOf(), 'owner').token,
      body: { eventId, ratePpm: 250_000 },
    });
    const { listingId, tokens } = await listPlaces(server, ada, sale, 2);
    const tokenIds = tokens.map(({ tokenId }) => tokenId);
    const saved = await saveListing(server, ada, { eventId, listingId, tokenIds, price: 6_003 });
    const cart = await hold(ben, listingLine(listingId, 2), line('primary', sale.standing, 1));
    expect(cart.body.lines[0]).toMatchObject({
      quantity: 2,
      resale: { offerId: listingId, officialPrice: cad(5_000) },
      price: { face: cad(12_006) },
    });
    const order = await payFor(ben, cart.body);
    expect(order.error).toBeUndefined();
    expect(order.body.tokens).toHaveLength(3);
    const { seller } = saved.body;
    expect(seller.organiserShare).toEqual(cad(502));
    expect(await chargesOf(order.body.orderId)).toMatchObject({
      'seller proceeds': seller.proceeds.amount,
      'organiser share': seller.organiserShare.amount,
    });
    const sold = await listingOf(listingId);
    expect(sold).toMatchObject({ state: 'sold', soldAt: expect.any(Date) });
    expect((await tokensOf(ada)).map(({ state }) => state)).toEqual(['voided', 'voided']);
    const bought = (await tokensOf(ben)).filter(({ replacesId }) => replacesId !== null);
    expect(bought.map(({ replacesId }) => replacesId).toSorted()).toEqual(tokenIds.toSorted());
    expect(bought.map(({ policy }) => (policy as { refund: string }).refund)).toEqual(['none', 'none']);
    expect((await secretOf(tokenIds[0]!)).status).not.toBe(200);
    expect((await secretOf(bought[0]!.tokenId, ben)).status).toBe(200);
    expect((await readBooks(server.database, sale)).sum).toBe(0);
  });

  it('keeps the seats, and can be sold on with the face value of the first sale [C3.21a]', async () => {
    const seatCodes = [seatCode(0, 1), seatCode(0, 2)];
    const cart = await hold(ada, line('own', sale.seated, 2, { seatCodes }));
    const tokenIds = (await payFor(ada, cart.body)).body.tokens.map(({ tokenId }) => tokenId);
    const face = (await saveListing(server, ada, { eventId, tokenIds, price: 9_000 })).body;
    const [listed] = await resold();
    expect(listed!.seats!.map(({ seatCode: code }) => code)).toEqual(seatCodes);
    const bens = await payFor(ben, (await hold(ben, listingLine(face.listingId, 2, sale.seated))).body);
    expect(bens.body.tokens.map(({ seat }) => seat?.seatCode).toSorted()).toEqual(seatCodes);
    const again = await saveListing(server, ben, {
      eventId,
      tokenIds: bens.body.tokens.map(({ tokenId }) => tokenId),
      price: 9_500,
    });
    expect(again.body.seller.face).toEqual(face.seller.face);
  });

  it('is refused to its own seller, in part, and to a second buyer [C8.21a]', async () => {
    const { listingId } = await listPlaces(server, ada, sale, 2);
    const code = async (buyer: Buyer, ...lines: ReturnType<typeof line>[]) =>
      (await hold(buyer, ...lines)).error?.code;
    expect(await code(ada, listingLine(listingId, 2))).toBe('ownListing');
    expect(await code(ben, listingLine(listingId, 1))).toBe('invalidRequest');
    expect(await code(ben, listingLine(listingId, 2, sale.seated))).toBe('listingUnavailable');
    expect(await code(ben, listingLine(listingId, 2))).toBeUndefined();
    const [cleo] = (await makeBuyers(server.database, 1)) as [Buyer];
    expect(await code(cleo, listingLine(listingId, 2))).toBe('listingUnavailable');
  });

  it('tells of a price that its seller changes while it is in a cart [C4.01c, C8.06]', async () => {
    const { listingId, tokens } = await listPlaces(server, ada, sale);
    const tokenIds = [tokens[0]!.tokenId];
    const cart = (await hold(ben, listingLine(listingId))).body;
    await saveListing(server, ada, { eventId, listingId, tokenIds, price: 5_500 });
    expect((await payFor(ben, cart)).error?.code).toBe('priceChanged');
    const again = (await hold(ben, listingLine(listingId))).body;
    expect(again.priceChanges).toMatchObject([
      { before: cart.lines[0]!.price.allIn, now: again.lines[0]!.price.allIn },
    ]);
    expect(again.quote.face).toEqual(cad(5_500));
    expect((await payFor(ben, again)).error).toBeUndefined();
  });

  it.each<[string, (listingId: string) => Promise<unknown>]>([
    [
      'delisted',
      (listingId) =>
        server.call('deleteSecondaryListing', { token: ada.token, query: { eventId, listingId } }),
    ],
    [
      'expired',
      (listingId) =>
        sql`update listing set expires_at = foyer_now() where listing_id = ${listingId}`.execute(
          server.database.query,
        ),
    ],
    [
      'frozen',
      () =>
        sql`update user_account set tokens_frozen_at = foyer_now() where user_id = ${ada.userId}`.execute(
          server.database.query,
        ),
    ],
    [
      'of an event that is off',
      () =>
        sql`update event set status = 'Cancelled' where event_id = ${eventId}`.execute(server.database.query),
    ],
  ])('is not charged once it is %s', async (_what, end) => {
    const { listingId } = await listPlaces(server, ada, sale);
    const cart = (await hold(ben, listingLine(listingId))).body;
    await end(listingId);
    const refused = await payFor(ben, cart);
    expect(['reservationTimeRanOut', 'marketplaceClosed']).toContain(refused.error?.code);
    expect(await chargedOf(ben)).toEqual([]);
  });
});

describe('a cancelled event after a resale', () => {
  it('gives everybody back what they paid, and pays nothing to the seller, who hears of it [C1.06a, C4.10e, INV-08]', async () => {
    const own = await hold(ada, line('own', sale.standing, 1));
    const first = (await payFor(ada, own.body)).body;
    const tokenIds = first.tokens.map(({ tokenId }) => tokenId);
    const { listingId } = (await saveListing(server, ada, { eventId, tokenIds, price: 6_000 })).body;
    const cart = await hold(ben, listingLine(listingId));
    const second = (await payFor(ben, cart.body)).body;
    await changeEvent(server.platform, { eventId, operator: 'test', kind: 'cancelled' });
    await server.jobs.drain();
    const refunds = await server.database.query
      .selectFrom('refund')
      .select(['orderId', 'amount'])
      .where('eventId', '=', eventId)
      .execute();
    expect(refunds.toSorted((left, right) => left.amount - right.amount)).toEqual([
      { orderId: first.orderId, amount: own.body.quote.total.amount },
      { orderId: second.orderId, amount: cart.body.quote.total.amount },
    ]);
    const { rows } = await sql<{ owed: string }>`
      select owed_to_user('seller', ${ada.userId}, 'CAD', ${eventId}, ${listingId}) as owed`.execute(
      server.database.query,
    );
    expect(Number(rows[0]!.owed)).toBe(0);
    await moveEnd(server.database, eventId, 'past');
    await payOut(server.platform);
    expect(
      await server.database.query
        .selectFrom('payout')
        .select('amount')
        .where('sourceId', '=', listingId)
        .where('state', '<>', 'dropped')
        .execute(),
    ).toEqual([]);
    const query = { eventId, tokenId: tokenIds[0]! };
    const told = await server.call('getSecondaryListing', { token: ada.token, query });
    expect(told.body).toMatchObject({ sellingState: 'sold', waitsFor: 'buyerRefunded' });
    const subjects = async (buyer: Buyer) => (await mailsTo(server, buyer)).map(({ subject }) => subject);
    expect(await subjects(ada)).toContainEqual(expect.stringMatching(/^Sale undone: /));
    expect(await subjects(ben)).toContainEqual(expect.stringContaining('anceled'));
    expect((await tokensOf(ben)).map(({ state }) => state)).toEqual(['voided']);
    expect((await readBooks(server.database, sale)).sum).toBe(0);
  });
});
