import type { Locale, UserAuthenticationState } from '@foyer/contract';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { AccountRow } from '../account/accountRepository.ts';

/** What is known of somebody before they have an account. */
export interface BegunAccount {
  userId: string;
  emailAddress: string;
  userLocale: Locale;
  details: Partial<
    Pick<AccountRow, 'first_name' | 'last_name' | 'date_of_birth' | 'gender' | 'country_code' | 'postal_code'>
  >;
}

/** @returns nothing when the address has an account already, whole or begun */
export const insertPartialAccount = (
  tx: TransactionScope,
  { userId, emailAddress, userLocale, details }: BegunAccount,
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .insertInto('user_account')
    .values({
      ...details,
      user_id: userId,
      email_address: emailAddress,
      user_locale: userLocale,
      state: 'EMAIL_UNVERIFIED' satisfies UserAuthenticationState,
      is_partial: true,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email_address').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Makes a begun account a whole one, if it is one still: its owner agreed to the terms, and has a password. */
export const finishPartialAccount = (
  tx: TransactionScope,
  userId: string,
  whole: { passwordHash: string; userLocale: Locale; details: BegunAccount['details'] },
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .updateTable('user_account')
    .set({
      ...whole.details,
      password_hash: whole.passwordHash,
      user_locale: whole.userLocale,
      state: 'EMAIL_VERIFIED' satisfies UserAuthenticationState,
      is_partial: false,
      terms_agreed_at: now,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('is_partial', '=', true)
    .where('state', '=', 'EMAIL_UNVERIFIED' satisfies UserAuthenticationState)
    .returningAll()
    .executeTakeFirst();
