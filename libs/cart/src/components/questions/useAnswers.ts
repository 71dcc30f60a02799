import { useState } from 'react';
import type { Cart, EventQuestion, QuestionAnswer } from '@foyer/contract';
import { errorCodeOf, errorDetailsOf } from '@foyer/api-client';
import { createKeptValues } from '@foyer/ui-kit/forms';
import {
  answersOf,
  missingFields,
  questionFields,
  tokensOf,
  type QuestionField,
  type TypedAnswers,
} from '../../model/cart/questionAnswers.ts';

export interface Answers {
  fields: readonly QuestionField[];
  typed: TypedAnswers;
  type: (name: string, answer: string) => void;
  /** Names of the fields to mark: missing when Pay was pressed, or refused by the server. */
  wrong: readonly string[];
  /** Counts the presses of Pay that marked a field; each moves the focus to the first. */
  refusals: number;
  /** Returns what goes with a payment; `undefined` after it has marked what is missing. */
  prepare: () => { answers?: QuestionAnswer[] } | undefined;
  /** Marks the fields that the server refused; any other error changes nothing. */
  refuse: (error: unknown) => void;
}

const none: readonly EventQuestion[] = [];

/** Manages the answers to an event's questions at checkout. Typed answers survive a reload, as in every form. */
export function useAnswers(cart: Cart, questions: readonly EventQuestion[] = none): Answers {
  const [kept] = useState(() => createKeptValues({ key: `questions-${cart.eventId}` }));
  const [typed, setTyped] = useState<TypedAnswers>(() => kept.read() as TypedAnswers);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const fields = questionFields(questions, tokensOf(cart));
  const mark = (names: readonly string[]): void => {
    setWrong(names);
    if (names.length > 0) setRefusals((count) => count + 1);
  };
  return {
    fields,
    typed,
    type: (name, answer) => {
      const next = { ...typed, [name]: answer };
      kept.write(next);
      setTyped(next);
      setWrong(wrong.filter((each) => each !== name));
    },
    wrong,
    refusals,
    prepare: () => {
      const missing = missingFields(fields, typed);
      mark(missing);
      if (missing.length > 0) return undefined;
      const answers = answersOf(fields, typed);
      return answers.length > 0 ? { answers } : {};
    },
    refuse: (error) => {
      const { fields: refused } = errorDetailsOf(error);
      if (errorCodeOf(error) === 'invalidAnswers' && Array.isArray(refused)) mark(refused.map(String));
    },
  };
}
