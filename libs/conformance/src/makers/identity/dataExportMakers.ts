import type { NounMakers } from '../shared/nounMakers.ts';

export const dataExportMakers: NounMakers = {
  everySite: ['exportUserData'],
  answers: {
    exportUserData: [
      'dateOfBirth',
      'emailAddress',
      'firstName',
      'gender',
      'globalUserId',
      'hasPassword',
      'ipAddress',
      'lastName',
      'postalCode',
      'role',
      'roles',
      'state',
      'userAuthenticationState',
    ],
  },
};
