import type { AuthenticatedProfile } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { failure } from '../../../platform/http/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { findAccount } from '../account/accountRepository.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { consumeLink } from '../link/linkRepository.ts';
import { hashLinkToken } from '../link/linkService.ts';
import { openSession } from '../session/sessionService.ts';

/**
 * Opens a session by a mailed link, from any address, once. Limits of log-ins do not count here [AZ-07, AZ-11].
 * @throws Failure emailLinkMalformed, emailLinkExpired, tooManyRequests
 */
export async function logInByLink(context: BaseContext, token: string): Promise<AuthenticatedProfile> {
  const { platform, request } = context;
  await identityGuards(platform).attempts.count('linkPerCaller', request.ip);
  const hash = hashLinkToken('logIn', token);
  return inTransaction(platform.database, async (tx, now) => {
    const link = await consumeLink(tx, 'logIn', hash, now);
    const account = link && (await findAccount(tx, link.userId));
    if (!account) throw failure('emailLinkExpired');
    return openSession(tx, context, account, now);
  });
}
