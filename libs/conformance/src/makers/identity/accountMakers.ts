import { accountPassword, newAddress } from '../shared/accounts.ts';
import { free, plain, type NounMakers } from '../shared/nounMakers.ts';

const details = ['firstName', 'lastName', 'dateOfBirth', 'gender', 'postalCode'];

export const accountMakers: NounMakers = {
  fields: {
    emailAddress: plain(newAddress),
    emailVerificationToken: free(),
    password: plain(() => accountPassword),
    postalCode: plain(() => 'H2X 1Y4'),
    returnTo: plain(() => '/events'),
  },
  answers: { getProfile: [...details, 'emailAddress', 'userAuthenticationState', 'globalUserId'] },
};
