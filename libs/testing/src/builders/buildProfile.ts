import type { Profile } from '@foyer/contract';

/** A verified fan whose profile is complete. */
export const buildProfile = (overrides: Partial<Profile> = {}): Profile => ({
  globalUserId: '01936f5e-7c00-7000-8000-0000000000aa',
  emailAddress: 'fan@example.com',
  firstName: 'Ada',
  lastName: 'Tremblay',
  dateOfBirth: '1994-05-17',
  gender: 'FEMALE',
  countryCode: 'CA',
  country: 'Canada',
  postalCode: 'H2X 1Y4',
  userAuthenticationState: 'EMAIL_VERIFIED',
  userLocale: 'en-CA',
  eventReady: true,
  complete: true,
  ...overrides,
});
