import { storyOnStage, type MockAnswers, type StageSettings } from '@foyer/testing';
import { ProfileWatch } from '../session/ProfileWatch.tsx';
import { identitySettings } from './identitySettings.ts';

/** A decorator: the story stands where a visitor is, or a fan with a token. */
export const onIdentity = (answers: MockAnswers = {}, more: Omit<Partial<StageSettings>, 'answers'> = {}) =>
  storyOnStage((locale) => identitySettings(answers, { locale, ...more }));

/** A page of somebody whose profile is kept fresh, as the frame of an app does. */
export const withProfile = (page: React.ReactNode) => () => (
  <>
    <ProfileWatch />
    {page}
  </>
);
