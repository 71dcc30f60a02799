import type {
  Gender,
  Locale,
  Profile,
  ProfilePictureVerificationStatus,
  UserAuthenticationState,
} from '@foyer/contract';
import { countryName } from '../../../platform/geo/countries.ts';
import { photoUrl } from './photoUrl.ts';
import type { AccountRow } from './accountRepository.ts';

/** A profile is complete when all six details are filled [I3.14]. */
export const isComplete = (row: AccountRow): boolean =>
  [row.first_name, row.last_name, row.date_of_birth, row.gender, row.country_code, row.postal_code].every(
    (detail) => detail !== null && detail !== '',
  );

/** Presents an account to its owner; the country's name is localized. */
export function presentProfile(row: AccountRow, locale: Locale): Profile {
  const complete = isComplete(row);
  return {
    globalUserId: row.user_id,
    emailAddress: row.email_address,
    userAuthenticationState: row.state as UserAuthenticationState,
    userLocale: row.user_locale as Locale,
    eventReady: complete && row.state === 'EMAIL_VERIFIED',
    complete,
    ...(row.first_name === null ? {} : { firstName: row.first_name }),
    ...(row.last_name === null ? {} : { lastName: row.last_name }),
    ...(row.date_of_birth === null ? {} : { dateOfBirth: row.date_of_birth }),
    ...(row.gender === null ? {} : { gender: row.gender as Gender }),
    ...(row.postal_code === null ? {} : { postalCode: row.postal_code }),
    ...(row.country_code === null
      ? {}
      : { countryCode: row.country_code, country: countryName(row.country_code, locale) }),
    ...(row.photo_key === null
      ? {}
      : {
          profilePictureUrl: photoUrl(row.photo_key),
          profilePictureVerificationStatus: row.photo_status as ProfilePictureVerificationStatus,
        }),
    ...(row.tokens_frozen_at === null ? {} : { tokensFrozenAt: row.tokens_frozen_at.toISOString() }),
  };
}
