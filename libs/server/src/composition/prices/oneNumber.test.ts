import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import type { EventSummary, Money, OfferGroup, Order } from '@foyer/contract';
import { sampleSubsetNames } from '@foyer/sample';
import { formatMoney } from '@foyer/util';
import { decimalPrice } from '../../modules/marketplace/page/eventStructuredData.ts';
import { openGooglePass } from '../../testing/wallet-pass/openGooglePass.ts';
import { openPass } from '../../testing/wallet-pass/openPass.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  memberOf,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { seedSample } from '../../testing/database/seedSample.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { rootsIn } from '../web/registerWeb.ts';

let folder: string;
let server: TestServer;
const events: EventSummary[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-prices-'));
  await mkdir(path.join(folder, 'consumer/dist'), { recursive: true });
  await writeFile(
    path.join(folder, 'consumer/dist/index.html'),
    '<!doctype html><html lang="en-US"><head><!--foyer:head--></head><body><div id="root"><!--foyer:first-view--></div></body></html>',
  );
  server = await buildTestServer({ web: { roots: rootsIn(folder) }, authenticate: knowsBuyers });
  await seedSample(server.database, { only: sampleSubsetNames });
  let cursor: string | undefined;
  do {
    const { body } = await server.call('listEvents', { query: { limit: 50, ...(cursor ? { cursor } : {}) } });
    events.push(...body.events);
    cursor = body.nextCursor;
  } while (cursor !== undefined);
}, 180_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const offersOf = async (eventId: string): Promise<OfferGroup[]> =>
  (await server.call('listOfferGroups', { body: { eventId } })).body.offerGroups;
const accessOf = (offers: readonly OfferGroup[]) =>
  offers.filter(({ category }) => category === 'EVENT_ACCESS');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads the page of an event as the server sends it, before a script has run. */
async function pageOf({ eventId, vanityName }: EventSummary): Promise<string> {
  const headers = { host: 'localhost', 'accept-language': 'en-US' };
  return (await server.inject({ url: `/events/${vanityName}/${eventId}`, headers })).body;
}

/** Finds every all-in price of an offer, however deep in an answer. */
function pricesIn(value: unknown): { offerGroupId: string; amount: number }[] {
  if (!isObject(value)) return [];
  const { offerGroupId, price, allIn = isObject(price) ? price.allIn : undefined } = value;
  const below = Object.values(value).flatMap(pricesIn);
  return typeof offerGroupId === 'string' && isObject(allIn)
    ? [{ offerGroupId, amount: allIn.amount as number }, ...below]
    : below;
}

/** Finds all amounts of an order, as they are written. */
function amountsOf(order: Order): Set<string> {
  const amounts = (value: unknown): Money[] => {
    if (!isObject(value)) return [];
    const isMoney = typeof value.amount === 'number' && typeof value.currency === 'string';
    return [...(isMoney ? [value as unknown as Money] : []), ...Object.values(value).flatMap(amounts)];
  };
  return new Set(amounts(order).map((money) => formatMoney(money, 'en-US')));
}
const amountsIn = (text: string): string[] => text.match(/(?:CA)?\$[\d,]+\.\d\d/g) ?? [];

/** Texts of what an order is given out as: its mail in both forms, its PDF with the invoice, and its passes. */
async function papersOf(buyer: Buyer, { orderId, tokens }: Order) {
  const { token } = buyer;
  const mail = (await server.mails()).find(({ recipient }) => recipient.startsWith(buyer.userId))!;
  const { body: document } = await server.call('getOrderDocument', { token, query: { orderId } });
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(document.content, 'base64')));
  const { text } = await extractText(pdf, { mergePages: true });
  const query = { tokenId: tokens[0]!.tokenId };
  const { body: apple } = await server.call('getApplePass', { token, query });
  const { body: google } = await server.call('getGooglePass', { token, query });
  const { kind, ticket } = await openGooglePass(server, google.url);
  return {
    mails: [mail.textBody, mail.htmlBody!],
    invoice: text,
    passes: JSON.stringify([openPass(apple.content).pass, kind, ticket]),
  };
}

/** Answers of every call that shows offers of an event with their prices. */
async function answersAbout(eventId: string, offers: readonly OfferGroup[], token: string) {
  const query = { eventId };
  const ids = offers.map(({ offerGroupId }) => offerGroupId);
  const sectionCodes = [...new Set(offers.flatMap((offer) => offer.sectionCodes))];
  const answers = [
    await server.call('getSalesGroupTree', { body: query }),
    await server.call('listUpsells', { query, token }),
    await server.call('listInventoryPackages', { body: query }),
  ].map(({ body }) => body as unknown);
  for (let at = 0; at < ids.length; at += 20)
    answers.push(
      (await server.call('getOfferGroups', { query: { eventId, offerGroupIds: ids.slice(at, at + 20) } }))
        .body,
    );
  for (let at = 0; at < sectionCodes.length; at += 5) {
    const codes = sectionCodes.slice(at, at + 5);
    answers.push(
      (await server.call('listSeatsForSections', { query: { eventId, sectionCodes: codes } })).body,
    );
  }
  for (const offerGroupId of ids) {
    answers.push((await server.call('getOfferGroupDetail', { query: { eventId, offerGroupId } })).body);
    answers.push((await server.call('listRelatedOfferGroups', { query: { eventId, offerGroupId } })).body);
  }
  return answers;
}

describe('the all-in price of an offer', () => {
  it('is one number in every call that shows it [C7.40]', async () => {
    const [ada] = await makeBuyers(server.database, 1);
    const counts = { shown: 0, different: [] as unknown[] };
    for (const { eventId, vanityName } of events) {
      const offers = await offersOf(eventId);
      const listed = new Map(offers.map((offer) => [offer.offerGroupId, offer.price.allIn.amount]));
      for (const { offerGroupId, amount } of pricesIn(await answersAbout(eventId, offers, ada!.token))) {
        counts.shown += 1;
        const expected = listed.get(offerGroupId);
        if (expected !== undefined && expected !== amount)
          counts.different.push([vanityName, offerGroupId, expected, amount]);
      }
    }
    expect(counts.different).toEqual([]);
    expect(counts.shown).toBeGreaterThan(events.length * 10);
  }, 180_000);

  it('bounds the prices of sections and of cards [C7.40]', async () => {
    for (const { eventId, vanityName, priceFrom, priceTo } of events) {
      const access = accessOf(await offersOf(eventId));
      const open = access.filter(({ available }) => available > 0);
      const amounts = (open.length > 0 ? open : access).map(({ price }) => price.allIn.amount);
      expect([vanityName, priceFrom?.amount, priceTo?.amount]).toEqual([
        vanityName,
        ...(amounts.length > 0 ? [Math.min(...amounts), Math.max(...amounts)] : [undefined, undefined]),
      ]);
      const { sections } = (await server.call('listAvailableSections', { body: { eventId } })).body;
      const known = new Set(access.map(({ price }) => price.allIn.amount));
      for (const section of sections) {
        if (section.priceFrom) expect(known).toContain(section.priceFrom.amount);
        if (section.priceTo) expect(known).toContain(section.priceTo.amount);
      }
    }
  }, 120_000);

  it('is what search engines read [C7.40]', async () => {
    for (const event of events) {
      const { eventId } = event;
      const [, json = '{}'] =
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await pageOf(event)) ?? [];
      const { offers = [] } = JSON.parse(json) as { offers?: { name: string; price: string }[] };
      const known = new Set(
        (await offersOf(eventId)).map(({ name, price }) => `${name}: ${decimalPrice(price.allIn)}`),
      );
      expect(offers.map(({ name, price }) => `${name}: ${price}`).filter((each) => !known.has(each))).toEqual(
        [],
      );
    }
  }, 120_000);

  it('is the one number of the page before a script has run [C2.02b]', async () => {
    let shown = 0;
    for (const event of events) {
      const [, view = ''] = /<main class="first-main".*?>(.*?)<\/main>/s.exec(await pageOf(event)) ?? [];
      const amounts = amountsIn(view.replaceAll('\u00a0', ' '));
      const expected = event.priceFrom && formatMoney(event.priceFrom, 'en-US');
      expect([event.vanityName, ...amounts.filter((amount) => amount !== expected)]).toEqual([
        event.vanityName,
      ]);
      expect(amounts.length).toBeLessThanOrEqual(1);
      shown += amounts.length;
    }
    expect(shown).toBeGreaterThan(events.length / 2);
  }, 120_000);

  it('is the same in an event’s profile, which its pages show, and in its preview [C7.40]', async () => {
    const [organiser] = await makeBuyers(server.database, 1);
    for (const { eventId, vanityName, priceFrom, priceTo, client } of events) {
      const { token } = memberOf(organiser!, client.clientId, 'events');
      const query = { eventId };
      const offers = await offersOf(eventId);
      const preview = await server.call('previewOfferGroups', { query, token });
      const amounts = (list: readonly OfferGroup[]) =>
        Object.fromEntries(list.map(({ offerGroupId, price }) => [offerGroupId, price.allIn.amount]));
      expect([vanityName, amounts(preview.body.offerGroups)]).toEqual([vanityName, amounts(offers)]);
      for (const { body } of [
        await server.call('getEventProfile', { query }),
        await server.call('previewEvent', { query, token }),
      ])
        expect([vanityName, body.summary.priceFrom, body.summary.priceTo]).toEqual([
          vanityName,
          priceFrom,
          priceTo,
        ]);
    }
  }, 120_000);

  it('is held, paid, mailed and invoiced, and no document states another amount', async () => {
    const buyers = await makeBuyers(server.database, events.length);
    let bought = 0;
    for (const [at, { eventId, vanityName }] of events.entries()) {
      const buyer = buyers[at]!;
      const offer = accessOf(await offersOf(eventId)).find(
        ({ buyable, available, minQuantity }) => buyable.allowed && available > 0 && minQuantity === 1,
      );
      if (!offer) continue;
      const cart = await checkout(server, buyer, eventId, [line('one', offer.offerGroupId, 1)]);
      if (cart.status !== 200) continue;
      const expected = [vanityName, offer.price.allIn.amount];
      const unitOf = ({ lines }: Pick<typeof cart.body, 'lines'>) => [
        vanityName,
        lines[0]!.unitPrices[0]!.allIn.amount,
      ];
      expect(unitOf(cart.body)).toEqual(expected);
      if (cart.body.needsShippingAddress || cart.body.quote.total.amount === 0) continue;
      const { paymentMethodId } = await storeCard(server, buyer);
      const invoiceTo = { name: 'Lamplight Ltd', taxNumber: '1' };
      const order = await pay(server, buyer, cart.body, paymentMethodId, { body: { invoiceTo } });
      if (order.status !== 200) continue;
      expect(unitOf(order.body)).toEqual(expected);
      const { mails, invoice, passes } = await papersOf(buyer, order.body);
      for (const mail of mails) expect(amountsIn(mail)).toContain(formatMoney(offer.price.allIn, 'en-US'));
      expect(amountsIn(invoice)).toContain(formatMoney(cart.body.quote.total, 'en-US'));
      const own = amountsOf(order.body);
      const others = amountsIn([...mails, invoice, passes].join(' ')).filter((amount) => !own.has(amount));
      expect([vanityName, ...others]).toEqual([vanityName]);
      bought += 1;
    }
    expect(bought).toBeGreaterThan(events.length / 3);
  }, 180_000);
});
