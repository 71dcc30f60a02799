import { sql } from 'kysely';
import type {
  Gender,
  Locale,
  Profile,
  ProfilePictureVerificationStatus,
  UserAuthenticationState,
} from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { countryName } from '../../../platform/geo/countries.ts';
import type { AccountRow } from './accountRepository.ts';

/** Returns the photo's path. The key has 256 random bits, so the path can't be guessed [I3.08]. */
const photoUrl = (photoKey: string): string => `/photos/${photoKey}.jpg`;

/** A profile is complete when all six details are filled [I3.14]. */
export const isComplete = (row: AccountRow): boolean =>
  [row.firstName, row.lastName, row.dateOfBirth, row.gender, row.countryCode, row.postalCode].every(
    (detail) => detail !== null && detail !== '',
  );

/** Presents an account to its owner, with the roles that the menu leads to. */
export async function presentAccount(db: Queryable, row: AccountRow, locale: Locale): Promise<Profile> {
  const { rows } = await sql<{ isPromoter: boolean; isOrganiser: boolean }>`
    select exists(select from promoter_engagement where user_id = ${row.userId}) as is_promoter,
      exists(select from client_member where user_id = ${row.userId}) as is_organiser`.execute(db);
  const [{ isPromoter, isOrganiser }] = rows as [(typeof rows)[0]];
  return {
    ...presentProfile(row, locale),
    ...(isPromoter ? { isPromoter } : {}),
    ...(isOrganiser ? { isOrganiser } : {}),
  };
}

/** Presents an account as it is stored; the country's name is localized. */
export function presentProfile(row: AccountRow, locale: Locale): Profile {
  const complete = isComplete(row);
  return {
    globalUserId: row.userId,
    emailAddress: row.emailAddress,
    userAuthenticationState: row.state as UserAuthenticationState,
    userLocale: row.userLocale as Locale,
    eventReady: complete && row.state === 'EMAIL_VERIFIED',
    complete,
    ...(row.firstName === null ? {} : { firstName: row.firstName }),
    ...(row.lastName === null ? {} : { lastName: row.lastName }),
    ...(row.dateOfBirth === null ? {} : { dateOfBirth: row.dateOfBirth }),
    ...(row.gender === null ? {} : { gender: row.gender as Gender }),
    ...(row.postalCode === null ? {} : { postalCode: row.postalCode }),
    ...(row.countryCode === null
      ? {}
      : { countryCode: row.countryCode, country: countryName(row.countryCode, locale) }),
    ...(row.photoKey === null
      ? {}
      : {
          profilePictureUrl: photoUrl(row.photoKey),
          profilePictureVerificationStatus: row.photoStatus as ProfilePictureVerificationStatus,
        }),
    ...(row.tokensFrozenAt === null ? {} : { tokensFrozenAt: row.tokensFrozenAt.toISOString() }),
  };
}
