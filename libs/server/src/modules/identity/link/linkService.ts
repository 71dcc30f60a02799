import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, isSecret, randomSecret } from '../../../platform/security/secrets.ts';
import type { AccountRow } from '../account/accountRepository.ts';
import { sendLinkMail, type LinkPurpose } from '../mail/accountMails.ts';
import { findLastLink, replaceLink, type LinkRow } from './linkRepository.ts';

export interface LinkRequest {
  purpose: LinkPurpose;
  /** Site on which the link was requested and to which it leads. */
  origin: string;
  /** Same-origin path to which the link's page continues. */
  returnTo?: string | undefined;
}

const returnSealing = (linkId: string): string => `oneTimeLink.returnTo:${linkId}`;

/** Returns the path to which a link's page continues. It is sealed, since it may contain the secret of another link. */
export const returnToOf = (
  { sealer }: Pick<Platform, 'sealer'>,
  { linkId, sealedReturnTo }: Pick<LinkRow, 'linkId' | 'sealedReturnTo'>,
): string | undefined => (sealedReturnTo ? sealer.unseal(sealedReturnTo, returnSealing(linkId)) : undefined);

/** Returns the return path of the account's last link, for a repeated mail. */
export async function findLastReturnTo(
  tx: TransactionScope,
  platform: Platform,
  userId: string,
  purpose: LinkPurpose,
): Promise<string | undefined> {
  const link = await findLastLink(tx, userId, purpose);
  return link && returnToOf(platform, link);
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
    sealedReturnTo: returnTo === undefined ? null : platform.sealer.seal(returnTo, returnSealing(linkId)),
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
