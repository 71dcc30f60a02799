import { implement } from '../../../platform/http/route.ts';
import { answerSubscription, readSubscription, subscribe } from './newsletterService.ts';

export const newsletterRoutes = implement({
  subscribeNewsletter: async (context) => {
    await subscribe(context, { emailAddress: context.body.emailAddress });
    return { ok: true };
  },
  subscribeEventNewsletter: async (context) => {
    await subscribe(context, context.body);
    return { ok: true };
  },
  getNewsletterSubscription: (context) => readSubscription(context, context.query.token),
  answerNewsletterSubscription: (context) => answerSubscription(context, context.body),
});
