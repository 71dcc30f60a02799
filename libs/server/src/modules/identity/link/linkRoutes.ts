import { implement } from '../../../platform/http/implement.ts';
import { resendVerificationLink, verifyAccountEmail } from './verificationService.ts';

export const linkRoutes = implement({
  verifyAccountEmail: (context) => verifyAccountEmail(context, context.query.token),
  resendVerificationLink: async (context) => {
    await resendVerificationLink(context, context.actor.userId);
    return { ok: true };
  },
});
