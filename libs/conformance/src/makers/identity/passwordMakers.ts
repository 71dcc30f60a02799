import { accountPassword, mailedToken } from '../shared/accounts.ts';
import { free, plain, type NounMakers } from '../shared/nounMakers.ts';
import type { Owner } from '../../world/owner.ts';

async function resetToken(owner: Owner): Promise<string> {
  const { emailAddress } = owner.person;
  await owner.client.call('initiateResetPassword', { body: { emailAddress } });
  return mailedToken('/resetPassword/callback')(owner);
}

export const passwordMakers: NounMakers = {
  fields: {
    emailAddress: plain(({ person }) => person.emailAddress),
    password: plain(() => accountPassword),
    returnTo: plain(() => '/events'),
    token: free(resetToken),
    verificationString: free(resetToken),
  },
  answers: { verifyResetPasswordEmail: ['emailAddress'] },
};
