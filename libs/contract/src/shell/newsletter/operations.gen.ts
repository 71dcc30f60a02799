// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventNewsletterRequest, NewsletterAnswer, NewsletterRequest, NewsletterSubscription } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';

export const shellNewsletterOperations = {
  subscribeNewsletter: { method: 'PUT', path: '/newsletter/public/subscribe', domain: 'shell', noun: 'newsletter', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.27'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  subscribeEventNewsletter: { method: 'PUT', path: '/newsletter/public/event/subscribe', domain: 'shell', noun: 'newsletter', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.27'], errors: ['malformedEmail', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getNewsletterSubscription: { method: 'GET', path: '/newsletter/public/subscription', domain: 'shell', noun: 'newsletter', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.27'], errors: ['emailLinkMalformed', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  answerNewsletterSubscription: { method: 'PUT', path: '/newsletter/public/subscription', domain: 'shell', noun: 'newsletter', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.27'], errors: ['emailLinkMalformed', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface ShellNewsletterOperations {
  /** Subscribes an address to the newsletter; the answer does not reveal whether it was subscribed already. [I7.27] */
  subscribeNewsletter: { query: undefined; body: NewsletterRequest; request: NewsletterRequest; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Subscribes an address to a single mail when an event goes on sale. [I7.27] */
  subscribeEventNewsletter: { query: undefined; body: EventNewsletterRequest; request: EventNewsletterRequest; response: Accepted; error: 'malformedEmail' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Subscription to which the link in a mail belongs. [I7.27] */
  getNewsletterSubscription: { query: { token: string }; body: undefined; request: { token: string }; response: NewsletterSubscription; error: 'emailLinkMalformed' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Confirms or ends a subscription, by the link in a mail. [I7.27] */
  answerNewsletterSubscription: { query: undefined; body: NewsletterAnswer; request: NewsletterAnswer; response: NewsletterSubscription; error: 'emailLinkMalformed' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
