import type { OperationTypes } from '@foyer/contract';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defaultCaches } from '../../../platform/config/cacheSettings.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { addPresale, openToAllLater, type Presale } from '../../../testing/sale/fixtures/presaleFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { testConfig } from '../../../testing/testConfig.ts';

type Query = Partial<OperationTypes['listOfferGroups']['body']>;

const { sale: settings } = testConfig();
const server = useTestServer({
  authenticate: knowsBuyers,
  config: {
    // Answers are cached, so that a cache that is shared between codes would show.
    caches: defaultCaches,
    sale: {
      ...settings,
      attemptLimits: { ...settings.attemptLimits, wrongCodePerCaller: { points: 8, windowSeconds: 900 } },
    },
  },
});
let sale: SaleFixture;
let presale: Presale;
let ada: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database);
  await openToAllLater(server.database, sale);
  presale = await addPresale(server.database, sale);
  await inTransaction(server.database, (tx) => countStock(tx, sale.eventId));
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  await server.database.query.deleteFrom('attempt').execute();
});

const asked = (marketplaceCode?: string) => (marketplaceCode === undefined ? {} : { marketplaceCode });
const profile = (code?: string) =>
  server.call('getEventProfile', { query: { eventId: sale.eventId, ...asked(code) } });
const list = (code?: string, query: Query = {}) =>
  server.call('listOfferGroups', { body: { eventId: sale.eventId, ...query, ...asked(code) } });
const sections = (code?: string) =>
  server.call('listAvailableSections', { body: { eventId: sale.eventId, ...asked(code) } });
const seats = (code?: string) =>
  server.call('listSeatsForSections', {
    query: { eventId: sale.eventId, sectionCodes: ['101'], ...asked(code) },
  });
const best = (code?: string, offerGroupId?: string) =>
  server.call('findBestSeats', {
    query: { eventId: sale.eventId, quantity: 2, ...asked(code), ...(offerGroupId ? { offerGroupId } : {}) },
  });
const hold = (offerGroupId: string, code?: string, quantity = 2) =>
  server.call('checkoutCart', {
    token: ada.token,
    body: { eventId: sale.eventId, selections: [line('a', offerGroupId, quantity)], ...asked(code) },
  });
const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
  body.offerGroups.map(({ offerGroupId }) => offerGroupId);

describe('a sale window with a code [C7.31, C5.09c]', () => {
  it('is not seen without the code: not as a window, an offer, a price, a seat or a state', async () => {
    const { body } = await profile();
    expect(body.marketplaces).toHaveLength(1);
    expect(body.takesCode).toBe(true);
    expect(body.summary).toMatchObject({ saleState: 'upcoming', priceFrom: { amount: 5_500 } });
    const offers = await list();
    expect(idsOf(offers)).not.toContain(presale.seated);
    expect(offers.body.priceFrom!.amount).toBe(5_500);
    const shown = (await sections()).body.sections.flatMap(({ offerGroupIds }) => offerGroupIds);
    expect(shown).not.toContain(presale.seated);
    expect((await seats()).body.offers).toMatchObject([{ offerGroupId: sale.seated }]);
    expect((await best()).error?.code).toBe('purchaseSoldOut');
    expect((await best(undefined, presale.seated)).error?.code).toBe('notFound');
    const { body: listed } = await server.call('listEvents', { query: {} });
    const card = listed.events.find(({ eventId }) => eventId === sale.eventId);
    expect(card).toMatchObject({ saleState: 'upcoming', priceFrom: { amount: 5_500 } });
  });

  it('is sold with the code, typed in any case: listed, shown with seats, found, held and paid', async () => {
    const { body } = await profile(' early-2027');
    expect(body.summary.saleState).toBe('open');
    expect(body.marketplaces).toContainEqual(
      expect.objectContaining({ marketplaceId: presale.marketplaceId, isCoded: true, state: 'open' }),
    );
    expect(idsOf(await list(presale.code))).toEqual(
      expect.arrayContaining([presale.seated, presale.standing, sale.seated]),
    );
    const shown = (await sections(presale.code)).body.sections.flatMap(({ offerGroupIds }) => offerGroupIds);
    expect(shown).toContain(presale.seated);
    expect((await seats(presale.code)).body.offers).toMatchObject([{ offerGroupId: presale.seated }]);
    expect((await best(presale.code)).body).toMatchObject({ offerGroupId: presale.seated, together: true });
    const card = await storeCard(server, ada);
    const held = await hold(presale.seated, presale.code);
    expect(held.status).toBe(200);
    const { body: order } = await pay(server, ada, held.body, card.paymentMethodId);
    expect(order.tokens).toHaveLength(2);
    const answers = JSON.stringify([body, held.body, order, (await list(presale.code)).body]);
    expect(answers).not.toContain(presale.code);
  });

  it('is neither held nor paid without its code [C8.21d]', async () => {
    expect((await hold(presale.seated)).error).toMatchObject({
      code: 'invalidOfferCode',
      details: { cartGuids: ['line-a-0000'] },
    });
    const { count } = await server.database.query
      .selectFrom('cart')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('eventId', '=', sale.eventId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
    const held = await hold(presale.standing, presale.code);
    const more = [line('a', presale.standing, 3)];
    const grown = await checkout(server, ada, sale.eventId, more, held.body.purchaseToken);
    expect(grown.error?.code).toBe('invalidOfferCode');
    const fewer = [line('a', presale.standing, 1)];
    expect((await checkout(server, ada, sale.eventId, fewer)).status).toBe(200);
  });

  it('refuses a wrong code at every call, with a message that leads on [C8.21d]', async () => {
    const wrong = 'LATE-2027';
    const answers = [
      await profile(wrong),
      await list(wrong),
      await sections(wrong),
      await seats(wrong),
      await best(wrong),
      await hold(presale.seated, wrong),
    ];
    for (const { status, error } of answers)
      expect([status, error]).toEqual([
        422,
        {
          code: 'invalidOfferCode',
          message: 'That code doesn’t work for this event. Check it and try again.',
        },
      ]);
  });

  it('is not opened by the code of another event, nor by a cached answer', async () => {
    const other = await buildSale(server.database);
    await addPresale(server.database, other, 'OTHER-2027');
    expect((await list('OTHER-2027')).error?.code).toBe('invalidOfferCode');
    expect(idsOf(await list(presale.code))).toContain(presale.seated);
    expect(idsOf(await list())).not.toContain(presale.seated);
    expect((await list('LATE-2027')).error?.code).toBe('invalidOfferCode');
    expect((await profile(presale.code)).headers['cache-control']).toBe('no-store');
    expect((await profile()).headers['cache-control']).toBe('public, max-age=5');
  });

  it('counts wrong codes per caller, not right ones, and then refuses even a right one', async () => {
    for (let times = 0; times < 10; times += 1) expect((await list(presale.code)).status).toBe(200);
    for (let times = 0; times < 8; times += 1)
      expect((await list(`GUESS-${times}`)).error?.code).toBe('invalidOfferCode');
    expect((await list('GUESS-8')).error?.code).toBe('tooManyRequests');
    expect((await list(presale.code)).error?.code).toBe('tooManyRequests');
    expect((await list()).status).toBe(200);
  });

  it('opens to many callers of one address who type the right code at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => list(presale.code)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await server.database.query.selectFrom('attempt').select('points').execute()).toEqual([]);
  });
});
