import { storyOnStage, type MockAnswers, type StageSettings } from '@foyer/testing';
import { tokenSettings } from './tokenSettings.ts';

/** A decorator: the story stands where a fan owns something. */
export const onTokens = (answers: MockAnswers = {}, more: Omit<Partial<StageSettings>, 'answers'> = {}) =>
  storyOnStage((locale) => tokenSettings(answers, { locale, ...more }));
