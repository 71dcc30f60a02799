import type { AuthenticatedProfile, ConfirmLogInRequest } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { findAccount, type AccountRow } from '../account/accountRepository.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { consumeLogInCode } from '../log-in-code/logInCodeService.ts';
import { confirmByProvider } from '../third-party/thirdPartyService.ts';
import { endSession } from '../session/sessionRepository.ts';
import { openSession } from '../session/sessionService.ts';

/**
 * Counts guesses at a password and at a code together [AZ-11]. The account's counter is not that of log-ins, which
 * callers without a session can use up.
 */
async function countGuess(
  { platform, request }: BaseContext,
  account: AccountRow,
): Promise<() => Promise<void>> {
  const { attempts } = identityGuards(platform);
  const pair = `${account.emailAddress} ${request.ip}`;
  await attempts.count('logInPerAccountAndCaller', pair);
  await attempts.count('logInPerAccount', account.userId);
  return () => attempts.forget('logInPerAccountAndCaller', pair);
}

/**
 * Confirms the log-in of a signed-in user, for operations that require a recent one. The device gets a new token, and
 * the old one ends [AZ-05]. Methods: password, linked provider, or a code by mail, since users of Apple or Google have
 * no password.
 * @throws Failure invalidUsernameOrPassword, logInCodeWrong, thirdPartyLoginFailed, tooManyRequests
 */
export async function confirmLogIn(
  context: BaseContext,
  actor: Actor,
  { password, code, thirdParty }: ConfirmLogInRequest,
): Promise<AuthenticatedProfile> {
  const { platform } = context;
  const { userId, sessionId } = actor;
  const account = await findAccount(platform.database.query, userId);
  if (!account) throw failure('unauthorized');
  if (thirdParty) await confirmByProvider(context, userId, thirdParty);
  const forgetGuess = thirdParty ? undefined : await countGuess(context, account);
  if (password !== undefined) {
    const { passwords } = identityGuards(platform);
    if (!(await passwords.matches(password, account.passwordHash ?? undefined)))
      throw failure('invalidUsernameOrPassword');
  }
  const session = await inTransaction(platform.database, async (tx, now) => {
    if (code !== undefined) await consumeLogInCode(tx, platform, actor, code, now);
    await endSession(tx, sessionId, now);
    return openSession(tx, context, account, now);
  });
  await forgetGuess?.();
  return session;
}
