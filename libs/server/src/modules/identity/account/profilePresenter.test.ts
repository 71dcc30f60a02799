import { presentProfile } from './profilePresenter.ts';
import type { AccountRow } from './accountRepository.ts';

const now = new Date('2027-01-01T00:00:00Z');
const row = (overrides: Partial<AccountRow> = {}): AccountRow => ({
  userId: '01936f5e-7c00-7000-8000-0000000000aa',
  emailAddress: 'ada@foyer.example',
  passwordHash: '$argon2id$test',
  firstName: 'Ada',
  lastName: 'Tremblay',
  dateOfBirth: '1990-04-12',
  gender: 'FEMALE',
  countryCode: 'CA',
  postalCode: 'H2X 1Y4',
  userLocale: 'fr-CA',
  state: 'EMAIL_VERIFIED',
  version: 1,
  isPartial: false,
  photoKey: null,
  photoStatus: null,
  tokensFrozenAt: null,
  deletedAt: null,
  termsAgreedAt: now,
  createdAt: now,
  updatedAt: now,
  ...overrides,
});

describe('presentProfile', () => {
  it('tells everything that a profile is, and nothing that only the server may know [I3.01, I3.02, I3.03, I3.05, I3.07, I3.11]', () => {
    expect(presentProfile(row(), 'fr-CA')).toEqual({
      globalUserId: '01936f5e-7c00-7000-8000-0000000000aa',
      emailAddress: 'ada@foyer.example',
      firstName: 'Ada',
      lastName: 'Tremblay',
      dateOfBirth: '1990-04-12',
      gender: 'FEMALE',
      countryCode: 'CA',
      country: 'Canada',
      postalCode: 'H2X 1Y4',
      userLocale: 'fr-CA',
      userAuthenticationState: 'EMAIL_VERIFIED',
      complete: true,
      eventReady: true,
    });
  });

  it.each([
    ['a verified address and all six details', {}, true],
    ['no verified address', { state: 'EMAIL_UNVERIFIED' }, false],
    ['a black-listed account', { state: 'BLACK_LISTED' }, false],
    ['no postal code', { postalCode: null }, false],
    ['no birth date', { dateOfBirth: null }, false],
  ])('is ready for events, or not, with %s [I3.06, I3.14]', (_name, overrides, isReady) => {
    expect(presentProfile(row(overrides), 'en-US').eventReady).toBe(isReady);
  });

  it('names the photo by its address, with its status; none without one [I3.08]', () => {
    const photo = { photoKey: 'k'.repeat(43), photoStatus: 'VERIFIED' };
    expect(presentProfile(row(photo), 'en-US')).toMatchObject({
      profilePictureUrl: `/photos/${'k'.repeat(43)}.jpg`,
      profilePictureVerificationStatus: 'VERIFIED',
    });
    expect(presentProfile(row(), 'en-US')).not.toHaveProperty('profilePictureUrl');
  });
});
