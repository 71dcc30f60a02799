import { storyOnStage, type MockAnswers, type StageSettings } from '@foyer/testing';
import { tokenSettings } from './tokenSettings.ts';

/** Story decorator: a fan who owns {product}. */
export const onTokens = (answers: MockAnswers = {}, more: Omit<Partial<StageSettings>, 'answers'> = {}) =>
  storyOnStage((locale) => tokenSettings(answers, { locale, ...more }));
