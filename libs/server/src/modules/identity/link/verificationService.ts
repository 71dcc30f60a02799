import { timingSafeEqual } from 'node:crypto';
import type { VerifiedEmail } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { findAccount, markVerified } from '../account/accountRepository.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import { consumeLink, findLiveLinkOf, type LinkRow } from './linkRepository.ts';
import { findLastReturnTo, hashLinkToken, returnToOf, sendLink } from './linkService.ts';
import { verificationCode } from '../mail/verificationCode.ts';

type Caller = Pick<BaseContext, 'platform' | 'request' | 'site'>;

/** Returns why a live link verified no account: its address is no longer the account's, or the account is barred. */
async function whyNot(tx: TransactionScope, link: LinkRow): Promise<'emailNotFound' | 'emailLinkExpired'> {
  const account = await findAccount(tx, link.userId);
  return account?.emailAddress === link.emailAddress ? 'emailLinkExpired' : 'emailNotFound';
}

/**
 * Verifies the address of a link. Possession of the link suffices; no session is required.
 * @throws Failure emailLinkMalformed, emailLinkExpired (used, replaced or expired), emailNotFound (no longer the
 * address of an account)
 */
export async function verifyAccountEmail(
  { platform, request }: Caller,
  token: string,
): Promise<VerifiedEmail> {
  await identityGuards(platform).attempts.count('linkPerCaller', request.ip);
  const hash = hashLinkToken('verifyEmail', token);
  return inTransaction(platform.database, async (tx, now) => {
    const link = await consumeLink(tx, 'verifyEmail', hash, now);
    if (!link) throw failure('emailLinkExpired');
    const account = await markVerified(tx, link.userId, link.emailAddress, now);
    if (!account) throw failure(await whyNot(tx, link));
    const returnTo = returnToOf(platform, link);
    return { emailAddress: account.emailAddress, ...(returnTo === undefined ? {} : { returnTo }) };
  });
}

/**
 * Verifies the caller's address by the code of its live link, for those who don't want to leave the page; does nothing
 * for verified addresses.
 * @throws Failure verificationCodeWrong (differs, used, replaced or expired), tooManyRequests
 */
export async function verifyEmailByCode(
  { platform }: Pick<Caller, 'platform'>,
  userId: string,
  code: string,
): Promise<void> {
  await identityGuards(platform).attempts.count('verifyCodePerAccount', userId);
  await inTransaction(platform.database, async (tx, now) => {
    const account = await findAccount(tx, userId);
    if (account?.state !== 'EMAIL_UNVERIFIED') return;
    const link = await findLiveLinkOf(tx, userId, 'verifyEmail');
    const isRight =
      link !== undefined &&
      timingSafeEqual(Buffer.from(verificationCode(platform, link.linkId)), Buffer.from(code)) &&
      (await consumeLink(tx, 'verifyEmail', link.tokenHash, now)) &&
      (await markVerified(tx, userId, link.emailAddress, now));
    if (isRight) return;
    // The link may have been opened elsewhere in the meantime.
    if ((await findAccount(tx, userId))?.state !== 'EMAIL_VERIFIED') throw failure('verificationCodeWrong');
  });
}

/** Mails the link again with its return path; does nothing for verified addresses. */
export async function resendVerificationLink({ platform, site }: Caller, userId: string): Promise<void> {
  await identityGuards(platform).attempts.count('resendPerAccount', userId);
  await inTransaction(platform.database, async (tx, now) => {
    const account = await findAccount(tx, userId);
    if (account?.state !== 'EMAIL_UNVERIFIED') return;
    const returnTo = await findLastReturnTo(tx, platform, userId, 'verifyEmail');
    const origin = siteOrigin(site, platform.config.origin);
    await sendLink(tx, platform, account, { purpose: 'verifyEmail', origin, returnTo }, now);
  });
}
