import type { EventQuestion, QuestionAnswer } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { toJson } from '../../../platform/database/toJson.ts';
import { questionsForm, type StoredQuestion } from '../../../sale/question/questionForms.ts';
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
let sale: SaleFixture;
let ada: Buyer;

const words = (english: string, french: string) => ({ 'en-US': english, 'fr-CA': french });
const size: StoredQuestion = {
  questionId: 'size',
  kind: 'choice',
  label: words('Shirt size', 'Taille'),
  required: true,
  per: 'token',
  choices: [
    { choiceId: 'small', label: words('Small', 'Petit') },
    { choiceId: 'large', label: words('Large', 'Grand') },
  ],
};
const diet: StoredQuestion = {
  questionId: 'diet',
  kind: 'text',
  label: words('What don’t you eat?', 'Que ne mangez-vous pas?'),
  required: false,
  per: 'order',
};

beforeEach(async () => {
  sale = await buildSale(server.database);
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  await server.database.query
    .updateTable('event')
    .set({ questions: toJson(questionsForm.write({ questions: [size, diet] })) })
    .where('eventId', '=', sale.eventId)
    .execute();
});

const sizes = (...answers: string[]): QuestionAnswer[] =>
  answers.map((answer, at) => ({ questionId: 'size', number: at + 1, answer }));

async function payWith(answers?: QuestionAnswer[]) {
  const cart = await checkout(server, ada, sale.eventId, [
    line('a', sale.seated, 2),
    line('b', sale.shirt, 1),
  ]);
  const card = await storeCard(server, ada);
  return pay(server, ada, cart.body, card.paymentMethodId, { body: answers ? { answers } : {} });
}
const storedAnywhere = async (text: string): Promise<number> => {
  const { query } = server.database;
  const orders = await query
    .selectFrom('purchaseOrder')
    .select('answers')
    .where('userId', '=', ada.userId)
    .execute();
  const payments = await query
    .selectFrom('payment')
    .select('sale')
    .where('userId', '=', ada.userId)
    .execute();
  return [...orders, ...payments].filter((row) => JSON.stringify(row).includes(text)).length;
};

describe('the questions of an event', () => {
  it('are part of its profile, in the order and words of the reader', async () => {
    const query = { eventId: sale.eventId };
    const { body } = await server.call('getEventProfile', { query, headers: { 'accept-language': 'fr-CA' } });
    const asked: EventQuestion[] = body.questions ?? [];
    expect(asked.map(({ questionId, label }) => [questionId, label])).toEqual([
      ['size', 'Taille'],
      ['diet', 'Que ne mangez-vous pas?'],
    ]);
    expect(asked[0]?.choices?.map(({ label }) => label)).toEqual(['Petit', 'Grand']);
  });

  it('must be answered before anything is charged: for each token, and from the list', async () => {
    const missing = await payWith();
    expect(missing.error).toMatchObject({
      code: 'invalidAnswers',
      details: { fields: ['size.1', 'size.2'] },
    });
    const wrong = await payWith(sizes('small', 'huge'));
    expect(wrong.error).toMatchObject({ code: 'invalidAnswers', details: { fields: ['size.2'] } });
    const payments = server.database.query.selectFrom('payment').select('paymentId');
    expect(await payments.where('userId', '=', ada.userId).execute()).toEqual([]);
  });

  it('stay on the receipt with the answers, in the words of the purchase', async () => {
    const paid = await payWith([...sizes('small', 'large'), { questionId: 'diet', answer: 'Pecans' }]);
    expect(paid.error).toBeUndefined();
    const { orderId } = paid.body;
    const expected = [
      { questionId: 'size', kind: 'choice', label: 'Shirt size', number: 1, answer: 'Small' },
      { questionId: 'size', kind: 'choice', label: 'Shirt size', number: 2, answer: 'Large' },
      { questionId: 'diet', kind: 'text', label: 'What don’t you eat?', answer: 'Pecans' },
    ];
    expect(paid.body.answers).toEqual(expected);
    await server.database.query
      .updateTable('event')
      .set({ questions: null })
      .where('eventId', '=', sale.eventId)
      .execute();
    const again = await server.call('getOrder', { token: ada.token, query: { orderId } });
    expect(again.body.answers).toEqual(expected);
  });

  it('are answered in the mail of the receipt, in its plain text and its HTML', async () => {
    await payWith([...sizes('small', 'large'), { questionId: 'diet', answer: '<b>Pecans</b>' }]);
    const [mail] = await server.mails();
    for (const line of ['Your answers', 'Pass 1: Shirt size: Small', 'Pass 2: Shirt size: Large'])
      for (const body of [mail!.textBody, mail!.htmlBody]) expect(body).toContain(line);
    expect(mail!.textBody).toContain('What don’t you eat?: <b>Pecans</b>');
    expect(mail!.htmlBody).toContain('&lt;b&gt;Pecans');
  });

  it('are exported with the order, and the answers forgotten with the account [PV-05]', async () => {
    const paid = await payWith([...sizes('small', 'large'), { questionId: 'diet', answer: 'Pecans' }]);
    const exported = await server.call('exportUserData', { token: ada.token });
    expect(exported.body.orders[0]?.answers).toEqual(paid.body.answers);
    expect(await storedAnywhere('Pecans')).toBe(2);
    await inTransaction(server.database, (tx, now) => forgetBuyer(tx, server.platform, ada.userId, now));
    expect(await storedAnywhere('Pecans')).toBe(0);
  });
});
