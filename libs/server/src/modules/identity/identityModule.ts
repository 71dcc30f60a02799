import type { ServerModule } from '../../platform/module/serverModule.ts';
import type { ModuleTables } from '../../platform/personal-data/moduleTables.ts';
import { sendAccountDeletedMailJob } from './account-deletion/accountDeletedMail.ts';
import { accountDeletionRoutes } from './account-deletion/accountDeletionRoutes.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { dataExportRoutes } from './data-export/dataExportRoutes.ts';
import { exchangeCodeRoutes } from './exchange-code/exchangeCodeRoutes.ts';
import { linkRoutes } from './link/linkRoutes.ts';
import { sendLogInCodeMailJob } from './log-in-code/logInCodeMail.ts';
import { sessionRoutes } from './log-in/sessionRoutes.ts';
import { sendLinkMailJob, sendPasswordChangedMailJob, sendSignInLinkedMailJob } from './mail/accountMails.ts';
import { notificationSettingsRoutes } from './notification-settings/notificationSettingsRoutes.ts';
import { inviteGuestJob } from './partial-account/inviteGuestJob.ts';
import { partialAccountRoutes } from './partial-account/partialAccountRoutes.ts';
import { passwordRoutes } from './password-reset/passwordRoutes.ts';
import { sendResetLinkJob } from './password-reset/resetPasswordJob.ts';
import { photoPlugin } from './photo/photoPlugin.ts';
import { photoRoutes } from './photo/photoRoutes.ts';
import { forgetSessionsJob } from './session/forgetSessionsJob.ts';
import { rolePersonalData } from './role/rolePersonalData.ts';
import { sendLogInLinkJob } from './session/logInLinkJob.ts';
import { signUpRoutes } from './sign-up/signUpRoutes.ts';
import { appleRedirectPlugin } from './third-party/appleRedirectPlugin.ts';
import { forgetThirdPartyAttemptsJob } from './third-party/forgetAttemptsJob.ts';
import { thirdPartyRoutes } from './third-party/thirdPartyRoutes.ts';
import { tokenFreezeRoutes } from './token-freeze/tokenFreezeRoutes.ts';

const secret = { leftOut: 'a secret for one use, kept as a hash or sealed, and deleted when it ends' };

/** Tables of accounts. */
const identityTables: ModuleTables = {
  accountAttribution: { exportedAs: 'attribution' },
  clientMember: { exportedAs: 'roles' },
  logInCode: secret,
  notificationSettings: { exportedAs: 'notificationSettings' },
  oneTimeLink: { ...secret, personal: { emailAddress: ['emailAddress'] } },
  promoterEngagement: { exportedAs: 'roles' },
  roleChange: { leftOut: 'a log of operators; the roles are exported' },
  session: { exportedAs: 'sessions' },
  thirdPartyAttempt: secret,
  thirdPartyIdentity: { exportedAs: 'linkedProviders' },
  userAccount: {
    exportedAs: 'profile',
    personal: {
      emailAddress: ['emailAddress'],
      firstName: ['firstName'],
      lastName: ['lastName'],
      postalCode: ['postalCode'],
      dateOfBirth: ['dateOfBirth'],
    },
  },
  userPhoto: { exportedAs: 'profile' },
};

/** Accounts, sessions, log-in and the personal data of an account. */
export const identityModule = {
  routes: {
    ...accountRoutes,
    ...signUpRoutes,
    ...linkRoutes,
    ...partialAccountRoutes,
    ...passwordRoutes,
    ...sessionRoutes,
    ...accountDeletionRoutes,
    ...dataExportRoutes,
    ...notificationSettingsRoutes,
    ...photoRoutes,
    ...tokenFreezeRoutes,
    ...thirdPartyRoutes,
    ...exchangeCodeRoutes,
  },
  plugins: [photoPlugin, appleRedirectPlugin],
  jobs: [
    sendLinkMailJob,
    sendPasswordChangedMailJob,
    sendSignInLinkedMailJob,
    sendResetLinkJob,
    inviteGuestJob,
    sendAccountDeletedMailJob,
    sendLogInCodeMailJob,
    sendLogInLinkJob,
    forgetSessionsJob,
    forgetThirdPartyAttemptsJob,
  ],
  personalData: [rolePersonalData],
  tables: identityTables,
} satisfies ServerModule;
