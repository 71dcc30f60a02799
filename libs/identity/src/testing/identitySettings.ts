import type { AuthenticatedProfile, Profile } from '@foyer/contract';
import { buildProfile, countryList, librarySettings } from '@foyer/testing';
import { sessionSlice } from '../session/identitySlice.ts';

/** Builds a session answer for a profile. */
export const buildSession = (profile: Profile = buildProfile()): AuthenticatedProfile => ({
  authToken: 'token-of-a-test',
  needsEmailVerification: profile.userAuthenticationState === 'EMAIL_UNVERIFIED',
  profile,
});

/** Stage with this library's texts and slice, and the answers that every form needs. */
export const identitySettings = librarySettings({
  namespaces: ['identity', 'shell'],
  slices: (tokens) => [sessionSlice(tokens)],
  answers: { listCountries: countryList },
});
