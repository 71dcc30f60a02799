import { days } from '../../../platform/time/units.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { openPartnerSite } from '../../../testing/sale/fixtures/partnerSite.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { addStream } from '../../../testing/sale/fixtures/streamFixture.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250 });
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});

const hold = async (buyer: Buyer, ...selections: Parameters<typeof checkout>[3]) => {
  const answer = await checkout(server, buyer, sale.eventId, selections);
  expect(answer.error).toBeUndefined();
  return answer.body;
};

describe('the mail of a receipt', () => {
  it.each([
    ['en-CA', 'Your Passes for', /Your Passes for/, 'Paid with Visa ending in 4242', /Total: \$\d+\.\d\d/],
    [
      'es-US',
      'Tus Pases para',
      /^¡Todo listo! Tus Pases para/m,
      'Pagado con Visa terminada en 4242',
      /Total: .*\d+\.\d\d/,
    ],
    [
      'fr-CA',
      'Vos Pass pour',
      /^C’est confirmé! Vos Pass pour/m,
      'Payé par Visa se terminant par 4242',
      /Total\s?: \d+,\d\d\s\$/,
    ],
  ] as const)(
    'mails the receipt in the language of the purchase: %s [C3.28d]',
    async (locale, subject, first, paidBy, total) => {
      const card = await storeCard(server, ada);
      const cart = await hold(ada, line('a', sale.standing, 1));
      const { eventId, purchaseToken, quote } = cart;
      const body = {
        eventId,
        purchaseToken,
        paymentMethodId: card.paymentMethodId,
        acceptedTotal: quote.total,
      };
      await server.call('payCart', { token: ada.token, body, locale });
      const [mail] = await server.mails();
      expect(mail!.subject).toContain(subject);
      expect(mail!.textBody).toMatch(total);
      expect(mail!.textBody).toMatch(first);
      expect(mail!.textBody).toContain(paidBy);
      const calendar = `/calendar/${locale}/${eventId}.ics`;
      expect(mail!.textBody).toContain(calendar);
      expect((await server.inject({ url: calendar })).statusCode).toBe(200);
    },
  );

  it('leads to the player of a stream', async () => {
    await addStream(server.database, sale);
    const card = await storeCard(server, ada);
    await pay(server, ada, await hold(ada, line('a', sale.standing, 1)), card.paymentMethodId);
    const [mail] = await server.mails();
    expect(mail!.textBody).toMatch(/Watch the stream\n.*\/player\//);
  });

  it('is as HTML what it is as plain text, with the event’s picture, and takes no markup from names [C3.22m-o, C3.22q, BI-05]', async () => {
    const { query } = server.database;
    await query
      .updateTable('userAccount')
      .set({ firstName: '<b>Ada</b>' })
      .where('userId', '=', ada.userId)
      .execute();
    const card = await storeCard(server, ada);
    const lines = [line('a', sale.seated, 2), line('b', sale.shirt, 1, { fulfilment: 'SHIPPING' })];
    const shippingAddress = {
      country: 'CA',
      fullName: 'Ada Byron',
      address: '1 Main St <i>',
      unit: '',
      googlePlaceId: '',
    };
    const paid = await pay(server, ada, await hold(ada, ...lines), card.paymentMethodId, {
      body: { shippingAddress },
    });
    expect(paid.error).toBeUndefined();
    const [mail] = await server.mails();
    const { textBody, htmlBody } = mail!;
    const html = htmlBody!.replace(/&[a-z]+;|&#\d+;/g, ' ');
    const amounts = textBody.match(/\$[\d,.]+/g)!;
    expect(amounts.length).toBeGreaterThan(2);
    for (const words of [...amounts, paid.body.orderNumber, 'Visa ending in 4242', 'Ships to Ada Byron'])
      for (const body of [textBody, html]) expect(body).toContain(words);
    expect(htmlBody).toMatch(/<img src="https?:\/\/[^"]+\/card\.jpg\?v=/);
    expect(htmlBody).toContain(`/token/${sale.eventId}"`);
    expect(textBody).toContain('<b>Ada</b>');
    for (const markup of ['<b>', '<i>', '{{', 'undefined']) expect(htmlBody).not.toContain(markup);
  });

  it('leads to a page that shows the order after the event too [C7.70a]', async () => {
    const card = await storeCard(server, ada);
    const cart = await hold(ada, line('a', sale.standing, 1));
    const paid = await pay(server, ada, cart, card.paymentMethodId);
    expect(paid.error).toBeUndefined();
    const [mail] = await server.mails();
    const [, eventId] = /\/myPass\/token\/([\w-]+)$/m.exec(mail!.textBody)!;
    await server.clock.advance(days(40));
    const { body } = await server.call('getEventActivity', {
      token: ada.token,
      query: { eventId: eventId! },
    });
    await server.clock.advance(-days(40));
    expect(body.orders).toMatchObject([{ orderNumber: paid.body.orderNumber }]);
  });

  it('leads from the receipt of a partner’s site back there, in the partner’s words [I3.26, I1.07]', async () => {
    const product = { 'en-US': { one: 'Glow', other: 'Glows' } };
    const host = await openPartnerSite(server, sale.eventId, { product, productAddress: 'Glow' });
    const card = await storeCard(server, ada);
    const cart = await hold(ada, line('a', sale.standing, 1));
    const paid = await pay(server, ada, cart, card.paymentMethodId, { host });
    expect(paid.error).toBeUndefined();
    const [mail] = await server.mails();
    const { protocol, port } = new URL(server.platform.config.origin);
    expect(mail!.textBody).toContain(
      `${protocol}//${host}${port && `:${port}`}/myGlow/token/${sale.eventId}`,
    );
    expect(mail!.subject).toContain('Your Glows for');
    expect(mail!.textBody).toMatch(/\n\nThe Aurora team$/);
  });
});
