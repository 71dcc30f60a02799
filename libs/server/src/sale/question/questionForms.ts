import type { AnsweredQuestion, EventQuestion, QuestionChoice } from '@foyer/contract';
import { storedForm, type StoredJson } from '../../platform/database/storedForm.ts';

/** Question as it is stored with its event, with texts by locale. */
export type StoredQuestion = Omit<EventQuestion, 'label' | 'choices'> & {
  label: unknown;
  choices?: (Omit<QuestionChoice, 'label'> & { label: unknown })[];
};

/** Stored form of an event's questions, in order. */
export const questionsForm = storedForm<{ questions: StoredQuestion[] }>();

/**
 * Stored form of a buyer's answers with the questions as worded then: a receipt stays true when the questions change.
 */
export const answersForm = storedForm<{ answers: AnsweredQuestion[] }>();

/** Reads the questions of an event; most have none. */
export const readQuestions = (stored: StoredJson | null): readonly StoredQuestion[] =>
  stored ? questionsForm.read(stored).questions : [];
