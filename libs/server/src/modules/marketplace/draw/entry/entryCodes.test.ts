import { knowsBuyers, pay, storeCard, type Buyer } from '../../../../testing/sale/people/buyers.ts';
import { addDiscount } from '../../../../testing/sale/fixtures/discountFixture.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { draw, fans } = {} as DrawStage;
const calls = drawCalls(server, () => ({ draw, fans }));
const { charge, claim, enter, entryOf, makeDraw, read, remove, run } = calls;
let [ada, ben] = [] as unknown as [Buyer, Buyer];
const prepare = async (options?: Parameters<typeof prepareDraw>[1]): Promise<void> => {
  ({ draw, fans } = await prepareDraw(server, options));
  [ada, ben] = fans as [Buyer, Buyer];
  await addDiscount(server.database, draw.eventId, { code: 'SPRING10', cap: 1 });
};
const usedOf = async () =>
  (
    await server.database.query
      .selectFrom('discount')
      .select('used')
      .where('eventId', '=', draw.eventId)
      .executeTakeFirstOrThrow()
  ).used;
const paidFor = async () =>
  (
    await server.database.query
      .selectFrom('payment')
      .select('amount')
      .where('eventId', '=', draw.eventId)
      .where('state', '=', 'captured')
      .execute()
  ).map(({ amount }) => Number(amount));

it('charges a winner less by a promo code, which the most that it can cost shows [C3.20g]', async () => {
  await prepare();
  const wish = { offerGroupIds: [draw.standing] };
  const [regular, lowered] = [
    (await read(ada, wish)).body,
    (await read(ada, { ...wish, promoCode: 'spring10' })).body,
  ];
  expect(regular.takesPromoCode).toBe(true);
  expect(lowered.promoCode).toEqual({ discountCode: 'SPRING10', label: 'Offer SPRING10', applies: true });
  expect(lowered.atMost!.amount).toBeLessThan(regular.atMost!.amount);
  expect((await enter(ada, { promoCode: 'SPRING10' })).body.promoCode).toBe('SPRING10');
  expect((await read(ada)).body.atMost).toEqual(lowered.atMost);
  expect(await usedOf()).toBe(0);
  await makeDraw();
  await charge();
  await run();
  expect(await paidFor()).toEqual([lowered.atMost!.amount]);
  expect(await usedOf()).toBe(1);
});

it('shows the most that a part of the wish costs, without the discount for a number, and charges it', async () => {
  ({ draw, fans } = await prepareDraw(server, { standing: 1 }));
  [ada] = fans as [Buyer];
  const pair = { automatic: true, minQuantity: 2, ratePpm: 600_000 };
  await addDiscount(server.database, draw.eventId, { code: 'PAIR', ...pair });
  const wish = { offerGroupIds: [draw.standing], quantity: 2 };
  const [one, whole, split] = [
    (await read(ada, { ...wish, quantity: 1 })).body.atMost!,
    (await read(ada, { ...wish, maySplit: false })).body.atMost!,
    (await read(ada, { ...wish, maySplit: true })).body.atMost!,
  ];
  expect(whole.amount).toBeLessThan(one.amount);
  expect(split).toEqual(one);
  await enter(ada, { ...wish, maySplit: true });
  expect((await read(ada)).body.atMost).toEqual(one);
  await makeDraw();
  await charge();
  await run();
  expect(await entryOf(ada)).toMatchObject({ state: 'claimed', win: { quantity: 1 } });
  expect(await paidFor()).toEqual([one.amount]);
});

it('keeps the code of an entry that is changed, and gives its use back with the entry', async () => {
  await prepare();
  await enter(ada, { promoCode: 'SPRING10' });
  expect((await enter(ben, { promoCode: 'SPRING10' })).error?.code).toBe('promoCodeUsedUp');
  expect((await read(ben, { promoCode: 'SPRING10' })).error?.code).toBe('promoCodeUsedUp');
  expect((await enter(ada, { quantity: 2 })).body.promoCode).toBe('SPRING10');
  await remove(ada);
  expect((await enter(ben, { promoCode: 'SPRING10' })).body.promoCode).toBe('SPRING10');
});

it('names the code of a win that is claimed, for the cart that it becomes', async () => {
  await prepare({ autoClaim: false });
  await enter(ada, { promoCode: 'SPRING10' });
  await makeDraw();
  const { offerId } = (await entryOf(ada))!;
  const won = (await server.call('checkoutDrawClaim', { token: ada.token, query: { offerId } })).body;
  expect(won.quote.discounts).toMatchObject([{ code: 'SPRING10' }]);
  const claimed = await claim(ada);
  const cart = (await server.call('checkoutCart', { token: ada.token, body: claimed })).body;
  expect(cart.quote.total).toEqual(won.allIn);
  const { paymentMethodId } = await storeCard(server, ada);
  expect((await pay(server, ada, cart, paymentMethodId)).status).toBe(200);
  expect(await usedOf()).toBe(1);
});

it('refuses a code that the event does not have [C5.09a, C5.09d, C8.07a]', async () => {
  await prepare();
  expect((await enter(ada, { promoCode: 'WRONG' })).error?.code).toBe('invalidPromoCode');
  expect((await read(ada, { promoCode: 'WRONG' })).error?.code).toBe('invalidPromoCode');
});
