// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes an address to the newsletter; the answer does not reveal whether it was subscribed already. [I7.27] */
    subscribeNewsletter: build.mutation<OperationTypes['subscribeNewsletter']['response'], OperationTypes['subscribeNewsletter']['request']>({ query: (request) => ({ method: 'PUT', path: '/newsletter/public/subscribe', body: request }) }),
    /** Subscribes an address to a single mail when an event goes on sale. [I7.27] */
    subscribeEventNewsletter: build.mutation<OperationTypes['subscribeEventNewsletter']['response'], OperationTypes['subscribeEventNewsletter']['request']>({ query: (request) => ({ method: 'PUT', path: '/newsletter/public/event/subscribe', body: request }) }),
    /** Subscription to which the link in a mail belongs. [I7.27] */
    getNewsletterSubscription: build.query<OperationTypes['getNewsletterSubscription']['response'], OperationTypes['getNewsletterSubscription']['request']>({ query: (request) => ({ method: 'GET', path: '/newsletter/public/subscription', query: request }) }),
    /** Confirms or ends a subscription, by the link in a mail. [I7.27] */
    answerNewsletterSubscription: build.mutation<OperationTypes['answerNewsletterSubscription']['response'], OperationTypes['answerNewsletterSubscription']['request']>({ query: (request) => ({ method: 'PUT', path: '/newsletter/public/subscription', body: request }) }),
  }),
});

export const {
  useSubscribeNewsletterMutation,
  useSubscribeEventNewsletterMutation,
  useGetNewsletterSubscriptionQuery,
  useLazyGetNewsletterSubscriptionQuery,
  useAnswerNewsletterSubscriptionMutation,
} = newsletterApi;
