import type { CartSelection } from '@foyer/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { toJson } from '../../../platform/database/toJson.ts';
import { openEntrySecret } from '../../../sale/token/entrySecret.ts';
import { returnOrder } from '../../../sale/refund/refundOrder.ts';
import { buyLines, knowsBuyers, line, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buildSale, seatCode, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { handTo, move } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ada: Buyer;
let ben: Buyer;
let sale: SaleFixture;

beforeEach(async () => {
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  sale = await buildSale(server.database);
});

const account = (buyer: Buyer, values: { firstName?: string; lastName?: string; countryCode?: string }) =>
  server.database.query.updateTable('userAccount').set(values).where('userId', '=', buyer.userId).execute();
const buy = (...selections: CartSelection[]) => buyLines(server, ada, sale.eventId, selections);
const seats = () => line('a', sale.seated, 2, { seatCodes: [seatCode(0, 1), seatCode(0, 2)] });
const ask = ({ token }: Buyer, orderId: string, locale: 'en-US' | 'fr-CA' | 'es-US' = 'en-US') =>
  server.call('getOrderDocument', { token, query: { orderId }, locale });

async function read(content: string) {
  const bytes = Buffer.from(content, 'base64');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const [, , width, height] = (await pdf.getPage(1)).view;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const tags = await (await pdf.getPage(1)).getStructTree();
  return { bytes, pages: text.map((page) => page.replace(/\s+/g, ' ')), size: [width, height], info, tags };
}

describe('the PDF of an order', () => {
  it('has a page for each {product}: event, date in the zone of the event, place, seat, attendee and order', async () => {
    await account(ada, { firstName: 'Zoë', lastName: 'Łukasiewicz' });
    const order = await buy(seats());
    const { fileName, content } = (await ask(ada, order.orderId)).body;
    const { pages, info, tags } = await read(content);
    expect(fileName).toBe(`${order.event.vanityName}-${order.orderNumber}.pdf`);
    expect(pages).toHaveLength(2);
    const { event, tokens } = order;
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: event.timezone });
    for (const [at, page] of pages.entries()) {
      const seat = tokens[at]!.seat!;
      const words = [event.shortName, day.format(new Date(event.startsAt)), event.venue!.name];
      words.push(`${at + 1} of 2`, seat.section, `Seat ${seat.seat}`, 'Zoë Łukasiewicz', order.orderNumber);
      for (const text of words) expect(page).toContain(text);
    }
    expect(info.Title).toBe(`${event.shortName}, order ${order.orderNumber}`);
    expect(JSON.stringify(tags)).toContain('"H1"');
  });

  it('says that it is no entry code and where the live one is, and has no secret', async () => {
    const order = await buy(seats());
    const { bytes, pages } = await read((await ask(ada, order.orderId)).body.content);
    for (const page of pages) {
      expect(page).toContain('This page isn’t an entry code.');
      expect(page.replaceAll(' ', '')).toContain(`/en-US/myPass/token/${sale.eventId}`);
      expect(page).not.toMatch(/F1\./);
    }
    const rows = await server.database.query
      .selectFrom('token')
      .select(['tokenId', 'entrySecret'])
      .where('orderId', '=', order.orderId)
      .execute();
    expect(rows).toHaveLength(2);
    for (const { tokenId, entrySecret } of rows) {
      const secret = openEntrySecret(server.platform, tokenId, entrySecret);
      for (const part of [secret, tokenId]) {
        expect(pages.join(' ')).not.toContain(part);
        expect(bytes.includes(part)).toBe(false);
      }
    }
  });

  it.each([
    ['en-US', 'Where', 'isn’t an entry code'],
    ['fr-CA', 'Où', 'n’est pas un code d’entrée'],
    ['es-US', 'Dónde', 'no es un código de entrada'],
  ] as const)('is in %s, with its accents', async (locale, label, note) => {
    const order = await buy(line('a', sale.standing, 1));
    const { pages } = await read((await ask(ada, order.orderId, locale)).body.content);
    for (const text of [label, note]) expect(pages[0]).toContain(text);
  });

  it.each([
    ['CA', 612, 792],
    ['FR', 595.28, 841.89],
  ])('is for the paper of %s', async (countryCode, width, height) => {
    await account(ada, { countryCode });
    const order = await buy(line('a', sale.standing, 1));
    const { size } = await read((await ask(ada, order.orderId)).body.content);
    expect(size).toEqual([width, height]);
  });

  it.each([
    ['Nguyễn', 'Nguyễn'],
    ['Ελένη Юрій', 'Ελένη Юрій'],
    ['王小明', 'As shown in your account'],
    ['Ada 🎷', 'Ada'],
  ])('prints the name %s as %s', async (lastName, printed) => {
    await account(ada, { firstName: '\u200b', lastName });
    const order = await buy(line('a', sale.standing, 1));
    const { pages } = await read((await ask(ada, order.orderId)).body.content);
    expect(pages[0]).toContain(`Attendee ${printed} Order`);
  });

  it('keeps to one page for the longest names', async () => {
    const long = 'Très longue soirée d’adieu '.repeat(7).trim();
    await account(ada, { firstName: long.slice(0, 100), lastName: long.slice(0, 100) });
    const names = toJson({ 'en-US': long });
    const { eventId } = sale;
    await server.database.query
      .updateTable('event')
      .set({ shortName: names })
      .where('eventId', '=', eventId)
      .execute();
    const order = await buy(line('a', sale.standing, 1));
    const { pages } = await read((await ask(ada, order.orderId)).body.content);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(long);
    expect(pages[0]).toContain(order.orderNumber);
  });

  it('is its buyer’s alone, and leaves out what is another’s by now', async () => {
    const order = await buy(seats());
    const [given, kept] = order.tokens;
    await move(server, given!, ['active', 'sent']);
    await move(server, given!, ['sent', 'active'], handTo(server, given!, ben.userId));
    expect((await ask(ben, order.orderId)).error?.code).toBe('notFound');
    const { pages } = await read((await ask(ada, order.orderId)).body.content);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(`Seat ${kept!.seat!.seat}`);
  });

  it('is refused for an order that has no valid {product} left, as its receipt says', async () => {
    const order = await buy(line('a', sale.standing, 1));
    expect(order.allowed).toEqual({ print: { allowed: true } });
    const { orderId, eventId } = order;
    await returnOrder(server.platform, { eventId, orderId, refundId: orderId, reason: 'goodwill' });
    const { body } = await server.call('getOrder', { token: ada.token, query: { orderId } });
    expect(body.allowed).toEqual({ print: { allowed: false, reason: 'tokenNotActive' } });
    expect((await ask(ada, orderId)).error?.code).toBe('tokenNotActive');
  });

  it('is made thirty times an hour', async () => {
    const unknown = '01936f5e-7c00-7000-8000-00000000ffff';
    for (let at = 0; at < 30; at += 1) expect((await ask(ada, unknown)).error?.code).toBe('notFound');
    expect((await ask(ada, unknown)).error?.code).toBe('tooManyRequests');
  });
});
