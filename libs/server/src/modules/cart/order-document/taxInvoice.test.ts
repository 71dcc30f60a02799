import type { InvoiceTo } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { extractText, getDocumentProxy } from 'unpdf';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { returnOrder } from '../../../sale/refund/refundOrder.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { forgetBuyer } from '../buyer/forgetBuyer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ada: Buyer;
let sale: SaleFixture;
const acme = { name: 'Łódź Brass & Co', taxNumber: 'PL 5260001246' };

beforeEach(async () => {
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  sale = await buildSale(server.database, { feeAmount: 250 });
});

async function buy(invoiceTo?: InvoiceTo) {
  const { paymentMethodId } = await storeCard(server, ada);
  const lines = [line('a', sale.standing, 2), line('b', sale.shirt, 1)];
  const cart = (await checkout(server, ada, sale.eventId, lines)).body;
  return pay(server, ada, cart, paymentMethodId, { body: invoiceTo ? { invoiceTo } : {} });
}
const getOrder = (orderId: string) => server.call('getOrder', { token: ada.token, query: { orderId } });
async function pagesOf(orderId: string, locale: 'en-US' | 'fr-CA' | 'es-US' = 'en-US'): Promise<string[]> {
  const answer = await server.call('getOrderDocument', { token: ada.token, query: { orderId }, locale });
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(answer.body.content, 'base64')));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}
/** Names of the tables that have a text of the buyer. */
async function storedAnywhere(text: string): Promise<string[]> {
  const { query } = server.database;
  const orders = await query
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('userId', '=', ada.userId)
    .execute();
  const payments = await query.selectFrom('payment').selectAll().where('userId', '=', ada.userId).execute();
  return Object.entries({ orders, payments }).flatMap(([name, rows]) =>
    JSON.stringify(rows).includes(text) ? [name] : [],
  );
}

describe('a tax invoice', () => {
  it('is the last page of the PDF: seller, buyer with tax number, order number, every part and the total', async () => {
    const { body: order } = await buy(acme);
    expect(order.invoiceTo).toEqual(acme);
    const pages = await pagesOf(order.orderId);
    expect(pages).toHaveLength(3);
    const invoice = pages[2]!;
    const { quote, orderNumber, lines } = order;
    for (const words of [
      'Tax invoice',
      `Invoice number ${orderNumber}`,
      `Billed to ${acme.name}`,
      acme.taxNumber,
      '2 × ',
      'Paid by Visa ending in 4242',
    ])
      expect(invoice).toContain(words);
    const parts = [
      ...lines.map(({ price }) => price.face),
      ...[...quote.fees, ...quote.taxes].map(({ amount }) => amount),
    ];
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total.amount);
    for (const money of [...parts, order.total]) expect(invoice).toContain(formatMoney(money, 'en-US'));
    for (const { label } of [...quote.fees, ...quote.taxes]) expect(invoice).toContain(label);
    for (const page of pages.slice(0, 2)) expect(page).not.toContain(acme.name);
  });

  it.each([
    ['fr-CA', 'Facturé à'],
    ['es-US', 'Facturado a'],
  ] as const)('is in %s', async (locale, words) => {
    const { body: order } = await buy({ name: 'Acme' });
    expect((await pagesOf(order.orderId, locale)).at(-1)).toContain(words);
  });

  it('stays after everything was refunded, when nothing else is left to print', async () => {
    const { body: order } = await buy(acme);
    const { orderId, eventId } = order;
    await returnOrder(server.platform, { eventId, orderId, refundId: orderId, reason: 'goodwill' });
    expect((await getOrder(orderId)).body.allowed).toEqual({ print: { allowed: true } });
    const pages = await pagesOf(orderId);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Tax invoice');
    expect(pages[0]).toContain(acme.name);
  });

  it('is not there for a buyer who asked for none, and is refused for a blank name', async () => {
    const { body: order } = await buy();
    expect(order).not.toHaveProperty('invoiceTo');
    expect(await pagesOf(order.orderId)).toHaveLength(2);
    expect((await buy({ name: '  ' })).error).toMatchObject({
      code: 'invalidRequest',
      details: { field: 'invoiceTo.name' },
    });
  });

  it('is named in the mail, without spaces around what was typed', async () => {
    const { body: order } = await buy({ name: ' Acme ', taxNumber: ' ' });
    expect(order.invoiceTo).toEqual({ name: 'Acme' });
    const mail = (await server.mails()).find(({ subject }) => subject.includes(order.orderNumber));
    for (const body of [mail!.textBody, mail!.htmlBody])
      expect(body).toContain('Tax invoice for Acme: in the PDF');
    expect(mail!.textBody).toContain(`Order ${order.orderNumber}`);
  });

  it('is exported with its order, and its buyer forgotten with the account [PV-05]', async () => {
    await buy(acme);
    const exported = await server.call('exportUserData', { token: ada.token });
    expect(exported.body.orders[0]?.invoiceTo).toEqual(acme);
    expect(await storedAnywhere(acme.name)).toEqual(['orders', 'payments']);
    await inTransaction(server.database, (tx, now) => forgetBuyer(tx, server.platform, ada.userId, now));
    expect(await storedAnywhere(acme.name)).toEqual([]);
  });
});
