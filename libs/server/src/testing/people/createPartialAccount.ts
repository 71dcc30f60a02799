import type { Locale } from '@foyer/contract';
import type { AccountRow } from '../../modules/identity/account/accountRepository.ts';
import { sendLink } from '../../modules/identity/link/linkService.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertPartialAccount, type PartialAccount } from '../../sale/guest/guestAccount.ts';

/** Invited user, and the destination of the link in the mail. */
interface AccountInvitation extends Pick<PartialAccount, 'emailAddress' | 'details'> {
  userLocale: Locale;
  origin: string;
  /** Same-origin path of the tokens that await the user. */
  returnTo?: string;
}

/**
 * Creates an unfinished account for an address, as an assignment or a purchase on a partner's site does, and mails a link to finish
 * it. An address with an account keeps it, and gets no mail.
 * @param invitation with a normalized address
 * @returns the unfinished account; undefined if the address has one already
 */
export async function createPartialAccount(
  tx: TransactionScope,
  platform: Platform,
  { emailAddress, details, userLocale, origin, returnTo }: AccountInvitation,
  now: Date,
): Promise<AccountRow | undefined> {
  const partial = { userId: platform.newId(), emailAddress, userLocale, details };
  const account = await insertPartialAccount(tx, partial, now);
  if (account) await sendLink(tx, platform, account, { purpose: 'completeAccount', origin, returnTo }, now);
  return account;
}
