import { implement } from '../../../platform/http/route.ts';
import { checkEmailAddress, createAccount } from './signUpService.ts';

export const signUpRoutes = implement({
  createAccount: (context) => createAccount(context, context.body),
  isEmailAddressAvailable: async (context) => {
    await checkEmailAddress(context, context.query.emailAddress);
    return { ok: true };
  },
});
