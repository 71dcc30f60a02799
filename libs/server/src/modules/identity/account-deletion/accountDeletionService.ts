import type { Accepted } from '@foyer/contract';
import type { Actor } from '../../../platform/http/actor.ts';
import { failure } from '../../../platform/http/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import { forgetBuyer, releaseCartsOf } from '../../cart/buyer/forgetBuyer.ts';
import { forgetInbox } from '../../shell/inbox/inboxTrace.ts';
import { findAccount } from '../account/accountRepository.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import { deletePhoto } from '../photo/photoRepository.ts';
import { requireRecentLogIn } from '../session/recentLogIn.ts';
import {
  deleteBelongings,
  findObstacles,
  forgetAddressInJobs,
  lockAccount,
  makeNobody,
} from './accountDeletionRepository.ts';
import { sendAccountDeletedMail } from './accountDeletedMail.ts';

/**
 * Deletes an account [I7.16]. Tokens of upcoming events and open payments prevent it, so that a user can't lose either
 * by one click. Records required by law stay, anonymized.
 * @throws Failure recentLogInNeeded, accountNotDeletable with the obstacles
 */
export async function deleteAccount(
  { platform, site, tx, now }: Pick<BaseContext, 'platform' | 'site'> & InTransaction,
  actor: Actor,
): Promise<Accepted> {
  const { userId } = actor;
  requireRecentLogIn(platform, actor, now);
  await lockAccount(tx, userId);
  const account = await findAccount(tx, userId);
  if (!account) throw failure('unauthorized');
  const paying = await releaseCartsOf(tx, userId);
  const { upcomingTokens, openPayments } = await findObstacles(tx, userId);
  if (upcomingTokens + openPayments + paying > 0)
    throw failure('accountNotDeletable', { upcomingTokens, openPayments: Math.max(openPayments, paying) });
  await sendAccountDeletedMail(tx, platform, account, siteOrigin(site, platform.config.origin));
  await forgetBuyer(tx, platform, userId, now);
  await forgetAddressInJobs(tx, account.email_address);
  // Records linked only by address belong to this user only if the address is verified.
  if (actor.isEmailVerified) await forgetInbox(tx, account.email_address);
  await deletePhoto(tx, userId, now);
  await deleteBelongings(tx, userId);
  await makeNobody(tx, userId, now);
  return { ok: true };
}
