import type { EventQuestion, QuestionAnswer } from '@foyer/contract';
import { Failure } from '../../platform/http/answers/failure.ts';
import { checkAnswers } from './checkAnswers.ts';

const club: EventQuestion = {
  questionId: 'club',
  kind: 'text',
  label: 'Running club',
  required: false,
  per: 'order',
};
const size: EventQuestion = {
  questionId: 'size',
  kind: 'choice',
  label: 'Shirt size',
  required: true,
  per: 'token',
  choices: [
    { choiceId: 'small', label: 'Small' },
    { choiceId: 'large', label: 'Large' },
  ],
};
const first: EventQuestion = {
  questionId: 'first',
  kind: 'yesNo',
  label: 'First time?',
  required: true,
  per: 'order',
};
const sizes = (...answers: string[]): QuestionAnswer[] =>
  answers.map((answer, at) => ({ questionId: 'size', number: at + 1, answer }));

function fieldsRefused(questions: EventQuestion[], answers: QuestionAnswer[], tokens = 2): unknown {
  try {
    checkAnswers(questions, answers, tokens);
  } catch (error) {
    if (error instanceof Failure) return [error.code, error.details];
    throw error;
  }
  return undefined;
}
const refused = (...fields: string[]) => ['invalidAnswers', { fields }];

describe('checkAnswers', () => {
  it('keeps each answer with its question, and a choice in its words', () => {
    const answers = [...sizes('small', 'large'), { questionId: 'first', answer: 'no' }];
    expect(checkAnswers([club, size, first], answers, 2)).toEqual([
      { questionId: 'size', kind: 'choice', label: 'Shirt size', number: 1, answer: 'Small' },
      { questionId: 'size', kind: 'choice', label: 'Shirt size', number: 2, answer: 'Large' },
      { questionId: 'first', kind: 'yesNo', label: 'First time?', answer: 'no' },
    ]);
  });

  it('keeps nothing of an optional question without an answer', () => {
    expect(checkAnswers([club], [], 2)).toEqual([]);
    expect(checkAnswers([club], [{ questionId: 'club', answer: '  ' }], 2)).toEqual([]);
    expect(checkAnswers([club], [{ questionId: 'club', answer: ' Harriers ' }], 2)).toMatchObject([
      { answer: 'Harriers' },
    ]);
  });

  it('names what is missing though required, for the order and for each of its tokens', () => {
    expect(fieldsRefused([size, first], sizes('small'))).toEqual(refused('size.2', 'first'));
    expect(fieldsRefused([first], [{ questionId: 'first', answer: ' ' }])).toEqual(refused('first'));
  });

  it('names what is not of the list', () => {
    expect(fieldsRefused([size], sizes('small', 'huge'))).toEqual(refused('size.2'));
    expect(fieldsRefused([first], [{ questionId: 'first', answer: 'maybe' }])).toEqual(refused('first'));
  });

  it('names what was not asked: another question, one token too many, a number for the order', () => {
    expect(fieldsRefused([size], sizes('small', 'small', 'small'))).toEqual(refused('size.3'));
    expect(fieldsRefused([], [{ questionId: 'size', answer: 'small' }])).toEqual(refused('size'));
    expect(fieldsRefused([club], [{ questionId: 'club', number: 1, answer: 'x' }])).toEqual(
      refused('club.1'),
    );
  });

  it('asks nothing for tokens where an order has none', () => {
    expect(checkAnswers([size], [], 0)).toEqual([]);
  });
});
