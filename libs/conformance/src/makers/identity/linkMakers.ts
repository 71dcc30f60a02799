import { mailedToken } from '../shared/accounts.ts';
import { free, type NounMakers } from '../shared/nounMakers.ts';

export const linkMakers: NounMakers = {
  fields: { token: free(mailedToken('/verifyEmail/callback')) },
  callers: { verifyAccountEmail: 'unverified' },
};
