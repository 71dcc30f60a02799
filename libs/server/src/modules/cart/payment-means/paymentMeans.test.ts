import { sql } from 'kysely';
import { minutes } from '../../../platform/time/units.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
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
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';

const ownHost = 'tickets.aurora.example';
const ownWords = {
  product: {},
  overrides: { 'fr-CA': { 'server.paymentMethod.CreditCard': 'Carte bancaire' } },
};
const server = useTestServer({
  authenticate: knowsBuyers,
  tenants: {
    tenantOf: async (host) =>
      host === ownHost ? { clientId: '01936f5e-7c00-7000-8000-000000000001', words: ownWords } : undefined,
  },
});
let ada: Buyer;
let ben: Buyer;
beforeEach(async () => {
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});
const list = async (buyer: Buyer) =>
  (await server.call('listPaymentMeans', { token: buyer.token })).body.paymentMeans;

describe('stored cards', () => {
  it('are offered by the fields of the gateway [C7.55, C3.12a]', async () => {
    const { body } = await server.call('listPaymentMethods', {
      token: ada.token,
      query: {},
      locale: 'fr-CA',
    });
    expect(body).toEqual({
      paymentMethods: [
        { paymentType: 'CreditCard', label: 'Carte', hostedFieldsUrl: 'http://pay.localhost:4200/fields' },
      ],
      maxStoredCards: 5,
    });
  });

  it('are offered in the words of the site [I3.26]', async () => {
    const { body } = await server.call('listPaymentMethods', {
      token: ada.token,
      query: {},
      locale: 'fr-CA',
      host: ownHost,
    });
    expect(body.paymentMethods[0]!.label).toBe('Carte bancaire');
  });

  it('show what people know a card by, the first as the default [C7.56a, C3.30f]', async () => {
    const first = await storeCard(server, ada);
    await storeCard(server, ada, '5555 5555 5555 4444');
    const amex = await server.call('addPaymentMeans', {
      token: ada.token,
      body: { cardToken: await typeCard(server, '5555 5555 5555 4444'), defaultMeans: true },
    });
    expect(first).toEqual({
      paymentMethodId: first.paymentMethodId,
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 12,
      expiryYear: 2040,
      nameOnCard: 'Ada Byron',
      postalCode: 'M5V 2T6',
      defaultMeans: true,
      expired: false,
      allowed: { makeDefault: { allowed: true }, update: { allowed: true }, remove: { allowed: true } },
    });
    expect((await list(ada)).map(({ brand, defaultMeans }) => [brand, defaultMeans])).toEqual([
      ['visa', false],
      ['mastercard', false],
      ['mastercard', true],
    ]);
    expect(amex.body.defaultMeans).toBe(true);
    expect(await list(ben)).toEqual([]);
  });

  it('are five at most, however many come at once [C5.13c, C8.21n]', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => typeCard(server)));
    const answers = await Promise.all(
      tokens.map((cardToken) => server.call('addPaymentMeans', { token: ada.token, body: { cardToken } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { error } of refused)
      expect(error).toMatchObject({ code: 'tooManyCreditCards', details: { limit: 5 } });
    expect(await list(ada)).toHaveLength(5);
    await server.jobs.drain();
  });

  it('are stored once by a token of the fields, within a quarter of an hour', async () => {
    const cardToken = await typeCard(server);
    const add = (token: string) =>
      server.call('addPaymentMeans', { token: ada.token, body: { cardToken: token } });
    expect((await add(cardToken)).status).toBe(200);
    expect((await add(cardToken)).error?.code).toBe('invalidCard');
    expect((await add('x'.repeat(43))).error?.code).toBe('invalidCard');
    const late = await typeCard(server);
    await server.clock.advance(minutes(15));
    expect((await add(late)).error?.code).toBe('invalidCard');
  });

  it('take a new date, name and postal code, which the gateway charges by [C7.57a]', async () => {
    const { paymentMethodId } = await storeCard(server, ada);
    const update = (body: object, buyer = ada) =>
      server.call('updatePaymentMeans', { token: buyer.token, body: { paymentMethodId, ...body } });
    const changes = { expiryMonth: 3, expiryYear: 2041, nameOnCard: 'Ada King', postalCode: 'H2X 1Y4' };
    expect((await update(changes)).body).toMatchObject(changes);
    expect(await list(ada)).toEqual([expect.objectContaining({ paymentMethodId, ...changes })]);
    const { rows } = await sql`select expiry_month, expiry_year, name_on_card, postal_code
      from sandbox_gateway.card`.execute(server.database.kysely);
    expect(rows).toContainEqual(changes);
    expect((await update({ nameOnCard: 'Ada Lovelace' })).body).toMatchObject({
      ...changes,
      nameOnCard: 'Ada Lovelace',
    });
  });

  it('refuse a date that is over or half, and other people [C7.57a, C5.10b]', async () => {
    const { paymentMethodId } = await storeCard(server, ada);
    const update = (body: object, buyer = ada) =>
      server.call('updatePaymentMeans', { token: buyer.token, body: { paymentMethodId, ...body } });
    expect((await update({ expiryMonth: 1, expiryYear: 2020 })).error?.code).toBe('invalidCard');
    expect((await update({ expiryMonth: 1 })).error).toMatchObject({
      code: 'invalidRequest',
      details: { field: 'expiryYear' },
    });
    expect((await update({})).error?.code).toBe('invalidRequest');
    expect((await update({ nameOnCard: 'Ben' }, ben)).error?.code).toBe('notFound');
    expect((await list(ada))[0]).toMatchObject({ expiryYear: 2040, nameOnCard: 'Ada Byron' });
  });

  it('are removed and made the default by their owner alone [C7.56c, C7.57a]', async () => {
    const first = await storeCard(server, ada);
    const second = await storeCard(server, ada);
    const update = (buyer: Buyer, paymentMethodId: string) =>
      server.call('updatePaymentMeans', {
        token: buyer.token,
        body: { paymentMethodId, defaultMeans: true },
      });
    const remove = (buyer: Buyer, paymentMethodId: string) =>
      server.call('removePaymentMeans', { token: buyer.token, query: { paymentMethodId } });
    expect((await update(ben, first.paymentMethodId)).error?.code).toBe('notFound');
    expect((await remove(ben, first.paymentMethodId)).error?.code).toBe('notFound');
    expect((await update(ada, second.paymentMethodId)).body.defaultMeans).toBe(true);
    expect((await remove(ada, second.paymentMethodId)).body).toEqual({ ok: true });
    expect(
      (await list(ada)).map(({ paymentMethodId, defaultMeans }) => [paymentMethodId, defaultMeans]),
    ).toEqual([[first.paymentMethodId, true]]);
    expect((await remove(ada, second.paymentMethodId)).error?.code).toBe('notFound');
    await server.jobs.drain();
  });

  it('become the default as their answer says: not once they are over, until they have a new date [C7.57a]', async () => {
    await storeCard(server, ada);
    const { paymentMethodId } = await storeCard(server, ada);
    const update = (body: object) =>
      server.call('updatePaymentMeans', { token: ada.token, body: { paymentMethodId, ...body } });
    const told = async () => (await list(ada))[1]!.allowed!.makeDefault;
    const now = server.clock.now();
    await server.clock.set(new Date('2041-01-01T00:00:00Z'));
    expect(await told()).toEqual({ allowed: false, reason: 'invalidCard' });
    expect((await update({ defaultMeans: true })).error?.code).toBe('invalidCard');
    expect((await update({ defaultMeans: true, expiryMonth: 3, expiryYear: 2043 })).body.defaultMeans).toBe(
      true,
    );
    expect(await told()).toEqual({ allowed: true });
    await server.clock.set(now);
  });

  it('cannot be removed while money is asked of them [C5.13a]', async () => {
    const sale = await buildSale(server.database);
    const card = await storeCard(server, ada);
    const cart = (await checkout(server, ada, sale.eventId, [line('a', sale.standing, 1)])).body;
    const order = await pay(server, ada, cart, card.paymentMethodId);
    expect(order.status).toBe(200);
    await sql`alter table payment disable trigger payment_transition`.execute(server.database.kysely);
    const setState = (state: string) =>
      server.database.query
        .updateTable('payment')
        .set({ state, capturedAmount: state === 'captured' ? sql`amount` : null })
        .where('userId', '=', ada.userId)
        .execute();
    const query = { paymentMethodId: card.paymentMethodId };
    for (const state of ['pending', 'authorised']) {
      await setState(state);
      expect((await server.call('removePaymentMeans', { token: ada.token, query })).error?.code).toBe(
        'paymentMeansInUse',
      );
      expect((await list(ada))[0]!.allowed!.remove).toEqual({ allowed: false, reason: 'paymentMeansInUse' });
    }
    await setState('captured');
    await sql`alter table payment enable trigger payment_transition`.execute(server.database.kysely);
    expect((await server.call('removePaymentMeans', { token: ada.token, query })).status).toBe(200);
    // The receipt still shows the card.
    const receipt = await server.call('getOrder', {
      token: ada.token,
      query: { orderId: order.body.orderId },
    });
    expect(receipt.body.payment?.lastFour).toBe('4242');
  });

  it('leave no number and no check digits anywhere [BR-11]', async () => {
    await storeCard(server, ada);
    const { rows } = await sql<{ dump: string }>`
      select query_to_xml(format('select * from %I.%I', schemaname, tablename), true, false, '')::text as dump
      from pg_tables where schemaname in ('public', 'sandbox_gateway')`.execute(server.database.kysely);
    for (const { dump } of rows) expect(dump).not.toMatch(/4242\s?4242/);
  });
});
