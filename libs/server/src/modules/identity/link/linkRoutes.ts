import { implement } from '../../../platform/http/route.ts';
import { resendVerificationLink, verifyAccountEmail, verifyEmailByCode } from './verificationService.ts';

export const linkRoutes = implement({
  verifyAccountEmail: (context) => verifyAccountEmail(context, context.query.token),
  verifyEmailByCode: async (context) => {
    await verifyEmailByCode(context, context.actor.userId, context.body.code);
    return { ok: true };
  },
  resendVerificationLink: async (context) => {
    await resendVerificationLink(context, context.actor.userId);
    return { ok: true };
  },
});
