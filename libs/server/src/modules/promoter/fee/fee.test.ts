import type { CustomFee, Money } from '@foyer/contract';
import { sql } from 'kysely';
import { toJson } from '../../../platform/database/toJson.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  memberOf,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { addDiscount } from '../../../testing/sale/fixtures/discountFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let eventId: string;
let ada: Buyer;
let clientId: string;
let token: string;
let owner: string;

beforeEach(async () => {
  sale = await buildSale(server.database, { feePpm: 100_000, taxPpm: 0 });
  ({ eventId } = sale);
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  ({ clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow());
  token = memberOf(ada, clientId, 'finance').token;
  owner = memberOf(ada, clientId, 'owner').token;
});

const cad = (amount: number) => ({ amount, currency: 'CAD' });
const cloakroom = (more: Partial<CustomFee> = {}): CustomFee => ({
  names: { 'en-US': 'Cloakroom', 'fr-CA': 'Vestiaire' },
  purpose: { 'en-US': 'Coats and bags' },
  kind: 'amount',
  amount: cad(200),
  payer: 'buyer',
  marketplaceTypes: ['purchase'],
  refundable: true,
  ...more,
});
const setFees = (fees: CustomFee[], state: 'draft' | 'live' = 'live') =>
  server.call('setEventFees', { token, body: { eventId, state, fees } });
const read = async () => (await server.call('getEventFees', { token, query: { eventId } })).body;
const prices = async (of: { resalePrice?: Money; discountCode?: string } = {}) =>
  (await server.call('getBuyerPrices', { token, body: { eventId, ...of } })).body;
const priceOf = ({ buyerPrices }: Awaited<ReturnType<typeof prices>>, kind = 'regular') =>
  buyerPrices.find(({ offerGroupId, priceKind }) => offerGroupId === sale.standing && priceKind === kind);
const hold = async (quantity = 1) =>
  (await checkout(server, ada, eventId, [line('a', sale.standing, quantity)])).body;
/** All-in price of a standing place on the event page. */
const listed = async () => {
  const { offerGroups } = (await server.call('listOfferGroups', { body: { eventId } })).body;
  return offerGroups.find(({ offerGroupId }) => offerGroupId === sale.standing)!.price.allIn.amount;
};

describe('the fees of an event', () => {
  it('are named with whose charge they are, those of others too [C7.75b, C3.09h, C3.09k, C3.09l]', async () => {
    const words = toJson({ 'en-US': 'Card processing' });
    await server.database.query
      .insertInto('eventFee')
      .values(
        [
          { code: 'card', recipient: 'payment', charityId: null },
          { code: 'youth', recipient: 'charity', charityId: sale.charityId },
        ].map((fee) => ({
          ...fee,
          eventId,
          label: words,
          purpose: words,
          basis: 'ticket',
          kind: 'amount',
          amount: 0,
          mandatory: true,
          refundable: false,
        })),
      )
      .execute();
    await setFees([cloakroom()]);
    const { live, taxes } = await read();
    expect(live.find(({ code }) => code === 'youth')).toMatchObject({
      recipient: 'charity',
      charityId: sale.charityId,
    });
    expect(live.map(({ code, charge, own }) => [own ? 'own' : code, charge]).sort()).toEqual([
      ['card', 'payment'],
      ['delivery', 'custom'],
      ['facility', 'custom'],
      ['own', 'custom'],
      ['service', 'provider'],
      ['youth', 'custom'],
    ]);
    expect(taxes).toMatchObject([{ code: 'sales', charge: 'tax' }]);
  });

  it('are in every price at once when they are set live [C6.07b, C7.75e, C1.09a, INV-05]', async () => {
    expect(await listed()).toBe(5_500);
    const { body, status } = await setFees([cloakroom()]);
    expect([status, body.draft]).toEqual([200, undefined]);
    expect(await listed()).toBe(5_700);
    const card = await server.database.query
      .selectFrom('event')
      .select('priceFrom')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    expect(card.priceFrom).toBe(5_700);
    const cart = await hold(2);
    expect(cart.quote.fees.map(({ label, amount }) => [label, amount.amount])).toContainEqual([
      'Cloakroom',
      400,
    ]);
    const order = await pay(server, ada, cart, (await storeCard(server, ada)).paymentMethodId);
    expect([order.error, order.body.quote.total.amount]).toEqual([undefined, 11_400]);
    await setFees([]);
    expect(await listed()).toBe(5_500);
  });

  it('keep their code when they are changed, and no other code is known', async () => {
    const { code } = (await setFees([cloakroom()])).body.live.find(({ own }) => own)!;
    const changed = await setFees([cloakroom({ code, amount: cad(250) })]);
    expect(changed.body.live.find(({ own }) => own)).toMatchObject({ code, amount: cad(250) });
    expect((await setFees([cloakroom({ code: 'service' })])).error?.code).toBe('invalidRequest');
  });

  it.each([
    ['without its figure', { kind: 'percent' as const }],
    ['in another currency', { amount: { amount: 200, currency: 'USD' } }],
    ['with steps that fall', { kind: 'stepped' as const, steps: [{ upTo: cad(9), amount: cad(1) }] }],
    ['of sellers in first sales', { payer: 'seller' as const }],
  ])('are refused %s', async (_what, more) => {
    expect((await setFees([cloakroom(more)])).error?.code).toBe('invalidRequest');
    expect(await listed()).toBe(5_500);
  });

  it('are refused under the name of another charge, as the check of a name says [C7.75a, C5.09e]', async () => {
    const check = async (name: string, code?: string) =>
      (
        await server.call('validateCustomFeeName', {
          token,
          query: { eventId, name, ...(code === undefined ? {} : { code }) },
        })
      ).error?.code;
    const { code } = (await setFees([cloakroom()])).body.live.find(({ own }) => own)!;
    expect([await check('Wardrobe'), await check('tax'), await check('<b>Bar</b>')]).toEqual([
      undefined,
      'feeNameTaken',
      'invalidFeeName',
    ]);
    expect([await check('vestiaire'), await check('vestiaire', code)]).toEqual(['feeNameTaken', undefined]);
    const turned = await setFees([cloakroom({ purpose: { 'en-US': 'Coats\u202E' } })]);
    expect(turned.error).toMatchObject({ code: 'invalidRequest', details: { field: 'fees.0.purpose' } });
    const twice = await setFees([cloakroom(), cloakroom()]);
    expect(twice.error?.code).toBe('feeNameTaken');
    expect((await setFees([cloakroom({ names: { 'en-US': 'TAX' } })])).error?.code).toBe('feeNameTaken');
  });
});

describe('a draft of fees', () => {
  it('changes no price until it is set live, which ends it [C7.75e]', async () => {
    await setFees([cloakroom()], 'draft');
    expect((await read()).draft).toMatchObject([{ names: { 'fr-CA': 'Vestiaire' }, own: true }]);
    expect([await listed(), priceOf(await prices())?.price.allIn.amount]).toEqual([5_500, 5_500]);
    const { code } = (await read()).draft![0]!;
    const { body } = await setFees([cloakroom({ code })]);
    expect([body.draft, await listed()]).toEqual([undefined, 5_700]);
  });

  it('is priced as stored, or as sent without storing it [C7.75c]', async () => {
    const draftPrice = async (fees?: CustomFee[]) => {
      const body = { eventId, ...(fees ? { fees } : {}) };
      return priceOf((await server.call('getDraftBuyerPrices', { token, body })).body)?.price.allIn.amount;
    };
    await setFees([cloakroom()]);
    expect(await draftPrice()).toBe(5_700);
    await setFees([cloakroom({ amount: cad(300) })], 'draft');
    expect([await draftPrice(), await draftPrice([]), await listed()]).toEqual([5_800, 5_500, 5_700]);
    expect(await draftPrice([cloakroom({ kind: 'percent', ratePpm: 20_000 })])).toBe(5_600);
    expect((await read()).draft).toMatchObject([{ amount: cad(300) }]);
  });
});

describe('the prices of buyers', () => {
  it('are the regular one, and one with a promo code, and say what is left [C7.75d, C3.09a, C3.09b]', async () => {
    await setFees([cloakroom()]);
    await addDiscount(server.database, eventId, { code: 'EARLY', amount: 1_000 });
    const all = await prices({ discountCode: 'early' });
    expect(priceOf(all)).toMatchObject({ price: { allIn: cad(5_700) }, organiserReceives: cad(5_200) });
    expect(priceOf(all, 'discount')).toMatchObject({
      price: { allIn: cad(4_600) },
      organiserReceives: cad(4_200),
    });
    expect(priceOf(await prices(), 'discount')).toBeUndefined();
    const unknown = { eventId, discountCode: 'LATE' };
    expect((await server.call('getBuyerPrices', { token, body: unknown })).error?.code).toBe(
      'invalidPromoCode',
    );
  });

  it('name fees whose figures are not known yet, and leave them out [C3.09g]', async () => {
    const { amount: _none, ...fee } = cloakroom({ kind: 'pending' });
    expect((await setFees([fee])).status).toBe(200);
    const all = await prices();
    expect([all.pendingFees, priceOf(all)?.price.allIn.amount]).toEqual([['Cloakroom'], 5_500]);
    expect((await hold()).quote.allIn.amount).toBe(5_500);
  });

  it('of a resale say what the seller keeps by the share that the owner sets [C6.08, C7.75f, C9.10a, C3.09e, C3.09i]', async () => {
    const set = (caller: string, ratePpm: number) =>
      server.call('setResaleProfitShare', { token: caller, body: { eventId, ratePpm } });
    expect((await set(token, 500_000)).error?.code).toBe('forbidden');
    expect((await set(owner, 500_000)).body.live).toContainEqual(
      expect.objectContaining({ kind: 'profitPercent', charge: 'profitShare', ratePpm: 500_000, own: false }),
    );
    const resold = priceOf(await prices({ resalePrice: cad(8_000) }));
    expect(resold?.price.seller).toMatchObject({
      face: cad(5_000),
      price: cad(8_000),
      organiserShare: cad(1_500),
      proceeds: cad(6_500),
    });
    expect([resold?.organiserReceives, await listed()]).toEqual([cad(1_500), 5_500]);
    expect((await set(owner, 0)).body.live.map(({ charge }) => charge)).not.toContain('profitShare');
    const wrong = { eventId, resalePrice: { amount: 8_000, currency: 'USD' } };
    expect((await server.call('getBuyerPrices', { token, body: wrong })).error?.code).toBe('invalidRequest');
  });
});

describe('what is held when fees change [C8.06]', () => {
  it('costs what it cost, while new holds cost what is listed', async () => {
    const cart = await hold();
    await setFees([cloakroom()]);
    const again = await hold();
    expect([again.quote.allIn.amount, again.priceChanges]).toEqual([5_500, []]);
    const order = await pay(server, ada, cart, (await storeCard(server, ada)).paymentMethodId);
    expect([order.error, order.body.quote.allIn.amount]).toEqual([undefined, 5_500]);
    expect((await hold()).quote.allIn.amount).toBe(5_700);
  });

  it('costs less if fees have fallen, and says so', async () => {
    await setFees([cloakroom()]);
    await hold();
    await setFees([]);
    const { quote, priceChanges } = await hold();
    expect([quote.allIn.amount, priceChanges]).toMatchObject([
      5_500,
      [{ before: cad(5_700), now: cad(5_500) }],
    ]);
  });

  it('keeps the fees of its time through several changes', async () => {
    await setFees([cloakroom()]);
    await hold();
    await setFees([cloakroom({ amount: cad(400) })]);
    await setFees([cloakroom({ amount: cad(500) })]);
    expect((await hold()).quote.allIn.amount).toBe(5_700);
  });

  it('is priced by rows with every column of a fee', async () => {
    const columnsOf = async (table: string) => {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns where table_name = ${table}`.execute(
        server.database.query,
      );
      return rows.map(({ name }) => name).filter((name) => name !== 'state' && name !== 'until');
    };
    expect((await columnsOf('former_fee')).sort()).toEqual((await columnsOf('event_fee')).sort());
  });
});
