import type { AuthenticatedProfile, LogInRequest } from '@foyer/contract';
import { normaliseEmailAddress } from '@foyer/util';
import { inTransaction } from '../../../database/inTransaction.ts';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import { failure } from '../../../http/failure.ts';
import type { BaseContext } from '../../../http/operationContext.ts';
import { hashSecret, randomSecret } from '../../../security/secrets.ts';
import { findAccountByEmail, type AccountRow } from '../account/accountRepository.ts';
import { presentProfile } from '../account/profilePresenter.ts';
import { identityDoors } from '../identityDoors.ts';
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
    userId: account.user_id,
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
    profile: presentProfile(account, locale),
  };
}

/**
 * Opens a session by password. Unknown addresses and wrong passwords give the same answer after the same time; attempts
 * are counted before any lookup, so that the limits reveal nothing either.
 * @throws Failure invalidUsernameOrPassword, tooManyRequests
 */
export async function logIn(
  caller: Caller,
  { emailAddress, password }: LogInRequest,
): Promise<AuthenticatedProfile> {
  const { platform, request } = caller;
  const { attempts, passwords } = identityDoors(platform);
  const address = normaliseEmailAddress(emailAddress);
  const pair = `${address} ${request.ip}`;
  await attempts.count('logInPerCaller', request.ip);
  await attempts.count('logInPerAccountAndCaller', pair);
  // Guesses by others must not lock out the owner: from IP addresses of the owner's sessions, only the pair counts.
  if (!(await isKnownCaller(platform.database.query, address, request.ip)))
    await attempts.count('logInPerAccount', address);
  const account = await findAccountByEmail(platform.database.query, address);
  const isMatch = await passwords.matches(password, account?.password_hash);
  if (!account || !isMatch) throw failure('invalidUsernameOrPassword');
  await attempts.forget('logInPerAccountAndCaller', pair);
  return inTransaction(platform.database, (tx, now) => openSession(tx, caller, account, now));
}
