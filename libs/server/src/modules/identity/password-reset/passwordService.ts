import type {
  AuthenticatedProfile,
  ChangePasswordRequest,
  InitiateResetPasswordRequest,
  ResetPasswordLink,
} from '@foyer/contract';
import { isLocalPath } from '@foyer/util';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { setPasswordHash } from '../account/accountRepository.ts';
import { checkPassword, readEmailAddress } from '../account/accountRules.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { consumeLink, findLiveLink } from '../link/linkRepository.ts';
import { hashLinkToken, returnToOf } from '../link/linkService.ts';
import { sendPasswordChangedMailJob } from '../mail/accountMails.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import { endSessionsOf } from '../session/sessionRepository.ts';
import { openSession } from '../session/sessionService.ts';
import { resetLinkSealing, sendResetLinkJob } from './resetPasswordJob.ts';

type Caller = Pick<BaseContext, 'platform' | 'request' | 'site'>;

/** Requests a reset link; answers don't reveal whether an account exists. @throws Failure malformedEmail [I5.01] */
export async function initiateResetPassword(
  { platform, request, site }: Caller,
  { emailAddress: text, returnTo }: InitiateResetPasswordRequest,
): Promise<void> {
  const { attempts } = identityGuards(platform);
  const emailAddress = readEmailAddress(text);
  await attempts.count('resetPerCaller', request.ip);
  await attempts.count('resetPerAccount', emailAddress);
  const origin = siteOrigin(site, platform.config.origin);
  const sealedReturnTo =
    returnTo !== undefined && isLocalPath(returnTo)
      ? platform.sealer.seal(returnTo, resetLinkSealing).toString('base64')
      : undefined;
  await inTransaction(platform.database, (tx) =>
    platform.jobs.add(tx, sendResetLinkJob, { emailAddress, origin, sealedReturnTo }),
  );
}

/** @throws Failure emailLinkMalformed, emailLinkExpired [I4.07] */
export async function verifyResetLink(
  { platform, request }: Caller,
  token: string,
): Promise<ResetPasswordLink> {
  await identityGuards(platform).attempts.count('linkPerCaller', request.ip);
  const link = await findLiveLink(
    platform.database.query,
    'resetPassword',
    hashLinkToken('resetPassword', token),
  );
  if (!link) throw failure('emailLinkExpired');
  const returnTo = returnToOf(platform, link);
  return { emailAddress: link.emailAddress, ...(returnTo === undefined ? {} : { returnTo }) };
}

/**
 * Sets a new password by a reset link. All sessions of the account end, the caller gets a new one, and a mail notifies
 * the owner. A refused password doesn't consume the link.
 * @throws Failure emailLinkMalformed, emailLinkExpired, badPasswordStrength
 */
export async function changePassword(
  context: BaseContext,
  { verificationString, password }: ChangePasswordRequest,
): Promise<AuthenticatedProfile> {
  const { platform, site } = context;
  const { emailAddress } = await verifyResetLink(context, verificationString);
  checkPassword(password, platform.config.identity, emailAddress);
  const passwordHash = await identityGuards(platform).passwords.hash(password);
  const hash = hashLinkToken('resetPassword', verificationString);
  return inTransaction(platform.database, async (tx, now) => {
    const link = await consumeLink(tx, 'resetPassword', hash, now);
    if (!link) throw failure('emailLinkExpired');
    const account = await setPasswordHash(tx, link.userId, passwordHash, now);
    await endSessionsOf(tx, account.userId, now);
    const notice = {
      userId: account.userId,
      noticeId: `passwordChanged:${link.linkId}`,
      origin: siteOrigin(site, platform.config.origin),
    };
    await platform.jobs.add(tx, sendPasswordChangedMailJob, notice, { dedupeKey: notice.noticeId });
    return openSession(tx, context, account, now);
  });
}
