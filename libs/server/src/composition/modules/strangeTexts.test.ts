import { toJson } from '../../platform/database/toJson.ts';
import { questionsForm } from '../../sale/question/questionForms.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { testConfig } from '../../testing/testConfig.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const { inquiries } = testConfig();
const attemptLimits = { ...inquiries.attemptLimits, demoPerCaller: { points: 1_000, windowSeconds: 3_600 } };
const server = useTestServer({
  authenticate: knowsBuyers,
  config: { inquiries: { ...inquiries, attemptLimits } },
});

/** Texts that a database, a search or a cleaner may change. */
const texts: [name: string, text: string][] = [
  ['composed', 'Zo\u00eb Bront\u00eb'],
  ['decomposed', 'Zoe\u0308 Bronte\u0308'],
  ['a homograph in Cyrillic', '\u0410d\u0430'],
  ['full width', '\uff21\uff44\uff41'],
  ['from right to left', '\u05e2\u05d3\u05d4 \u0639\u0627\u062f\u0629'],
  ['with an override of its direction', 'ada\u202egnp.exe'],
  ['with an isolate that is never closed', '\u2067ada'],
  ['without width', 'a\u200bd\u200da\u2060'],
  ['of four bytes', '\ud835\udcb3\u{1f469}\u200d\u{1f467}'],
  ['lines', 'Ada\r\nByron\n\u2028x'],
  ['a soft hyphen', 'Ada\u00adByron'],
  ['a byte order mark', 'Ada\ufeffByron'],
  ['a number', '9007199254740993'],
  ['a negative zero', '-0'],
  ['no number', 'NaN'],
  ['a truth', 'false'],
  ['a first day', '0000-01-01'],
  ['a last day', '9999-12-31'],
  ['an hour that is left out', '2026-03-08T02:30:00'],
  ['an hour that comes twice', '2026-11-01T01:30:00-04:00'],
  ['a quote', `O'Brien "Ada" \\ \`x\``],
  ['an entity', '&amp;lt;b&gt;'],
  ['a variable', '{{product}} $1 %s :name'],
];
/** Texts that nothing can store. */
const unstorable: [name: string, text: string][] = [
  ['NUL', 'Ada\u0000'],
  ['a lone surrogate', 'Ada\ud83d'],
];
/** Addresses that a reader takes for ada@example.com. */
const lookalikes: [name: string, emailAddress: string][] = [
  ['a Cyrillic name', '\u0430da@example.com'],
  ['a Cyrillic domain', 'ada@ex\u0430mple.com'],
  ['a full-width sign', 'ada\uff20example.com'],
  ['a space without width', 'a\u200bda@example.com'],
];

let ada: Buyer;
beforeEach(async () => {
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});

const setNames = (text: string) => {
  const name = { firstName: text, lastName: text };
  const body = {
    ...name,
    countryCode: 'CA',
    dateOfBirth: '1985-12',
    gender: 'FEMALE' as const,
    postalCode: 'M5V 2T6',
  };
  return server.call('updateProfile', { token: ada.token, body });
};

/** Pays with a text in each field that a buyer fills in. */
async function payWith(text: string) {
  const { eventId, shirt, standing } = await buildSale(server.database);
  const label = { 'en-US': 'Name on the shirt' };
  const question = {
    questionId: 'shirt',
    kind: 'text' as const,
    label,
    required: true,
    per: 'order' as const,
  };
  await server.database.query
    .updateTable('event')
    .set({ questions: toJson(questionsForm.write({ questions: [question] })) })
    .where('eventId', '=', eventId)
    .execute();
  const lines = [line('a', standing, 1), line('b', shirt, 1, { fulfilment: 'SHIPPING' })];
  const { body: cart } = await checkout(server, ada, eventId, lines);
  const { paymentMethodId } = await storeCard(server, ada);
  const body = {
    shippingAddress: { country: 'CA', fullName: text, address: text, unit: text, googlePlaceId: text },
    invoiceTo: { name: text, taxNumber: text },
    answers: [{ questionId: 'shirt', answer: text }],
  };
  return { body, answer: await pay(server, ada, cart, paymentMethodId, { body }) };
}

/** Types a text as the name on a card. */
async function nameCard(text: string) {
  const { paymentMethodId } = await storeCard(server, ada);
  const body = { paymentMethodId, nameOnCard: text };
  return server.call('updatePaymentMeans', { token: ada.token, body });
}

/** Types a text into each field of a request for a demo. */
async function askForDemo(text: string) {
  const body = {
    name: text,
    company: text,
    email: 'ada@example.com',
    country: 'CA',
    attendance: ['LIVE_ATTENDANCE' as const],
  };
  return server.call('requestDemo', { body });
}

describe('a text that a fan types [BI-05]', () => {
  it.each(texts)('comes back in a profile as it was typed: %s', async (_name, text) => {
    expect((await setNames(text)).status).toBe(200);
    const { body } = await server.call('getProfile', { token: ada.token });
    expect([body.firstName, body.lastName]).toEqual([text, text]);
  });

  it.each(texts)('comes back in an order as it was typed: %s', async (_name, text) => {
    const { body, answer } = await payWith(text);
    expect(answer.error).toBeUndefined();
    const { orderId } = answer.body;
    const order = (await server.call('getOrder', { token: ada.token, query: { orderId } })).body;
    expect(order.shippingAddress).toEqual(body.shippingAddress);
    expect(order.invoiceTo).toEqual(body.invoiceTo);
    expect(order.answers?.map((each) => each.answer)).toEqual([text]);
  });

  it.each(texts)('comes back on a card as it was typed: %s', async (_name, text) => {
    expect((await nameCard(text)).error).toBeUndefined();
    const { body } = await server.call('listPaymentMeans', { token: ada.token, query: {} });
    expect(body.paymentMeans.map(({ nameOnCard }) => nameOnCard)).toEqual([text]);
  });

  it.each(texts)('is kept in a request for a demo as it was typed: %s', async (_name, text) => {
    expect((await askForDemo(text)).error).toBeUndefined();
    const kept = server.database.query.selectFrom('demoRequest').select(['name', 'company']);
    expect(await kept.execute()).toContainEqual({ name: text, company: text });
  });

  it.each(unstorable)('is refused before anything is done with it: %s', async (_name, text) => {
    expect((await setNames(text)).error?.code).toBe('invalidRequest');
    expect((await payWith(text)).answer.error?.code).toBe('invalidRequest');
    expect((await nameCard(text)).error?.code).toBe('invalidRequest');
    expect((await askForDemo(text)).error?.code).toBe('invalidRequest');
  });
});

describe('an e-mail address that looks like another [BI-05]', () => {
  it.each(lookalikes)('is refused: %s', async (_name, emailAddress) => {
    const { error } = await server.call('subscribeNewsletter', { body: { emailAddress } });
    expect(error?.code).toBe('invalidRequest');
  });
});
