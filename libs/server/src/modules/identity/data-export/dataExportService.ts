import type { UserDataExport } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { failure } from '../../../platform/http/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { exportBuyer } from '../../cart/buyer/buyerExport.ts';
import { exportInbox } from '../../shell/inbox/inboxTrace.ts';
import { findAccount } from '../account/accountRepository.ts';
import { presentProfile } from '../account/profilePresenter.ts';
import { identityDoors } from '../guards/identityDoors.ts';
import { listLinkedProviders } from '../log-in-code/logInCodeRepository.ts';
import { readLogInMethods } from '../log-in-code/logInCodeService.ts';
import { readNotificationSettings } from '../notification-settings/notificationSettingsRepository.ts';
import { listLiveSessions } from '../session/sessionListRepository.ts';
import { presentSession } from '../session/sessionPresenter.ts';
import { findAttribution, listRoles } from './dataExportRepository.ts';

/**
 * Exports all data of a user from one snapshot. Records linked only by address are included if the user has verified it
 * [PV-05].
 * @throws Failure tooManyRequests
 */
export async function exportUserData(
  { platform, locale }: Pick<BaseContext, 'platform' | 'locale'>,
  actor: Actor,
): Promise<UserDataExport> {
  const { userId } = actor;
  await identityDoors(platform).attempts.count('dataExportPerAccount', userId);
  const logInMethods = await readLogInMethods(platform, actor);
  return inTransaction(
    platform.database,
    async (tx, now) => {
      const account = await findAccount(tx, userId);
      if (!account) throw failure('unauthorized');
      const attribution = await findAttribution(tx, userId);
      const linked = await listLinkedProviders(tx, userId);
      const sessions = await listLiveSessions(tx, userId);
      return {
        exportedAt: now.toISOString(),
        createdAt: account.created_at.toISOString(),
        ...(account.terms_agreed_at === null ? {} : { termsAgreedAt: account.terms_agreed_at.toISOString() }),
        profile: presentProfile(account, locale),
        logInMethods,
        linkedProviders: linked.map(({ authenticatorType, linkedAt }) => ({
          authenticatorType,
          linkedAt: linkedAt.toISOString(),
        })),
        notificationSettings: await readNotificationSettings(tx, userId),
        sessions: sessions.map((each) => presentSession(each, actor.sessionId)),
        roles: await listRoles(tx, userId),
        ...(attribution ? { attribution } : {}),
        ...(await exportBuyer(tx, { userId, locale, now })),
        ...(await exportInbox(tx, actor.isEmailVerified ? account.email_address : undefined)),
      };
    },
    { isReadOnly: true },
  );
}
