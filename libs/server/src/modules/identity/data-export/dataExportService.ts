import type { Locale, UserDataExport } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Person } from '../../../platform/personal-data/personalData.ts';
import { findAccount } from '../account/accountRepository.ts';
import { presentProfile } from '../account/profilePresenter.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { listLinkedProviders } from '../log-in-code/logInCodeRepository.ts';
import { readLogInMethods } from '../log-in-code/logInCodeService.ts';
import { readNotificationSettings } from '../notification-settings/notificationSettingsRepository.ts';
import { listLiveSessions } from '../session/sessionListRepository.ts';
import { presentSession } from '../session/sessionPresenter.ts';
import { findAttribution } from './dataExportRepository.ts';

/** Joins the records of the other modules. That no part is missing is checked by the contract of the answer. */
async function exportOthers(
  { personalData }: Pick<Platform, 'personalData'>,
  db: Queryable,
  person: Person,
  around: { locale: Locale; now: Date },
): Promise<Partial<UserDataExport>> {
  const parts: Partial<UserDataExport>[] = [];
  for (const { exportData } of personalData) parts.push(await exportData(db, person, around));
  return Object.assign({}, ...parts) as Partial<UserDataExport>;
}

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
  await identityGuards(platform).attempts.count('dataExportPerAccount', userId);
  const logInMethods = await readLogInMethods(platform, actor);
  return inTransaction(
    platform.database,
    async (tx, now) => {
      const account = await findAccount(tx, userId);
      if (!account) throw failure('unauthorized');
      const attribution = await findAttribution(tx, userId);
      const linked = await listLinkedProviders(tx, userId);
      const sessions = await listLiveSessions(tx, userId);
      const verifiedAddress = actor.isEmailVerified ? account.emailAddress : undefined;
      const others = await exportOthers(platform, tx, { userId, verifiedAddress }, { locale, now });
      const own = {
        exportedAt: now.toISOString(),
        createdAt: account.createdAt.toISOString(),
        ...(account.termsAgreedAt === null ? {} : { termsAgreedAt: account.termsAgreedAt.toISOString() }),
        profile: presentProfile(account, locale),
        logInMethods,
        linkedProviders: linked.map(({ authenticatorType, linkedAt }) => ({
          authenticatorType,
          linkedAt: linkedAt.toISOString(),
        })),
        notificationSettings: await readNotificationSettings(tx, userId),
        sessions: sessions.map((each) => presentSession(each, actor.sessionId)),
        ...(attribution ? { attribution } : {}),
      };
      return { ...own, ...(others as Omit<UserDataExport, keyof typeof own>) };
    },
    { isReadOnly: true },
  );
}
