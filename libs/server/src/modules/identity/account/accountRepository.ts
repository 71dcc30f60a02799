import type { Selectable } from 'kysely';
import type { PersonalDetails, UserAuthenticationState } from '@foyer/contract';
import type { UserAccountTable } from '../../../platform/database/databaseSchema.gen.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

export type AccountRow = Selectable<UserAccountTable>;
export type NewAccount = Omit<
  AccountRow,
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'termsAgreedAt'
  | 'photoKey'
  | 'photoStatus'
  | 'tokensFrozenAt'
  | 'deletedAt'
  | 'isPartial'
>;

/** Finds an account by normalized address; deleted accounts have none. */
export const findAccountByEmail = (db: Queryable, emailAddress: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('userAccount')
    .selectAll()
    .where('emailAddress', '=', emailAddress)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

export const findAccount = (db: Queryable, userId: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('userAccount')
    .selectAll()
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** @returns undefined when the address already has an account; the unique index decides, free of races */
export const insertAccount = (
  tx: TransactionScope,
  account: NewAccount,
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .insertInto('userAccount')
    .values({ ...account, termsAgreedAt: now, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('emailAddress').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Maps a user's details to columns. */
export const detailColumns = (details: PersonalDetails) => ({
  firstName: details.firstName,
  lastName: details.lastName,
  dateOfBirth: details.dateOfBirth,
  gender: details.gender,
  countryCode: details.countryCode,
  postalCode: details.postalCode,
});

export const updateDetails = (
  tx: TransactionScope,
  userId: string,
  details: PersonalDetails,
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .updateTable('userAccount')
    .set({
      ...detailColumns(details),
      updatedAt: now,
      ...(details.userLocale ? { userLocale: details.userLocale } : {}),
    })
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();

/** Verifies an account's address, unless it has changed or the account is black-listed. */
export const markVerified = (
  tx: TransactionScope,
  userId: string,
  emailAddress: string,
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .updateTable('userAccount')
    .set({ state: 'EMAIL_VERIFIED' satisfies UserAuthenticationState, updatedAt: now })
    .where('userId', '=', userId)
    .where('emailAddress', '=', emailAddress)
    .where('state', '<>', 'BLACK_LISTED' satisfies UserAuthenticationState)
    .returningAll()
    .executeTakeFirst();

export const setPasswordHash = (
  tx: TransactionScope,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<AccountRow> =>
  tx
    .updateTable('userAccount')
    .set({ passwordHash, updatedAt: now })
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Freezes a user's tokens, keeping the time of an earlier freeze, or unfreezes them. */
export const setTokensFrozen = (
  tx: TransactionScope,
  userId: string,
  now: Date | undefined,
): Promise<AccountRow | undefined> =>
  tx
    .updateTable('userAccount')
    .set(({ fn, val }) => ({
      tokensFrozenAt: now ? fn.coalesce('tokensFrozenAt', val(now)) : null,
    }))
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
