import { storyOnStage, type MockAnswers, type StageSettings } from '@foyer/testing';
import { promoterSettings } from './promoterSettings.ts';

/** Story decorator: a promoter who sells an event. */
export const onPromoter = (answers: MockAnswers = {}, more: Omit<Partial<StageSettings>, 'answers'> = {}) =>
  storyOnStage((locale) => promoterSettings(answers, { locale, ...more }));
