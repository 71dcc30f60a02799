import type { Locale, UserAuthenticationState } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { AccountRow } from '../account/accountRepository.ts';

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

/** Completes an unfinished account with terms and password, if it still is unfinished. */
export const finishPartialAccount = (
  tx: TransactionScope,
  userId: string,
  whole: { passwordHash: string; userLocale: Locale; details: PartialAccount['details'] },
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .updateTable('userAccount')
    .set({
      ...whole.details,
      passwordHash: whole.passwordHash,
      userLocale: whole.userLocale,
      state: 'EMAIL_VERIFIED' satisfies UserAuthenticationState,
      isPartial: false,
      termsAgreedAt: now,
      updatedAt: now,
    })
    .where('userId', '=', userId)
    .where('isPartial', '=', true)
    .where('state', '=', 'EMAIL_UNVERIFIED' satisfies UserAuthenticationState)
    .returningAll()
    .executeTakeFirst();
