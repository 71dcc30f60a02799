import type { Selectable } from 'kysely';
import type { PersonalDetails, UserAuthenticationState } from '@foyer/contract';
import type { UserAccountTable } from '../../../platform/database/databaseSchema.gen.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

export type AccountRow = Selectable<UserAccountTable>;
export type NewAccount = Omit<
  AccountRow,
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'terms_agreed_at'
  | 'photo_key'
  | 'photo_status'
  | 'tokens_frozen_at'
  | 'deleted_at'
  | 'is_partial'
>;

/** Finds an account by normalized address; deleted accounts have none. */
export const findAccountByEmail = (db: Queryable, emailAddress: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('user_account')
    .selectAll()
    .where('email_address', '=', emailAddress)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const findAccount = (db: Queryable, userId: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('user_account')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** @returns undefined when the address already has an account; the unique index decides, free of races */
export const insertAccount = (
  tx: TransactionScope,
  account: NewAccount,
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .insertInto('user_account')
    .values({ ...account, terms_agreed_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email_address').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Maps a user's details to columns. */
export const detailColumns = (details: PersonalDetails) => ({
  first_name: details.firstName,
  last_name: details.lastName,
  date_of_birth: details.dateOfBirth,
  gender: details.gender,
  country_code: details.countryCode,
  postal_code: details.postalCode,
});

export const updateDetails = (
  tx: TransactionScope,
  userId: string,
  details: PersonalDetails,
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .updateTable('user_account')
    .set({
      ...detailColumns(details),
      updated_at: now,
      ...(details.userLocale ? { user_locale: details.userLocale } : {}),
    })
    .where('user_id', '=', userId)
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
    .updateTable('user_account')
    .set({ state: 'EMAIL_VERIFIED' satisfies UserAuthenticationState, updated_at: now })
    .where('user_id', '=', userId)
    .where('email_address', '=', emailAddress)
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
    .updateTable('user_account')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function insertRole(
  tx: TransactionScope,
  userId: string,
  role: 'promoter' | 'client',
  clientId: string | null,
): Promise<void> {
  await tx
    .insertInto('user_role')
    .values({ user_id: userId, role, client_id: clientId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Freezes a user's tokens, keeping the time of an earlier freeze, or ends the freeze. */
export const setTokensFrozen = (
  tx: TransactionScope,
  userId: string,
  now: Date | undefined,
): Promise<AccountRow | undefined> =>
  tx
    .updateTable('user_account')
    .set(({ fn, val }) => ({
      tokens_frozen_at: now ? fn.coalesce('tokens_frozen_at', val(now)) : null,
    }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
