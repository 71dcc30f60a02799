import type { AuthenticatedProfile, LogInRequest } from '@foyer/contract';
import { normaliseEmailAddress } from '@foyer/util';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, type Failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, randomSecret } from '../../../platform/security/secrets.ts';
import { findAccountByEmail, type AccountRow } from '../account/accountRepository.ts';
import { presentAccount } from '../account/profilePresenter.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { sendLogInLinkJob } from './logInLinkJob.ts';
import { insertSession, isKnownCaller } from './sessionRepository.ts';

type Caller = Pick<BaseContext, 'platform' | 'locale' | 'request' | 'sendAuthToken'>;

/** Opens a session for an account: its token goes into header and answer, its hash into the database. */
export async function openSession(
  tx: TransactionScope,
  { platform, locale, request, sendAuthToken }: Caller,
  account: AccountRow,
  now: Date,
): Promise<AuthenticatedProfile> {
  const { config, randomness, newId } = platform;
  const authToken = randomSecret(randomness);
  const session = {
    sessionId: newId(),
    userId: account.userId,
    tokenHash: hashSecret('session', authToken),
    idleExpiresAt: new Date(now.getTime() + config.identity.sessionIdleMs),
    expiresAt: new Date(now.getTime() + config.identity.sessionLifetimeMs),
    userAgent: request.userAgent,
    ipAddress: request.ip,
  };
  await insertSession(tx, session, now);
  sendAuthToken(authToken);
  return {
    authToken,
    needsEmailVerification: account.state === 'EMAIL_UNVERIFIED',
    profile: await presentAccount(tx, account, locale),
  };
}

const pairOf = (emailAddress: string, ip: string): string => `${emailAddress} ${ip}`;

/** Counts a log-in before any lookup, so that the count is the same with and without an account. */
async function countLogIn(
  platform: Platform,
  emailAddress: string,
  ip: string,
): Promise<Failure | undefined> {
  const { attempts } = identityGuards(platform);
  await attempts.count('logInPerCaller', ip);
  const refusal = await attempts.refusal('logInPerAccountAndCaller', pairOf(emailAddress, ip));
  if (refusal) return refusal;
  // Guesses by others must not lock out the owner: from IP addresses of the owner's sessions, only the pair counts.
  if (await isKnownCaller(platform.database.query, emailAddress, ip)) return undefined;
  return attempts.refusal('logInPerAccount', emailAddress);
}

/**
 * Opens a session by password. Unknown addresses and wrong passwords give the same answer after the same time. Past
 * the limits of an account correct passwords do too, and the owner gets a log-in link by mail [AZ-10, AZ-11].
 * @throws Failure invalidUsernameOrPassword, tooManyRequests
 */
export async function logIn(
  caller: Caller & Pick<BaseContext, 'site'>,
  { emailAddress, password }: LogInRequest,
): Promise<AuthenticatedProfile> {
  const { platform, request, site } = caller;
  const { attempts, passwords } = identityGuards(platform);
  const address = normaliseEmailAddress(emailAddress);
  const refusal = await countLogIn(platform, address, request.ip);
  const account = await findAccountByEmail(platform.database.query, address);
  const isMatch = await passwords.matches(password, account?.passwordHash);
  if (refusal) {
    const userId = isMatch ? account?.userId : undefined;
    const origin = siteOrigin(site, platform.config.origin);
    await inTransaction(platform.database, (tx) =>
      platform.jobs.add(tx, sendLogInLinkJob, { userId, origin }),
    );
    throw refusal;
  }
  if (!account || !isMatch) throw failure('invalidUsernameOrPassword');
  await attempts.forget('logInPerAccountAndCaller', pairOf(address, request.ip));
  return inTransaction(platform.database, (tx, now) => openSession(tx, caller, account, now));
}
