import type { ModuleTables } from '../../platform/personal-data/moduleTables.ts';

const secret = { leftOut: 'a secret for one use, kept as a hash or sealed, and deleted when it ends' };

/** Tables of accounts. */
export const identityTables: ModuleTables = {
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
  userRole: { leftOut: 'empty: memberships and engagements have replaced it' },
};
