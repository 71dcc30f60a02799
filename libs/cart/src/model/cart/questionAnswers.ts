import type { Cart, EventQuestion, QuestionAnswer } from '@foyer/contract';

/**
 * One instance of a question, for the order or for one {product}. Its name is the field name in the server's errors.
 */
export interface QuestionField {
  name: string;
  question: EventQuestion;
  /** Number of the {product}, from 1; absent for a question about the order. */
  number?: number;
}
/** Typed answers by field name. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** Counts the {product} in a cart. */
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

/** Returns the answers to send: only those to current questions. */
export const answersOf = (fields: readonly QuestionField[], typed: TypedAnswers): QuestionAnswer[] =>
  fields.flatMap(({ name, question: { questionId }, number }) => {
    const answer = typedIn(typed, name);
    return answer === '' ? [] : [{ questionId, ...(number === undefined ? {} : { number }), answer }];
  });
