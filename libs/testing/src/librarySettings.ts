import type { Profile } from '@foyer/contract';
import { buildConfiguration } from './builders/buildConfiguration.ts';
import type { StageSettings } from './FeatureStage.tsx';
import type { MockAnswers } from './mockApi.ts';
import { textsIn } from './texts/textsIn.ts';

/** Settings of one test or story, beside its answers. */
export interface StageOptions extends Omit<Partial<StageSettings>, 'answers'> {
  /** Signed-in user. */
  fan?: Profile;
}

/** What all tests and stories of a library share. */
interface LibraryStage extends Omit<StageSettings, 'texts' | 'locale'> {
  /** Namespaces of `locales/` that its pages show. */
  namespaces: readonly string[];
}

/** Makes the stage settings of a library: `const cartSettings = librarySettings({ namespaces: ['cart'], … });` */
export const librarySettings =
  ({ namespaces, answers: usual, ...library }: LibraryStage) =>
  (answers: MockAnswers = {}, { fan, locale = 'en-US', ...options }: StageOptions = {}): StageSettings => ({
    locale,
    texts: textsIn(locale, namespaces),
    ...library,
    ...(fan ? { token: 'token-of-a-test' } : {}),
    ...options,
    answers: {
      getConfiguration: buildConfiguration(),
      ...usual,
      ...(fan ? { getProfile: fan } : {}),
      ...answers,
    },
  });
