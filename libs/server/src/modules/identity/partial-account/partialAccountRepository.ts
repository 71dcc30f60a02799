import type { Locale, UserAuthenticationState } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { AccountRow } from '../account/accountRepository.ts';

/** Known data of an invited user before the account is finished. */
export interface PartialAccount {
  userId: string;
  emailAddress: string;
  userLocale: Locale;
  details: Partial<
    Pick<AccountRow, 'first_name' | 'last_name' | 'date_of_birth' | 'gender' | 'country_code' | 'postal_code'>
  >;
}

/** @returns undefined when the address already has an account, finished or not */
export const insertPartialAccount = (
  tx: TransactionScope,
  { userId, emailAddress, userLocale, details }: PartialAccount,
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

/** Completes an unfinished account with terms and password, if it still is unfinished. */
export const finishPartialAccount = (
  tx: TransactionScope,
  userId: string,
  whole: { passwordHash: string; userLocale: Locale; details: PartialAccount['details'] },
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
