import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, isSecret, randomSecret } from '../../../platform/security/secrets.ts';
import type { AccountRow } from '../account/accountRepository.ts';
import { sendLinkMail, type LinkPurpose } from '../mail/accountMails.ts';
import { replaceLink } from './linkRepository.ts';

export interface LinkRequest {
  purpose: LinkPurpose;
  /** Site on which the link was requested and to which it leads. */
  origin: string;
  /** Same-origin path to which the link's page continues. */
  returnTo?: string | undefined;
}

/** Creates a link, invalidates the previous one and adds the mail to the outbox, in the caller's transaction. */
export async function sendLink(
  tx: TransactionScope,
  platform: Platform,
  account: AccountRow,
  { purpose, origin, returnTo }: LinkRequest,
  now: Date,
): Promise<void> {
  const { verifyLinkLifetimeMs, resetLinkLifetimeMs, completeLinkLifetimeMs, logInLinkLifetimeMs } =
    platform.config.identity;
  const lifetimeMs = {
    verifyEmail: verifyLinkLifetimeMs,
    resetPassword: resetLinkLifetimeMs,
    completeAccount: completeLinkLifetimeMs,
    logIn: logInLinkLifetimeMs,
  }[purpose];
  const token = randomSecret(platform.randomness);
  const linkId = platform.newId();
  const link = {
    linkId,
    purpose,
    tokenHash: hashSecret(purpose, token),
    userId: account.userId,
    emailAddress: account.emailAddress,
    returnTo,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  };
  await replaceLink(tx, link, now);
  await sendLinkMail(tx, platform, account, { linkId, purpose, token, origin, lifetimeMs });
}

/**
 * Hashes a link's token for its lookup.
 * @throws Failure emailLinkMalformed if the token can't be one of ours
 */
export function hashLinkToken(purpose: LinkPurpose, token: string): Buffer {
  if (!isSecret(token)) throw failure('emailLinkMalformed');
  return hashSecret(purpose, token);
}
