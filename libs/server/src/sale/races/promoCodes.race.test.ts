import type { Cart } from '@foyer/contract';
import { line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { addDiscount } from '../../testing/sale/fixtures/discountFixture.ts';
import { rounds, tally, timeForRounds } from '../../testing/sale/races/rounds.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';

const { server } = useSaleServers();
const promoCode = 'SPRING10';
const cap = 10;
const callers = 100;
const declined = '4000 0000 0000 0002';

const usedOf = async (eventId: string): Promise<number> => {
  const { used } = await server()
    .database.query.selectFrom('discount')
    .select('used')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return used;
};

describe('the cap of a promo code', () => {
  it(
    'holds over 100 checkouts at once, 30 % of whose payments fail and give their use back [INV-09]',
    async () => {
      const { database } = server();
      for (let round = 0; round < rounds(20); round += 1) {
        // New ones: after several refused cards a buyer may store no other for a while.
        const buyers = await makeBuyers(database, callers);
        const { eventId, standing } = await buildSale(database, { rows: 0, standing: 200 });
        await addDiscount(database, eventId, { code: promoCode, cap });
        const hold = ({ token }: Buyer, at: number) =>
          server(at).call('checkoutCart', {
            token,
            body: { eventId, selections: [line('a', standing, 1)], promoCode },
          });
        const settle = async (buyer: Buyer, at: number, cart: Cart) => {
          const fails = at % 10 < 3;
          const { paymentMethodId } = await storeCard(server(at), buyer, fails ? declined : undefined);
          const paid = await pay(server(at), buyer, cart, paymentMethodId);
          expect(paid.error?.code).toBe(fails ? 'paymentFailed' : undefined);
          if (fails) await server(at).call('clearCart', { token: buyer.token, body: { eventId } });
          await server(at).call('removePaymentMeans', { token: buyer.token, query: { paymentMethodId } });
        };
        let waiting = buyers.map((buyer, at) => ({ buyer, at }));
        while ((await usedOf(eventId)) < cap) {
          const answers = await Promise.all(
            waiting.map(async (each) => ({ ...each, answer: await hold(each.buyer, each.at) })),
          );
          const held = answers.filter(({ answer }) => answer.status === 200);
          expect(held.length).toBe(cap - (await usedOf(eventId)));
          expect(tally(answers.map(({ answer }) => answer))).toEqual({
            ok: held.length,
            promoCodeUsedUp: waiting.length - held.length,
          });
          await Promise.all(held.map(({ buyer, at, answer }) => settle(buyer, at, answer.body)));
          waiting = answers.filter(({ answer }) => answer.status !== 200);
        }
        expect(await usedOf(eventId)).toBe(cap);
        const late = await Promise.all(waiting.slice(0, 5).map(({ buyer, at }) => hold(buyer, at)));
        expect(tally(late)).toEqual({ promoCodeUsedUp: late.length });
      }
    },
    timeForRounds(200),
  );

  it('lets a person use the code once, over 20 checkouts at once from two servers [INV-09]', async () => {
    const { database } = server();
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const { eventId, standing } = await buildSale(database, { rows: 0, standing: 200 });
    await addDiscount(database, eventId, { code: promoCode, capPerPerson: 1 });
    const buyOnce = async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_unused, at) =>
          server(at).call('checkoutCart', {
            token: ada.token,
            body: { eventId, selections: [line(`${at}`, standing, 1)], promoCode },
          }),
        ),
      );
      return answers;
    };
    const first = await buyOnce();
    // One cart, changed twenty times, has one use.
    expect(tally(first)).toEqual({ ok: 20 });
    const open = await server().call('checkoutCart', {
      token: ada.token,
      body: { eventId, selections: [line('z', standing, 1)], promoCode },
    });
    const { paymentMethodId } = await storeCard(server(), ada);
    expect((await pay(server(), ada, open.body, paymentMethodId)).status).toBe(200);
    expect(tally(await buyOnce())).toEqual({ promoCodeUsedByBuyer: 20 });
    expect(await usedOf(eventId)).toBe(1);
  }, 60_000);
});
