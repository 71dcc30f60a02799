import { accountDeletionRoutes } from './account-deletion/accountDeletionRoutes.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { dataExportRoutes } from './data-export/dataExportRoutes.ts';
import { exchangeCodeRoutes } from './exchange-code/exchangeCodeRoutes.ts';
import { linkRoutes } from './link/linkRoutes.ts';
import { notificationSettingsRoutes } from './notification-settings/notificationSettingsRoutes.ts';
import { partialAccountRoutes } from './partial-account/partialAccountRoutes.ts';
import { passwordRoutes } from './password-reset/passwordRoutes.ts';
import { photoRoutes } from './photo/photoRoutes.ts';
import { sessionRoutes } from './log-in/sessionRoutes.ts';
import { thirdPartyRoutes } from './third-party/thirdPartyRoutes.ts';
import { tokenFreezeRoutes } from './token-freeze/tokenFreezeRoutes.ts';

/** Operations of `identity.yaml`, `profile.yaml` and `embedding.yaml`. */
export const identityRoutes = {
  ...accountRoutes,
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
};
