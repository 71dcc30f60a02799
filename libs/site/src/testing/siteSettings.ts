import type { Profile } from '@foyer/contract';
import { sessionSlice } from '@foyer/identity';
import { buildConfiguration, type MockAnswers, type StageSettings } from '@foyer/testing';
import { siteTexts } from './siteTexts.ts';

export interface SiteSettings extends Omit<Partial<StageSettings>, 'answers'> {
  /** Signed-in user. */
  fan?: Profile;
}

/** Stage with this library's texts and the session. */
export const siteSettings = (
  answers: MockAnswers = {},
  { fan, locale = 'en-US', ...settings }: SiteSettings = {},
): StageSettings => ({
  locale,
  texts: siteTexts[locale] ?? {},
  slices: (tokens) => [sessionSlice(tokens)],
  ...(fan ? { token: 'token-of-a-test' } : {}),
  ...settings,
  answers: { getConfiguration: buildConfiguration(), ...(fan ? { getProfile: fan } : {}), ...answers },
});
