import type { AnsweredQuestion, EventQuestion, QuestionAnswer } from '@foyer/contract';
import { failure } from '../../platform/http/answers/failure.ts';

/** One asking of a question: for the order, or for one {product} of it. */
interface Asking {
  question: EventQuestion;
  number?: number;
}

/** Names a field as the buyer's page does: `diet`, or `diet.2` for the second {product}. */
const fieldOf = (questionId: string, number: number | undefined): string =>
  number === undefined ? questionId : `${questionId}.${number}`;

const askingsOf = (question: EventQuestion, tokens: number): Asking[] =>
  question.per === 'order'
    ? [{ question }]
    : Array.from({ length: tokens }, (_unused, at) => ({ question, number: at + 1 }));

/** Returns the words of an answer; undefined for one that the question does not allow. */
function wordsOf({ kind, choices = [] }: EventQuestion, answer: string): string | undefined {
  if (kind === 'choice') return choices.find(({ choiceId }) => choiceId === answer)?.label;
  if (kind === 'yesNo' && answer !== 'yes' && answer !== 'no') return undefined;
  return answer;
}

/**
 * Checks the answers to an event's questions.
 * @param tokens {product} of the order
 * @returns the answers to store, each with its question in the buyer's language
 * @throws invalidAnswers with the fields: missing though required, not of the list, or without a question
 */
export function checkAnswers(
  questions: readonly EventQuestion[],
  answers: readonly QuestionAnswer[],
  tokens: number,
): AnsweredQuestion[] {
  const given = new Map(answers.map((each) => [fieldOf(each.questionId, each.number), each.answer.trim()]));
  const wrong: string[] = [];
  const checked = questions
    .flatMap((question) => askingsOf(question, tokens))
    .flatMap(({ question, number }): AnsweredQuestion[] => {
      const { questionId, kind, label, required } = question;
      const field = fieldOf(questionId, number);
      const answer = given.get(field) ?? '';
      given.delete(field);
      if (answer === '' && !required) return [];
      const words = answer === '' ? undefined : wordsOf(question, answer);
      if (words === undefined) wrong.push(field);
      return words === undefined
        ? []
        : [{ questionId, kind, label, ...(number === undefined ? {} : { number }), answer: words }];
    });
  wrong.push(...given.keys());
  if (wrong.length > 0) throw failure('invalidAnswers', { fields: wrong });
  return checked;
}
