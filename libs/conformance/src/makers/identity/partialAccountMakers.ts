import { accountPassword } from '../shared/accounts.ts';
import { free, plain, type NounMakers } from '../shared/nounMakers.ts';
import type { Owner } from '../../world/owner.ts';

const invitation = ({ world }: Owner): Promise<string> => world.make('invitation');

export const partialAccountMakers: NounMakers = {
  fields: {
    token: free(invitation),
    emailVerificationToken: free(invitation),
    password: plain(() => accountPassword),
    postalCode: plain(() => 'H2X 1Y4'),
  },
  answers: {
    getPartialUserAccount: ['dateOfBirth', 'emailAddress', 'firstName', 'gender', 'lastName', 'postalCode'],
  },
};
