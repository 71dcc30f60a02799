// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const shellEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Configuration of the deployment for browsers; fetched once. [I7.22] */
    getConfiguration: build.query<OperationTypes['getConfiguration']['response'], OperationTypes['getConfiguration']['request']>({ query: () => ({ method: 'GET', path: '/configuration/public' }) }),
    /** Settings that operators change at run time; browsers request them at most once a minute. [I4.23, I3.31, I3.32, I9.03] */
    getRemoteConfig: build.query<OperationTypes['getRemoteConfig']['response'], OperationTypes['getRemoteConfig']['request']>({ query: () => ({ method: 'GET', path: '/configuration/public/remote' }) }),
    /** White-label configuration of the request's host; not found if the host has none. [I7.23] */
    getWhiteLabelConfig: build.query<OperationTypes['getWhiteLabelConfig']['response'], OperationTypes['getWhiteLabelConfig']['request']>({ query: (request) => ({ method: 'GET', path: '/whitelabel/config.json', query: request }) }),
    /** Lists countries for a select field, named in the language of the request. [I7.24] */
    listCountries: build.query<OperationTypes['listCountries']['response'], OperationTypes['listCountries']['request']>({ query: (request) => ({ method: 'GET', path: '/geoData/public/countries', query: request }) }),
    /** Finds cities by prefix. [I7.24] */
    searchCities: build.query<OperationTypes['searchCities']['response'], OperationTypes['searchCities']['request']>({ query: (request) => ({ method: 'GET', path: '/geoData/public/cities', query: request }) }),
    /** Version of the server, for the version panel. [I7.25, I6.07] */
    getReleaseName: build.query<OperationTypes['getReleaseName']['response'], OperationTypes['getReleaseName']['request']>({ query: () => ({ method: 'GET', path: '/debug/public/releaseName' }) }),
    /** Reports an error of a page; the page removes personal data, and the server does so again. [I6.06, I7.30] */
    reportError: build.mutation<OperationTypes['reportError']['response'], OperationTypes['reportError']['request']>({ query: (request) => ({ method: 'POST', path: '/debug/public/errorReport', body: request }) }),
    /** Sends a message to support, which answers by mail. [I2.29, I9.10] */
    sendContactMessage: build.mutation<OperationTypes['sendContactMessage']['response'], OperationTypes['sendContactMessage']['request']>({ query: (request) => ({ method: 'POST', path: '/contact/public/message', body: request }) }),
    /** Requests a product demonstration for an organiser. [I7.28] */
    requestDemo: build.mutation<OperationTypes['requestDemo']['response'], OperationTypes['requestDemo']['request']>({ query: (request) => ({ method: 'POST', path: '/client/acquisition/public/request-demo', body: request }) }),
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
