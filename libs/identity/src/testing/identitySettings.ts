import type { AuthenticatedProfile, Profile } from '@foyer/contract';
import { buildConfiguration, buildProfile, type MockAnswers, type StageSettings } from '@foyer/testing';
import { identityTexts, frameTexts } from './identityTexts.ts';
import { sessionSlice } from '../session/identitySlice.ts';

/** Builds a session answer for a profile. */
export const buildSession = (profile: Profile = buildProfile()): AuthenticatedProfile => ({
  authToken: 'token-of-a-test',
  needsEmailVerification: profile.userAuthenticationState === 'EMAIL_UNVERIFIED',
  profile,
});

/** Stage with this library's texts and slice, and the answers that every form needs. */
export const identitySettings = (
  answers: MockAnswers = {},
  more: Omit<Partial<StageSettings>, 'answers'> = {},
): StageSettings => ({
  texts: {
    identity: identityTexts[more.locale ?? 'en-US'] ?? {},
    shell: frameTexts[more.locale ?? 'en-US'] ?? {},
  },
  slices: (tokens) => [sessionSlice(tokens)],
  ...more,
  answers: {
    getConfiguration: buildConfiguration(),
    listCountries: {
      countries: [
        { id: 124, countryCodeISO2: 'CA', countryName: 'Canada' },
        { id: 840, countryCodeISO2: 'US', countryName: 'United States' },
      ],
    },
    ...answers,
  },
});
