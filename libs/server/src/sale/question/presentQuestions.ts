import type { EventQuestion, Locale } from '@foyer/contract';
import { inLocale } from '../../platform/texts/inLocale.ts';
import type { StoredQuestion } from './questionForms.ts';

/** Presents the questions of an event in a locale. */
export const presentQuestions = (questions: readonly StoredQuestion[], locale: Locale): EventQuestion[] =>
  questions.map(({ label, choices, ...question }) => ({
    ...question,
    label: inLocale(label, locale),
    ...(choices
      ? { choices: choices.map((each) => ({ choiceId: each.choiceId, label: inLocale(each.label, locale) })) }
      : {}),
  }));
