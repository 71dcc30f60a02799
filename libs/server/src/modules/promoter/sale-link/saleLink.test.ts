import { randomUUID } from 'node:crypto';
import type { PromoterLink } from '@foyer/contract';
import { hours } from '../../../platform/time/units.ts';
import {
  knowsBuyers,
  makeBuyers,
  memberOf,
  promoterOf,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { assignmentStringOf, engageFor } from '../../../testing/sale/fixtures/promoterFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let promoter: Buyer;
let guest: Buyer;
const cards = new Map<string, { paymentMethodId: string }>();
/** What one standing place costs with its fee and taxes; its face price is 50.00. */
const price = 6_324;
const cad = (amount: number) => ({ amount, currency: 'CAD' });

beforeEach(async () => {
  sale = await buildSale(server.database, { standing: 20 });
  const [one, two] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  promoter = promoterOf(one, sale.eventId);
  guest = two;
  await engageFor(server, promoter.userId, sale, {
    stock: [
      { offerGroupId: sale.standing, quantity: 10 },
      { offerGroupId: sale.seated, quantity: 4 },
    ],
  });
});

const assign = async (quantity = 2, emailAddress = `${randomUUID()}@foyer.example`, locale?: 'fr-CA') => {
  const body = {
    eventId: sale.eventId,
    lines: [{ offerGroupId: sale.standing, quantity }],
    guest: { emailAddress, firstName: 'Gina', ...(locale ? { locale } : {}) },
  };
  return (await server.call('assignAsPromoter', { token: promoter.token, body })).body;
};
const keyOf = ({ eventId, transactionId }: PromoterLink) => ({ eventId, transactionId });
const transactionOf = async (link: PromoterLink) =>
  (await server.call('getPromoterTransaction', { token: promoter.token, query: keyOf(link) })).body;
const stock = async () =>
  (await server.call('getPromoterOverview', { token: promoter.token, query: { eventId: sale.eventId } })).body
    .stock;
const stateOf = async (link: PromoterLink) =>
  (await server.call('validatePromoterPurchase', { query: { assignmentString: assignmentStringOf(link) } }))
    .body.state;
const buy = async (link: PromoterLink, buyer = guest) => {
  const { paymentMethodId } = cards.get(buyer.userId) ?? (await storeCard(server, buyer));
  cards.set(buyer.userId, { paymentMethodId });
  const body = { assignmentString: assignmentStringOf(link), paymentMethodId, acceptedTotal: cad(2 * price) };
  return server.call('purchaseFromPromoter', { token: buyer.token, body });
};
const decline = (link: PromoterLink) =>
  server.call('declinePromoterPurchase', { query: { assignmentString: assignmentStringOf(link) } });

describe('a sale by link', () => {
  it('holds until the guest pays, who gets the {product}, and the promoter the commission [C1.08c, C7.28d, C7.11c, C7.11e, C4.21a, C4.21b, C6.06c, C6.06d, C3.23a]', async () => {
    const link = await assign(2, 'Gina@Foyer.example', 'fr-CA');
    expect(await stock()).toMatchObject({ left: 12, pending: 2, sold: 0 });
    const pending = await transactionOf(link);
    expect(pending).toMatchObject({
      ...{ state: 'pending', paymentKind: 'link', total: cad(2 * price), commission: cad(0) },
      guest: { emailAddress: 'gina@foyer.example', firstName: 'Gina' },
      heldUntil: link.heldUntil,
    });
    await server.jobs.drain();
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ recipient: 'gina@foyer.example' });
    expect(link.url).toContain('/fr-CA/promoterAssignment?');
    expect(mail?.textBody).toContain(link.url);
    const query = { assignmentString: assignmentStringOf(link) };
    const { body } = await server.call('checkoutPromoterPurchasePublicly', { query });
    expect(body).toMatchObject({
      assignment: { state: 'pending', emailAddress: 'g••@foyer.example', inviterFirstName: 'Ada' },
      quote: { total: cad(2 * price) },
    });
    const bought = await buy(link);
    expect(bought.error).toBeUndefined();
    expect(await stock()).toMatchObject({ left: 12, pending: 0, sold: 2 });
    expect(await transactionOf(link)).toMatchObject({ state: 'completed', commission: cad(500) });
    expect(await stateOf(link)).toBe('completed');
    const own = await server.call('getEventActivity', {
      token: guest.token,
      query: { eventId: sale.eventId },
    });
    expect(own.body.tokens).toHaveLength(2);
  });

  it('returns to the allotment when the guest declines [C7.11d, C7.11a, C4.21c]', async () => {
    const link = await assign();
    expect((await decline(link)).body).toEqual({ ok: true });
    expect(await stock()).toMatchObject({ left: 14, pending: 0, sold: 0 });
    expect([await stateOf(link), (await transactionOf(link)).state]).toEqual(['declined', 'declined']);
    expect((await buy(link)).error?.code).toBe('tokenNoLongerValid');
  });

  it('returns after a day, and the guest is told [C4.21d]', async () => {
    const link = await assign();
    expect(Date.parse(link.heldUntil)).toBeLessThanOrEqual(server.clock.now().getTime() + hours(24));
    await server.clock.advance(hours(24));
    expect(await stock()).toMatchObject({ left: 14, pending: 0 });
    expect([await stateOf(link), (await transactionOf(link)).state]).toEqual(['expired', 'cancelled']);
    expect((await buy(link)).error?.code).toBe('tokenNoLongerValid');
  });

  it('is taken back by the promoter, before it is paid alone [C7.30a, C7.30b, C4.21d]', async () => {
    const link = await assign();
    const query = keyOf(link);
    const revoke = () => server.call('revokePromoterTransaction', { token: promoter.token, query });
    expect((await revoke()).body).toMatchObject({ state: 'cancelled' });
    expect(await stateOf(link)).toBe('cancelled');
    expect(await stock()).toMatchObject({ left: 14, pending: 0 });
    expect((await revoke()).error?.code).toBe('promoterSaleNotPending');
    const paid = await assign();
    await buy(paid);
    const late = await server.call('revokePromoterTransactionV1', {
      token: promoter.token,
      query: keyOf(paid),
    });
    expect(late.error?.code).toBe('promoterSaleNotPending');
  });

  it('is mailed again, or to another address, by a new link; another offer takes its place [C7.29b, C7.29d, C7.27p]', async () => {
    const link = await assign(1);
    const body = keyOf(link);
    const again = await server.call('resendPromoterTransaction', { token: promoter.token, body });
    const ask = (each: PromoterLink) =>
      server.call('validatePromoterAssignment', { query: { assignmentString: assignmentStringOf(each) } });
    expect([(await ask(link)).error?.code, (await ask(again.body)).status]).toEqual([
      'tokenNoLongerValid',
      200,
    ]);
    const edited = await server.call('editPromoterTransaction', {
      token: promoter.token,
      body: { ...body, emailAddress: 'other@foyer.example', offerGroupId: sale.seated },
    });
    expect(edited.error).toBeUndefined();
    const moved = await transactionOf(link);
    expect(moved).toMatchObject({
      guest: { emailAddress: 'other@foyer.example' },
      items: [{ offerGroupId: sale.seated, quantity: 1, seats: [expect.anything()] }],
    });
    expect(await stock()).toMatchObject({ left: 13, pending: 1 });
    const inventory = await server.call('listPromoterInventory', {
      token: promoter.token,
      query: { eventId: sale.eventId },
    });
    expect(inventory.body.items.map((item) => item.stock.pending)).toEqual([0, 1]);
  });

  it('is the first person’s who comes with it, within their limit', async () => {
    const [other] = (await makeBuyers(server.database, 1)) as [Buyer];
    const link = await assign();
    const declined = await storeCard(server, guest, '4000 0000 0000 0341');
    const body = { assignmentString: assignmentStringOf(link), acceptedTotal: cad(2 * price) };
    const refused = await server.call('purchaseFromPromoter', {
      token: guest.token,
      body: { ...body, paymentMethodId: declined.paymentMethodId },
    });
    expect(refused.error?.code).toBe('paymentFailed');
    expect((await buy(link, other)).error?.code).toBe('tokenNoLongerValid');
    expect((await buy(link)).status).toBe(200);
    const limits = [];
    for (let times = 0; times < 4; times += 1) limits.push((await buy(await assign())).error?.code);
    expect(limits).toEqual([undefined, undefined, undefined, 'ticketLimitEvent']);
  });

  it.each(['GET', 'POST'] as const)(
    'is confirmed without a payment where nothing is due, by %s [C7.27q, C7.28e]',
    async (method) => {
      sale = await buildSale(server.database, {
        prices: { seated: 100, standing: 0, shirt: 100, gift: 0 },
      });
      promoter = promoterOf(promoter, sale.eventId);
      await engageFor(server, promoter.userId, sale);
      const link = await assign(1);
      const assignmentString = assignmentStringOf(link);
      const { token } = guest;
      const confirm = () =>
        method === 'GET'
          ? server.call('confirmPromoterAssignmentV1', { token, query: { assignmentString } })
          : server.call('confirmPromoterAssignment', { token, body: { assignmentString } });
      const first = await confirm();
      expect(first.body).toMatchObject({ eventId: sale.eventId });
      expect((await confirm()).body).toEqual(first.body);
      expect(await stateOf(link)).toBe('completed');
    },
  );

  it('is the caller’s to pay alone once they confirmed it', async () => {
    const link = await assign();
    const [other] = (await makeBuyers(server.database, 1)) as [Buyer];
    const body = { assignmentString: assignmentStringOf(link) };
    const answer = await server.call('confirmPromoterAssignment', { token: guest.token, body });
    expect(answer.body).toEqual({ eventId: sale.eventId, isPaymentDue: true });
    expect((await buy(link, other)).error?.code).toBe('tokenNoLongerValid');
    expect((await buy(link)).status).toBe(200);
  });

  it('is the same in the first version [C7.28c, C7.27o, C7.27r, C7.27s, C7.29a, C7.29c]', async () => {
    const { token } = promoter;
    const flat = { eventId: sale.eventId, offerGroupId: sale.standing, quantity: 1 };
    const body = { ...flat, emailAddress: 'flat@foyer.example' };
    const link = (await server.call('assignAsPromoterV1', { token, body })).body;
    const sent = await server.call('resendPromoterTransactionV1', { token, body: keyOf(link) });
    const edited = await server.call('editPromoterTransactionV1', {
      token,
      body: { ...keyOf(link), emailAddress: 'other@foyer.example' },
    });
    expect([sent.body.transactionId, edited.body.transactionId]).toEqual([
      link.transactionId,
      link.transactionId,
    ]);
    const query = { assignmentString: assignmentStringOf(edited.body) };
    expect((await server.call('validatePromoterAssignmentV1', { query })).body.state).toBe('pending');
    expect((await server.call('declinePromoterAssignmentV1', { query })).status).toBe(200);
    const again = await server.call('declinePromoterAssignment', { query });
    expect(again.error?.code).toBe('tokenNoLongerValid');
  });

  it('is priced for the caller with a card of theirs, and with no other’s [C7.11b, C7.09b, C7.09c]', async () => {
    const assignmentString = assignmentStringOf(await assign());
    const [other] = (await makeBuyers(server.database, 1)) as [Buyer];
    const { paymentMethodId } = await storeCard(server, other);
    const ask = ({ token }: Buyer) =>
      server.call('checkoutPromoterPurchase', { token, query: { assignmentString, paymentMethodId } });
    expect((await ask(other)).body.quote.total).toEqual(cad(2 * price));
    expect((await ask(guest)).error?.code).toBe('notFound');
    const ofClient = await server.call('checkoutGuestPurchasePublicly', { query: { assignmentString } });
    expect(ofClient.error?.code).toBe('tokenNoLongerValid');
  });

  it('never sells more than the allotment when many are sold at once', async () => {
    await assign(5);
    const answers = await Promise.all(Array.from({ length: 8 }, () => assign(1)));
    expect(answers.filter(({ url }) => Boolean(url))).toHaveLength(5);
    expect(await stock()).toMatchObject({ left: 4, pending: 10 });
  });
});

describe('what an organiser gives', () => {
  const give = async (isFree: boolean) => {
    const { clientId } = await server.database.query
      .selectFrom('event')
      .select('clientId')
      .where('eventId', '=', sale.eventId)
      .executeTakeFirstOrThrow();
    const [member] = (await makeBuyers(server.database, 1)) as [Buyer];
    const body = {
      eventId: sale.eventId,
      lines: [{ offerGroupId: sale.seated, quantity: 2 }],
      guest: { emailAddress: `${randomUUID()}@foyer.example` },
      isFree,
    };
    return (await server.call('giveToGuest', { token: memberOf(member, clientId, 'events').token, body }))
      .body;
  };

  it.each([
    [true, 0],
    [false, 25_300],
  ])('is free: %s [C7.09a, C7.10]', async (isFree, atMost) => {
    const link = await give(isFree);
    const assignmentString = assignmentStringOf(link);
    const { body } = await server.call('validateGuestPurchase', { query: { assignmentString } });
    expect(body).toMatchObject({ state: 'pending', inviterFirstName: 'Organiser', inviterLastName: '' });
    expect(body.total.amount > 0).toBe(!isFree);
    expect(body.total.amount).toBeLessThanOrEqual(atMost);
    const { paymentMethodId } = await storeCard(server, guest);
    const card = isFree ? {} : { paymentMethodId };
    const bought = await server.call('purchaseFromClient', {
      token: guest.token,
      body: { assignmentString, acceptedTotal: body.total, ...card },
    });
    expect(bought.error).toBeUndefined();
    expect(bought.body.lines[0]?.quantity).toBe(2);
    const other = await server.call('validatePromoterPurchase', { query: { assignmentString } });
    expect(other.error?.code).toBe('tokenNoLongerValid');
  });

  it('goes back on sale when it is declined [C7.09d]', async () => {
    const assignmentString = assignmentStringOf(await give(true));
    await server.call('declineGuestPurchase', { query: { assignmentString } });
    const { body } = await server.call('validateGuestPurchase', { query: { assignmentString } });
    expect(body.state).toBe('declined');
  });
});
