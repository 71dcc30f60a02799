import { buildCart, buildCartLine } from '../../testing/buildCart.ts';
import { buildQuestions } from '../../testing/buildQuestions.ts';
import { answersOf, missingFields, questionFields, tokensOf } from './questionAnswers.ts';

const fields = questionFields(buildQuestions(), 2);

describe('questionFields', () => {
  it('asks once for the order, or for each token', () => {
    expect(fields.map(({ name, number }) => [name, number])).toEqual([
      ['club', undefined],
      ['size.1', 1],
      ['size.2', 2],
      ['first', undefined],
    ]);
    const extra = buildCartLine({ category: 'MERCHANDISE' });
    const table = buildCartLine({ quantity: 1, tokensEach: 8 });
    expect(tokensOf(buildCart({ lines: [buildCartLine(), extra, table] }))).toBe(10);
  });

  it('names what is required and has no answer', () => {
    expect(missingFields(fields, {})).toEqual(['size.1', 'size.2', 'first']);
    expect(missingFields(fields, { 'size.1': 'small', 'size.2': ' ', first: 'no' })).toEqual(['size.2']);
  });

  it('answers what is asked alone, without blanks', () => {
    const typed = { club: '  ', 'size.1': 'small', 'size.3': 'large', first: ' yes ' };
    expect(answersOf(fields, typed)).toEqual([
      { questionId: 'size', number: 1, answer: 'small' },
      { questionId: 'first', answer: 'yes' },
    ]);
  });
});
