import type { Cart, EventQuestion, QuestionAnswer } from '@foyer/contract';

/** One asking of a question, for the order or for one {product}. Its name is the field that the server refuses. */
export interface QuestionField {
  name: string;
  question: EventQuestion;
  /** Which {product}, from 1; absent where it is asked once. */
  number?: number;
}
/** Typed answers by the name of their field. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** Counts the {product} that a cart brings. */
export const tokensOf = ({ lines }: Pick<Cart, 'lines'>): number =>
  lines.reduce(
    (sum, { category, quantity, tokensEach = 1 }) =>
      category === 'EVENT_ACCESS' ? sum + quantity * tokensEach : sum,
    0,
  );

/** Lists the questions to answer, one entry each. */
export const questionFields = (questions: readonly EventQuestion[], tokens: number): QuestionField[] =>
  questions.flatMap((question): QuestionField[] =>
    question.per === 'order'
      ? [{ name: question.questionId, question }]
      : Array.from({ length: tokens }, (_unused, at) => ({
          name: `${question.questionId}.${at + 1}`,
          question,
          number: at + 1,
        })),
  );

const typedIn = (typed: TypedAnswers, name: string): string => typed[name]?.trim() ?? '';

/** Returns the names of the required fields without an answer. */
export const missingFields = (fields: readonly QuestionField[], typed: TypedAnswers): string[] =>
  fields
    .filter(({ name, question }) => question.required && typedIn(typed, name) === '')
    .map(({ name }) => name);

/** Returns the answers to send: only those to questions that are asked now. */
export const answersOf = (fields: readonly QuestionField[], typed: TypedAnswers): QuestionAnswer[] =>
  fields.flatMap(({ name, question: { questionId }, number }) => {
    const answer = typedIn(typed, name);
    return answer === '' ? [] : [{ questionId, ...(number === undefined ? {} : { number }), answer }];
  });
