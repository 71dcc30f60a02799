import type { Locale, UserAuthenticationState } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { PartialAccount } from '../../../sale/guest/guestAccount.ts';
import type { AccountRow } from '../account/accountRepository.ts';

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
