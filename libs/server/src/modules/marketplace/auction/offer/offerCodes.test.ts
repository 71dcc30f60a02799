import { knowsBuyers, type Buyer } from '../../../../testing/sale/people/buyers.ts';
import { addDiscount } from '../../../../testing/sale/fixtures/discountFixture.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../testing/auctionStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { auction, fans } = {} as AuctionStage;
let [ada, ben] = [] as unknown as [Buyer, Buyer];
const calls = auctionCalls(server, () => ({ auction, fans }));
const { offer, offerOf, paidBy, read, settle, stateOf } = calls;

beforeEach(async () => {
  ({ auction, fans } = await prepareAuction(server, { standing: 1 }));
  [ada, ben] = fans as [Buyer, Buyer];
});

const addCode = (code: string, more: Partial<Parameters<typeof addDiscount>[2]> = {}) =>
  addDiscount(server.database, auction.eventId, { offerGroupIds: [auction.standing], ...more, code });
const quoteOf = async (fan: Buyer, promoCode?: string) =>
  (await read(fan, promoCode === undefined ? {} : { promoCode })).body.quote;
const refusalOf = async (fan: Buyer, promoCode: string) =>
  [await read(fan, { promoCode }), await offer(fan, { promoCode })].map(({ error }) => error?.code);
const usedOf = async (code: string) => {
  const { used } = await server.database.query
    .selectFrom('discount')
    .select('used')
    .where('eventId', '=', auction.eventId)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return used;
};

it('charges a winner less by a promo code, which the quote shows, and ranks the price as it was offered [C3.20g]', async () => {
  await addCode('SPRING10');
  const [regular, lowered] = [await quoteOf(ada), await quoteOf(ada, ' spring10 ')];
  expect(regular).toMatchObject({ takesPromoCode: true });
  expect(lowered.promoCode).toEqual({ discountCode: 'SPRING10', label: 'Offer SPRING10', applies: true });
  expect(lowered.price).toEqual(regular.price);
  expect(lowered.allIn.amount).toBeLessThan(regular.allIn.amount);
  expect(lowered.total.amount).toBeLessThan(regular.total.amount);
  const made = await offer(ada, { promoCode: 'SPRING10' });
  expect(made.body).toMatchObject({ promoCode: 'SPRING10', total: lowered.total, price: regular.price });
  expect(await usedOf('SPRING10')).toBe(0);
  await settle();
  expect(await paidBy(ada)).toEqual([lowered.total.amount]);
  expect(await usedOf('SPRING10')).toBe(1);
});

it('gives the use of a code back that did not get in, and ranks by the prices before it', async () => {
  await addCode('HALF', { ratePpm: 500_000, cap: 1 });
  await offer(ada, { promoCode: 'HALF' });
  await offer(ben, { steps: 1 });
  await settle();
  expect(await Promise.all([ada, ben].map(stateOf))).toEqual(['lost', 'claimed']);
  expect((await offerOf(ada))!.promoCode).toBeUndefined();
  expect(await usedOf('HALF')).toBe(0);
  const uses = server.database.query.selectFrom('discountUse').where('eventId', '=', auction.eventId);
  expect(await uses.selectAll().execute()).toEqual([]);
});

it('says that a code is used up before an offer is made, and leaves it to who gave it already [C5.09b, C8.07b]', async () => {
  await addCode('ONCE', { cap: 1 });
  const first = (await offer(ada, { promoCode: 'ONCE' })).body;
  expect(await refusalOf(ben, 'ONCE')).toEqual(['promoCodeUsedUp', 'promoCodeUsedUp']);
  await server.database.query.updateTable('discount').set({ active: false }).execute();
  expect(await refusalOf(ben, 'ONCE')).toEqual(['inactivePromoCode', 'inactivePromoCode']);
  const raised = await offer(ada, { offerId: first.offerId, steps: 2 });
  expect(raised.body).toMatchObject({ promoCode: 'ONCE' });
  await settle();
  expect(await paidBy(ada)).toEqual([raised.body.total.amount]);
});

it('takes a code that is added to an offer, and another one in its place, whose use goes back', async () => {
  await addCode('ONCE', { cap: 1 });
  await addCode('MORE', { ratePpm: 200_000 });
  const { offerId } = (await offer(ada)).body;
  expect((await offer(ada, { offerId, promoCode: 'ONCE' })).body.promoCode).toBe('ONCE');
  expect((await offer(ada, { offerId, promoCode: 'MORE' })).body.promoCode).toBe('MORE');
  expect((await offer(ben, { promoCode: 'ONCE' })).body.promoCode).toBe('ONCE');
});

it('leaves a price that a fan names as it is, unless the code is for it', async () => {
  await addCode('EVERYWHERE', { offerGroupIds: null });
  await addCode('FOUR', { offerGroupIds: null, automatic: true, minQuantity: 2 });
  const [regular, quoted] = [await quoteOf(ada), await quoteOf(ada, 'EVERYWHERE')];
  expect(regular.takesPromoCode).toBe(false);
  expect(quoted).toMatchObject({ total: regular.total, promoCode: { applies: false } });
});

it('refuses codes that the event does not have, and counts them [C5.09a, C5.09d, C8.07a]', async () => {
  const { points } = server.platform.config.sale.attemptLimits.wrongCodePerCaller;
  expect(await refusalOf(ada, 'WRONG')).toEqual(['invalidPromoCode', 'invalidPromoCode']);
  for (let tries = 2; tries <= points; tries += 1) await read(ada, { promoCode: `WRONG${tries}` });
  await addCode('RIGHT');
  expect(await refusalOf(ada, 'RIGHT')).toEqual(['tooManyRequests', 'tooManyRequests']);
});
