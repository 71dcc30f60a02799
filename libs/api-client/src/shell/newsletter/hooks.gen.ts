// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { newsletterEndpoints } from './endpoints.gen.ts';

export const {
  useSubscribeNewsletterMutation,
  useSubscribeEventNewsletterMutation,
  useGetNewsletterSubscriptionQuery,
  useLazyGetNewsletterSubscriptionQuery,
  useAnswerNewsletterSubscriptionMutation,
} = newsletterEndpoints;
