import { implement } from '../../../platform/http/route.ts';
import { changePassword, initiateResetPassword, verifyResetLink } from './passwordService.ts';

export const passwordRoutes = implement({
  initiateResetPassword: async (context) => {
    await initiateResetPassword(context, context.body);
    return { ok: true };
  },
  verifyResetPasswordEmail: (context) => verifyResetLink(context, context.query.token),
  changePassword: (context) => changePassword(context, context.body),
});
