import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { createServerTexts } from '../../../platform/texts/serverTexts.ts';
import { changeLines, findOffer, tellRefusal } from './windowAnswers.ts';

const at = '2026-03-02T12:00:00.000Z';
const money = (amount: number) => ({ amount, currency: 'CAD' });
const offerGroupId = 'floor-1';

it('lists who changed what, when and why', () => {
  const [changedAt, reason] = [at, 'The hall is smaller'];
  const [member, operator] = [
    { by: 'Olga Ivers', isOperator: false },
    { by: 'opal', isOperator: true },
  ];
  expect(
    changeLines([
      { change: 'export', changedAt, ...operator, exported: 7 },
      { change: 'stock', changedAt, ...member, reason, stock: { offerGroupId, before: 2, after: 1 } },
      {
        ...{ change: 'minimum', changedAt, by: '', isOperator: false, reason },
        minimum: { offerGroupId, before: money(5_000), after: money(6_000) },
      },
      { change: 'close', changedAt, ...operator, reason, time: { before: '21:00', after: '20:00' } },
    ]),
  ).toEqual([
    `  ${at} export 7 lines by operator opal`,
    `  ${at} stock 2 -> 1 by Olga Ivers: ${reason}`,
    `  ${at} minimum CA$50.00 -> CA$60.00 by a deleted account: ${reason}`,
    `  ${at} close 21:00 -> 20:00 by operator opal: ${reason}`,
  ]);
});

it('finds an offer by its name or id', () => {
  const offers = [{ offerGroupId, name: 'Floor' }];
  expect([findOffer(offers, 'Floor'), findOffer(offers, offerGroupId)]).toEqual([offerGroupId, offerGroupId]);
  expect(() => findOffer(offers, 'Balcony')).toThrow('Name one of the offers: Floor.');
});

it('words a refusal as the API does', async () => {
  const texts = createServerTexts(defaultConfig.product);
  const refusal = failure('stockNotAvailable', { minimum: 0, maximum: 1_200 });
  await expect(tellRefusal({ texts }, Promise.reject(refusal))).rejects.toThrow(
    'Choose a number from 0 to 1,200.',
  );
  await expect(tellRefusal({ texts }, Promise.reject(failure('notFound')))).rejects.toThrow(
    'This event has none',
  );
});
