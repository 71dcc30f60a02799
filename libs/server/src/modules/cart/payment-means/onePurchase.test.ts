import type { PaymentMeans } from '@foyer/contract';
import { sql } from 'kysely';
import { hours } from '../../../platform/time/units.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  typeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { forgetUnsavedCards } from '../../../sale/payment-means/forgetUnsavedCards.ts';
import { lockWallet, putInWallet } from '../../../sale/payment-means/paymentMeansRepository.ts';

const declinedCard = '4000 0000 0000 0002';
const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
beforeEach(async () => {
  sale = await buildSale(server.database);
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});

const list = async (): Promise<[string, boolean][]> => {
  const { body } = await server.call('listPaymentMeans', { token: ada.token, query: {} });
  return body.paymentMeans.map(({ lastFour, defaultMeans }) => [lastFour, defaultMeans]);
};
const addForOnePurchase = async (number?: string): Promise<PaymentMeans> => {
  const body = { cardToken: await typeCard(server, number), onePurchase: true };
  return (await server.call('addPaymentMeans', { token: ada.token, body })).body;
};
const hold = async () => (await checkout(server, ada, sale.eventId, [line('a', sale.standing, 1)])).body;
const buy = async ({ paymentMethodId }: PaymentMeans, savePaymentMeans?: boolean) =>
  pay(server, ada, await hold(), paymentMethodId, {
    body: savePaymentMeans === undefined ? {} : { savePaymentMeans },
  });

/** Waits until a statement of the database waits for a lock. */
async function untilBlocked(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database.kysely);
    if (rows.length > 0) return;
  }
}

describe('a card for one purchase', () => {
  it('pays, and is on the receipt, but not among the stored cards', async () => {
    const card = await addForOnePurchase();
    expect([card.lastFour, card.defaultMeans, await list()]).toEqual(['4242', false, []]);
    const order = await buy(card);
    expect(order.body.payment?.lastFour).toBe('4242');
    expect(await list()).toEqual([]);
  });

  it('pays no second purchase, not even at the same time, but may be tried again for its own', async () => {
    const card = await addForOnePurchase();
    const cart = await hold();
    expect((await pay(server, ada, cart, card.paymentMethodId)).status).toBe(200);
    expect((await pay(server, ada, cart, card.paymentMethodId)).status).toBe(200);
    expect((await buy(card)).error?.code).toBe('notFound');
    expect((await buy(card, true)).error?.code).toBe('notFound');

    const raced = await addForOnePurchase();
    const other = await buildSale(server.database);
    const carts = [
      await hold(),
      (await checkout(server, ada, other.eventId, [line('a', other.standing, 1)])).body,
    ];
    const answers = await Promise.all(
      carts.map((each) => pay(server, ada, each, raced.paymentMethodId, { body: {} })),
    );
    expect(answers.map(({ status, error }) => error?.code ?? status).sort()).toEqual([200, 'notFound']);
  });

  it('pays any number of purchases once it is stored', async () => {
    const card = await addForOnePurchase();
    expect((await buy(card, true)).status).toBe(200);
    expect((await buy(card)).status).toBe(200);
  });

  it('is offered at checkout again after a reload, until it has paid', async () => {
    const atCheckout = async () => {
      const { body } = await server.call('listPaymentMeans', {
        token: ada.token,
        query: { onePurchase: true },
      });
      return body.paymentMeans.map(({ lastFour, onePurchase }) => [lastFour, onePurchase]);
    };
    await storeCard(server, ada, '5555 5555 5555 4444');
    const card = await addForOnePurchase();
    expect(await atCheckout()).toEqual([
      ['4444', undefined],
      ['4242', true],
    ]);
    await buy(card);
    expect(await atCheckout()).toEqual([['4444', undefined]]);
    await addForOnePurchase();
    await server.clock.advance(hours(1));
    expect(await atCheckout()).toEqual([['4444', undefined]]);
  });

  it('is stored when the buyer asks for it and the payment succeeds: the first card as the default', async () => {
    expect((await buy(await addForOnePurchase(), true)).status).toBe(200);
    expect(await list()).toEqual([['4242', true]]);
    expect((await buy(await addForOnePurchase('5555 5555 5555 4444'), true)).status).toBe(200);
    expect(await list()).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
  });

  it('is not stored when it is declined, and pays the same cart when the bank agrees later', async () => {
    const card = await addForOnePurchase(declinedCard);
    const cart = await hold();
    const refused = await pay(server, ada, cart, card.paymentMethodId, { body: { savePaymentMeans: true } });
    expect(refused.error?.code).toBe('paymentFailed');
    expect(await list()).toEqual([]);
    await server.database.query
      .updateTable('sandboxGateway.card')
      .set({ behaviour: 'good' })
      .where('storedUnder', '=', card.paymentMethodId)
      .execute();
    const paid = await pay(server, ada, cart, card.paymentMethodId, { body: { savePaymentMeans: true } });
    expect([paid.status, await list()]).toEqual([200, [['0002', true]]]);
  });

  it('can be used with a full wallet, and is paid with but not stored then', async () => {
    for (let count = 0; count < 5; count += 1) await storeCard(server, ada);
    const card = await addForOnePurchase('5555 5555 5555 4444');
    expect((await buy(card, true)).status).toBe(200);
    expect((await list()).map(([lastFour]) => lastFour)).toEqual(Array.from({ length: 5 }, () => '4242'));
  });

  it('is no default, and never pays for another buyer', async () => {
    const { paymentMethodId } = await addForOnePurchase();
    const body = { paymentMethodId, defaultMeans: true as const };
    expect((await server.call('updatePaymentMeans', { token: ada.token, body })).error?.code).toBe(
      'notFound',
    );
    const [ben] = (await makeBuyers(server.database, 1)) as [Buyer];
    const cart = (await checkout(server, ben, sale.eventId, [line('a', sale.standing, 1)])).body;
    expect((await pay(server, ben, cart, paymentMethodId)).error?.code).toBe('notFound');
  });

  it('is forgotten after a day, here and at the gateway, unless it was saved', async () => {
    const [unsaved, saved] = [await addForOnePurchase(), await addForOnePurchase('5555 5555 5555 4444')];
    await buy(unsaved);
    await buy(saved, true);
    await server.clock.advance(hours(25));
    await forgetUnsavedCards(server.platform);
    await server.jobs.drain();
    const cards = await server.database.query
      .selectFrom('sandboxGateway.card')
      .select('lastFour')
      .where('storedUnder', 'in', [unsaved.paymentMethodId, saved.paymentMethodId])
      // The gateway declines cards that it has deleted.
      .where('behaviour', '!=', 'declined')
      .execute();
    expect(cards).toEqual([{ lastFour: '4444' }]);
    expect(await list()).toEqual([['4444', true]]);
  });

  it('stays when it is saved while the job waits for the wallet', async () => {
    const { paymentMethodId } = await addForOnePurchase();
    await server.clock.advance(hours(25));
    const [locked, jobWaits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const saved = inTransaction(server.database, async (tx) => {
      await lockWallet(tx, ada.userId);
      locked.resolve();
      await jobWaits.promise;
      await putInWallet(tx, paymentMethodId);
    });
    await locked.promise;
    const forgotten = forgetUnsavedCards(server.platform);
    await untilBlocked();
    jobWaits.resolve();
    await Promise.all([saved, forgotten]);
    expect(await list()).toEqual([['4242', false]]);
  });
});
