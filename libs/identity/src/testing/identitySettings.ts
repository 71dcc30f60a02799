import type { AuthenticatedProfile, Profile, PublicConfiguration } from '@foyer/contract';
import type { MockAnswers, StageSettings } from '@foyer/testing';
// eslint-disable-next-line @nx/enforce-module-boundaries -- texts lie at the root of the workspace; only tests and stories read them from here
import texts from '../../../../locales/en-US/identity.json';
import { sessionSlice } from '../session/identitySlice.ts';
import { buildProfile } from './buildProfile.ts';

/** What the deployment of a stage says. */
export const configuration: PublicConfiguration = {
  product: { one: 'Pass', other: 'Passes' },
  productAddress: 'Pass',
  sandbox: true,
  payOrigin: 'http://pay.localhost:4200',
  holdSeconds: 600,
  maxPerEvent: 8,
  successMs: 300,
  resetMs: 200,
  profileRefreshMs: 100,
  emailAvailabilityCacheMs: 300_000,
  searchThrottleMs: 250,
  minimumSignUpAge: 13,
  maximumAge: 120,
  minimumPasswordLength: 8,
  currencies: ['USD'],
};

/** What opens a session, for a profile. */
export const buildSession = (profile: Profile = buildProfile()): AuthenticatedProfile => ({
  authToken: 'token-of-a-test',
  needsEmailVerification: profile.userAuthenticationState === 'EMAIL_UNVERIFIED',
  profile,
});

/** A stage with the texts and the slice of this library, and the answers that every form needs. */
export const identitySettings = (
  answers: MockAnswers = {},
  more: Omit<Partial<StageSettings>, 'answers'> = {},
): StageSettings => ({
  texts: { identity: texts },
  slices: (tokens) => [sessionSlice(tokens)],
  ...more,
  answers: {
    getConfiguration: configuration,
    listCountries: {
      countries: [
        { id: 124, countryCodeISO2: 'CA', countryName: 'Canada' },
        { id: 840, countryCodeISO2: 'US', countryName: 'United States' },
      ],
    },
    ...answers,
  },
});
