// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const shellEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a deployment tells every browser; fetched once. [I7.22] */
    getConfiguration: build.query<OperationTypes['getConfiguration']['response'], OperationTypes['getConfiguration']['request']>({ query: () => ({ method: 'GET', path: '/configuration/public' }) }),
    /** What operators set while the platform runs; a browser asks again at most once a minute. [I4.23, I3.31, I3.32, I9.03] */
    getRemoteConfig: build.query<OperationTypes['getRemoteConfig']['response'], OperationTypes['getRemoteConfig']['request']>({ query: () => ({ method: 'GET', path: '/configuration/public/remote' }) }),
    /** The white-label configuration of the host that asks; a host without one is not found. [I7.23] */
    getWhiteLabelConfig: build.query<OperationTypes['getWhiteLabelConfig']['response'], OperationTypes['getWhiteLabelConfig']['request']>({ query: (request) => ({ method: 'GET', path: '/whitelabel/config.json', query: request }) }),
    /** Countries for a choice field, named in the language of the request. [I7.24] */
    listCountries: build.query<OperationTypes['listCountries']['response'], OperationTypes['listCountries']['request']>({ query: (request) => ({ method: 'GET', path: '/geoData/public/countries', query: request }) }),
    /** Cities by the beginning of their name. [I7.24] */
    searchCities: build.query<OperationTypes['searchCities']['response'], OperationTypes['searchCities']['request']>({ query: (request) => ({ method: 'GET', path: '/geoData/public/cities', query: request }) }),
    /** What runs on the server, for the version panel. [I7.25, I6.07] */
    getReleaseName: build.query<OperationTypes['getReleaseName']['response'], OperationTypes['getReleaseName']['request']>({ query: () => ({ method: 'GET', path: '/debug/public/releaseName' }) }),
    /** A page tells of a fault of its own; what may tell of a person was taken out, and is taken out again here. [I6.06, I7.30] */
    reportError: build.mutation<OperationTypes['reportError']['response'], OperationTypes['reportError']['request']>({ query: (request) => ({ method: 'POST', path: '/debug/public/errorReport', body: request }) }),
    /** A message to the people behind the site; they answer by mail. [I2.29, I9.10] */
    sendContactMessage: build.mutation<OperationTypes['sendContactMessage']['response'], OperationTypes['sendContactMessage']['request']>({ query: (request) => ({ method: 'POST', path: '/contact/public/message', body: request }) }),
    /** An organiser asks to be shown the product. [I7.28] */
    requestDemo: build.mutation<OperationTypes['requestDemo']['response'], OperationTypes['requestDemo']['request']>({ query: (request) => ({ method: 'POST', path: '/client/acquisition/public/request-demo', body: request }) }),
    /** Wants to hear what is coming; nobody is told whether an address does already. [I7.27] */
    subscribeNewsletter: build.mutation<OperationTypes['subscribeNewsletter']['response'], OperationTypes['subscribeNewsletter']['request']>({ query: (request) => ({ method: 'PUT', path: '/newsletter/public/subscribe', body: request }) }),
    /** Wants to hear once, when an event goes on sale. [I7.27] */
    subscribeEventNewsletter: build.mutation<OperationTypes['subscribeEventNewsletter']['response'], OperationTypes['subscribeEventNewsletter']['request']>({ query: (request) => ({ method: 'PUT', path: '/newsletter/public/event/subscribe', body: request }) }),
    /** What the link in a mail is about. [I7.27] */
    getNewsletterSubscription: build.query<OperationTypes['getNewsletterSubscription']['response'], OperationTypes['getNewsletterSubscription']['request']>({ query: (request) => ({ method: 'GET', path: '/newsletter/public/subscription', query: request }) }),
    /** Says yes to the mail, or no more of it, by the link that it brought. [I7.27] */
    answerNewsletterSubscription: build.mutation<OperationTypes['answerNewsletterSubscription']['response'], OperationTypes['answerNewsletterSubscription']['request']>({ query: (request) => ({ method: 'PUT', path: '/newsletter/public/subscription', body: request }) }),
  }),
});
