import { sql } from 'kysely';
import { formatMoney } from '@foyer/util';
import { extractText, getDocumentProxy } from 'unpdf';
import { returnOrder, refundOrder } from '../../../sale/refund/refundOrder.ts';
import { buyLines, knowsBuyers, line, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ada: Buyer;
let sale: SaleFixture;
const acme = { name: 'Acme', taxNumber: 'BE0123' };

beforeEach(async () => {
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  sale = await buildSale(server.database, { feeAmount: 250, refund: 'always' });
});

const buy = (body: object = { invoiceTo: acme }) =>
  buyLines(server, ada, sale.eventId, [line('a', sale.standing, 2)], { body });
async function refundOne(tokenId: string) {
  const query = { eventId: sale.eventId };
  const { items } = (await server.call('getRefundCheckout', { token: ada.token, query })).body;
  const { refund } = items.find(({ tokens }) => tokens.some((token) => token.tokenId === tokenId))!;
  const body = { eventId: sale.eventId, tokenIds: [tokenId], acceptedAmount: refund };
  expect((await server.call('refundTokens', { token: ada.token, body })).status).toBe(200);
  return refund;
}
const getOrder = async (orderId: string) =>
  (await server.call('getOrder', { token: ada.token, query: { orderId } })).body;
async function pagesOf(orderId: string, locale: 'en-US' | 'fr-CA' = 'en-US'): Promise<string[]> {
  const answer = await server.call('getOrderDocument', { token: ada.token, query: { orderId }, locale });
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(answer.body.content, 'base64')));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}
const refundMails = async () => {
  await server.jobs.drain();
  return (await server.mails()).filter(({ subject }) => /refund/i.test(subject));
};

describe('a credit note', () => {
  it('is made for each refund of an order with a tax invoice, in a rising series', async () => {
    const { orderId, tokens } = await buy();
    expect(await getOrder(orderId)).not.toHaveProperty('creditNotes');
    const amounts = [];
    for (const { tokenId } of tokens) amounts.push(await refundOne(tokenId));
    const { creditNotes = [] } = await getOrder(orderId);
    expect(creditNotes.map(({ amount }) => amount)).toEqual(amounts);
    const numbers = creditNotes.map(({ number }) => number);
    for (const number of numbers) expect(number).toMatch(/^CN-\d{6}$/);
    expect(numbers.toSorted()).toEqual(numbers);
    expect(new Set(numbers).size).toBe(2);
  });

  it('is a page of the PDF: it names the invoice and both sides, and its parts sum to what is refunded', async () => {
    const { orderId, orderNumber, tokens, lines, quote } = await buy();
    const amount = await refundOne(tokens[0]!.tokenId);
    const pages = await pagesOf(orderId);
    expect(pages).toHaveLength(3);
    const { number } = (await getOrder(orderId)).creditNotes![0]!;
    const page = pages[2]!;
    for (const words of [
      `Credit note number ${number}`,
      `For invoice ${orderNumber}`,
      'Billed to Acme',
      'BE0123',
      lines[0]!.name,
      quote.fees[0]!.label,
      quote.taxes[0]!.label,
      `Total credited ${formatMoney(amount, 'en-US')}`,
    ])
      expect(page).toContain(words);
    const parts = page.slice(page.indexOf(lines[0]!.name)).match(/(?<=\$)[\d,]+\.\d\d/g)!;
    const [total, ...rows] = parts
      .map((part) => Math.round(Number(part.replace(',', '')) * 100))
      .toReversed();
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(total);
    expect((await pagesOf(orderId, 'fr-CA')).at(-1)).toContain('Note de crédit');
  });

  it('is named in the mail about the refund', async () => {
    const { orderId, orderNumber, tokens } = await buy();
    await refundOne(tokens[0]!.tokenId);
    const { number } = (await getOrder(orderId)).creditNotes![0]!;
    const [mail] = await refundMails();
    for (const body of [mail!.textBody, mail!.htmlBody])
      expect(body).toContain(`Credit note ${number} for tax invoice ${orderNumber}`);
  });

  it('is made once for every kind of refund, and exported with its order', async () => {
    const { orderId, eventId } = await buy();
    const key = { eventId, orderId, refundId: server.platform.newId(), reason: 'goodwill' } as const;
    const charges = [{ chargeNumber: 1, amount: 1 }];
    for (let times = 0; times < 2; times += 1) await refundOrder(server.platform, { ...key, charges });
    await returnOrder(server.platform, { eventId, orderId, refundId: orderId, reason: 'eventCancelled' });
    const { creditNotes } = await getOrder(orderId);
    expect(creditNotes).toHaveLength(2);
    const { body } = await server.call('exportUserData', { token: ada.token });
    expect(body.orders[0]?.creditNotes).toEqual(creditNotes);
  });

  it('is not made for an order without an invoice', async () => {
    const { orderId, tokens } = await buy({});
    await refundOne(tokens[0]!.tokenId);
    expect(await getOrder(orderId)).not.toHaveProperty('creditNotes');
    const [mail] = await refundMails();
    expect(mail!.textBody).not.toContain('Credit note');
  });

  it('never changes', async () => {
    const { tokens } = await buy();
    await refundOne(tokens[0]!.tokenId);
    await expect(
      sql`update credit_note set issued_at = foyer_now()`.execute(server.database.query),
    ).rejects.toThrow();
  });
});
