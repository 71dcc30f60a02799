import type { ModuleTables } from '../../platform/personal-data/moduleTables.ts';

const secret = { leftOut: 'a secret for one use, kept as a hash or sealed, and deleted when it ends' };

/** Tables of accounts. */
export const identityTables: ModuleTables = {
  account_attribution: { exportedAs: 'attribution' },
  log_in_code: secret,
  notification_settings: { exportedAs: 'notificationSettings' },
  one_time_link: secret,
  role_change: { leftOut: 'a log of operators; the roles are exported' },
  session: { exportedAs: 'sessions' },
  third_party_attempt: secret,
  third_party_identity: { exportedAs: 'linkedProviders' },
  user_account: { exportedAs: 'profile' },
  user_photo: { exportedAs: 'profile' },
  user_role: { exportedAs: 'roles' },
};
