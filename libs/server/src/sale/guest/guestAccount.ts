import type { Locale, UserAuthenticationState } from '@foyer/contract';
import type { Selectable } from 'kysely';
import type { UserAccountTable } from '../../platform/database/databaseSchema.gen.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { JobOf } from '../../platform/outbox/jobOf.ts';
import type { Platform } from '../../platform/platform.ts';

type AccountRow = Selectable<UserAccountTable>;

/** Known data of an invited user before the account is finished. */
export interface PartialAccount {
  userId: string;
  emailAddress: string;
  userLocale: Locale;
  details: Partial<
    Pick<AccountRow, 'firstName' | 'lastName' | 'dateOfBirth' | 'gender' | 'countryCode' | 'postalCode'>
  >;
}

/** @returns undefined when the address already has an account, finished or not */
export const insertPartialAccount = (
  tx: TransactionScope,
  { userId, emailAddress, userLocale, details }: PartialAccount,
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .insertInto('userAccount')
    .values({
      ...details,
      userId,
      emailAddress,
      userLocale,
      state: 'EMAIL_UNVERIFIED' satisfies UserAuthenticationState,
      isPartial: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('emailAddress').doNothing())
    .returningAll()
    .executeTakeFirst();

export interface InvitedGuest {
  userId: string;
  /** Host of the organisation's site where it was bought; null for the main site. */
  siteHost: string | null;
  /** Event that the guest was sold; absent for who has become a member of an organisation. */
  eventId?: string;
}

/** Job of the accounts: mails the owner of an unfinished one a link to finish it. */
export const inviteGuest: Pick<JobOf<InvitedGuest>, 'name'> = { name: 'inviteGuest' };

/** Guest of a sale, with a normalized address. */
export interface Guest {
  emailAddress: string;
  locale: Locale;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  birthDate?: string | undefined;
}

/** Finds the account of a guest's address, or begins one. @returns its id, and whether it is finished */
export async function accountOfGuest(
  { newId }: Pick<Platform, 'newId'>,
  tx: TransactionScope,
  { emailAddress, locale, firstName, lastName, birthDate }: Guest,
  now: Date,
): Promise<{ userId: string; isPartial: boolean }> {
  const details = {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(birthDate === undefined ? {} : { dateOfBirth: birthDate }),
  };
  const begun = { userId: newId(), emailAddress, userLocale: locale, details };
  const account = await insertPartialAccount(tx, begun, now);
  if (account) return account;
  // The insert has waited for one that was begun meanwhile.
  return tx
    .selectFrom('userAccount')
    .select(['userId', 'isPartial'])
    .where('emailAddress', '=', emailAddress)
    .executeTakeFirstOrThrow();
}
