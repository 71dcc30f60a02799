import type { TransactionScope } from '../../../database/transactionScope.ts';
import { failure } from '../../../http/failure.ts';
import type { Platform } from '../../../platform.ts';
import { hashSecret, isSecret, randomSecret } from '../../../security/secrets.ts';
import type { AccountRow } from '../account/accountRepository.ts';
import { sendLinkMail } from '../mail/accountMails.ts';
import { replaceLink, type LinkPurpose } from './linkRepository.ts';

export interface LinkRequest {
  purpose: LinkPurpose;
  /** Where the link leads: the site on which it was asked for. */
  origin: string;
  /** A same-origin path that the page of the link goes on to. */
  returnTo?: string | undefined;
}

/** Makes a link, lets the older one die, and puts its mail into the outbox; all or nothing with the transaction. */
export async function sendLink(
  tx: TransactionScope,
  platform: Platform,
  account: AccountRow,
  { purpose, origin, returnTo }: LinkRequest,
  now: Date,
): Promise<void> {
  const { verifyLinkLifetimeMs, resetLinkLifetimeMs, completeLinkLifetimeMs } = platform.config.identity;
  const lifetimeMs = {
    verifyEmail: verifyLinkLifetimeMs,
    resetPassword: resetLinkLifetimeMs,
    completeAccount: completeLinkLifetimeMs,
  }[purpose];
  const token = randomSecret(platform.randomness);
  const linkId = platform.newId();
  const link = {
    linkId,
    purpose,
    tokenHash: hashSecret(purpose, token),
    userId: account.user_id,
    emailAddress: account.email_address,
    returnTo,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  };
  await replaceLink(tx, link, now);
  await sendLinkMail(tx, platform, account, { linkId, purpose, token, origin, lifetimeMs });
}

/**
 * The hash by which a link is looked for.
 * @throws Failure emailLinkMalformed for what cannot be a link of ours
 */
export function hashLinkToken(purpose: LinkPurpose, token: string): Buffer {
  if (!isSecret(token)) throw failure('emailLinkMalformed');
  return hashSecret(purpose, token);
}
