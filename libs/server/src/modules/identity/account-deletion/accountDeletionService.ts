import type { Accepted, AccountDeletionCheck } from '@foyer/contract';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import { sumObstacles, type Obstacles } from '../../../platform/personal-data/personalData.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAccount } from '../account/accountRepository.ts';
import { siteOrigin } from '../../../platform/hosts/siteOrigin.ts';
import { deletePhoto } from '../photo/photoRepository.ts';
import { requireRecentLogIn } from '../session/recentLogIn.ts';
import {
  deleteBelongings,
  forgetAddressInJobs,
  lockAccount,
  makeNobody,
} from './accountDeletionRepository.ts';
import { sendAccountDeletedMail } from './accountDeletedMail.ts';

/** Counts what currently prevents the deletion of an account. */
export const checkAccountDeletion = async (
  { database, personalData }: Pick<Platform, 'database' | 'personalData'>,
  userId: string,
): Promise<AccountDeletionCheck> =>
  sumObstacles(
    await Promise.all(
      personalData.flatMap(({ countObstacles }) => countObstacles?.(database.query, userId) ?? []),
    ),
  );

/**
 * Deletes an account [I7.16]. Tokens of upcoming events and open payments prevent it, so that a user can't lose
 * either by one click; so does an organisation that would be left without an owner. Records required by law stay,
 * anonymized.
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
  const found: Obstacles[] = [];
  for (const { release } of platform.personalData) if (release) found.push(await release(tx, userId));
  const obstacles = sumObstacles(found);
  if (Object.values(obstacles).some((count) => count > 0))
    throw failure('accountNotDeletable', { ...obstacles });
  await sendAccountDeletedMail(tx, platform, account, siteOrigin(site, platform.config.origin));
  const verifiedAddress = actor.isEmailVerified ? account.emailAddress : undefined;
  for (const { forget } of platform.personalData)
    await forget(tx, { userId, verifiedAddress }, { jobs: platform.jobs, now });
  await forgetAddressInJobs(tx, account.emailAddress);
  await deletePhoto(tx, userId, now);
  await deleteBelongings(tx, userId);
  await makeNobody(tx, userId, now);
  return { ok: true };
}
