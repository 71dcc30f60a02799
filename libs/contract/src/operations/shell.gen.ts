// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Accepted } from '../common/value.gen.ts';
import type { AdvertisementData, SystemEvent } from '../shell/attribution.gen.ts';
import type { JobApplication, ResumePart, ResumeUpload } from '../shell/careers.gen.ts';
import type { CityList, Surroundings } from '../shell/city.gen.ts';
import type { PublicConfiguration } from '../shell/configuration.gen.ts';
import type { CountryList } from '../shell/country.gen.ts';
import type { ErrorReport } from '../shell/error-report.gen.ts';
import type { ContactMessage, DemoRequest } from '../shell/inquiry.gen.ts';
import type { EventNewsletterRequest, NewsletterAnswer, NewsletterRequest, NewsletterSubscription } from '../shell/newsletter.gen.ts';
import type { ReleaseName } from '../shell/release.gen.ts';
import type { RemoteConfigDocument } from '../shell/remote-config.gen.ts';
import type { WhiteLabelConfig } from '../shell/white-label.gen.ts';

export const shellOperations = {
  getAdvertisementData: { method: 'GET', path: '/advertisementData/public/client', domain: 'shell', noun: 'attribution', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.26', 'I7.02'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
  recordSystemEvent: { method: 'POST', path: '/external/system-events', domain: 'shell', noun: 'attribution', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.26', 'I7.02'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  uploadResumePart: { method: 'POST', path: '/careers/public/resume', domain: 'shell', noun: 'careers', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I3.24', 'I5.10'], errors: ['notFound', 'payloadTooLarge', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], bodyBytes: 720000 },
  applyForJob: { method: 'POST', path: '/careers/public/application', domain: 'shell', noun: 'careers', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I2.29', 'I3.24', 'I8.10'], errors: ['malformedEmail', 'notFound', 'unsupportedMediaType', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  searchCities: { method: 'GET', path: '/geoData/public/cities', domain: 'shell', noun: 'city', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.24'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 3600 },
  getSurroundings: { method: 'GET', path: '/geoData/public/surroundings', domain: 'shell', noun: 'city', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.24', 'I7.30'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 86400 },
  getConfiguration: { method: 'GET', path: '/configuration/public', domain: 'shell', noun: 'configuration', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.22'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
  listCountries: { method: 'GET', path: '/geoData/public/countries', domain: 'shell', noun: 'country', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.24'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 3600 },
  reportError: { method: 'POST', path: '/debug/public/errorReport', domain: 'shell', noun: 'error-report', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I6.06', 'I7.30'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  sendContactMessage: { method: 'POST', path: '/contact/public/message', domain: 'shell', noun: 'inquiry', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I2.29', 'I9.10'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  requestDemo: { method: 'POST', path: '/client/acquisition/public/request-demo', domain: 'shell', noun: 'inquiry', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.28', 'C7.72', 'C9.06'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  subscribeNewsletter: { method: 'PUT', path: '/newsletter/public/subscribe', domain: 'shell', noun: 'newsletter', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.27'], errors: ['malformedEmail', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  subscribeEventNewsletter: { method: 'PUT', path: '/newsletter/public/event/subscribe', domain: 'shell', noun: 'newsletter', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.27'], errors: ['malformedEmail', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getNewsletterSubscription: { method: 'GET', path: '/newsletter/public/subscription', domain: 'shell', noun: 'newsletter', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.27'], errors: ['emailLinkMalformed', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  answerNewsletterSubscription: { method: 'PUT', path: '/newsletter/public/subscription', domain: 'shell', noun: 'newsletter', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.27'], errors: ['emailLinkMalformed', 'notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getReleaseName: { method: 'GET', path: '/debug/public/releaseName', domain: 'shell', noun: 'release', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.25', 'I6.07'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
  getRemoteConfig: { method: 'GET', path: '/configuration/public/remote', domain: 'shell', noun: 'remote-config', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I4.23', 'I3.31', 'I3.32', 'I9.03'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
  getWhiteLabelConfig: { method: 'GET', path: '/whitelabel/config.json', domain: 'shell', noun: 'white-label', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.23'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 60 },
} as const;

export interface ShellOperations {
  /** Campaign parameters of an advertisement, for links that carry its id only. [I7.26, I7.02] */
  getAdvertisementData: { query: { advertisementId: string }; body: undefined; request: { advertisementId: string }; response: AdvertisementData; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Reports an event caused by an advertisement or affiliate, which the headers name. [I7.26, I7.02] */
  recordSystemEvent: { query: undefined; body: SystemEvent; request: SystemEvent; response: Accepted; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Uploads the next part of a résumé. The first call starts the upload; a part sent twice is stored once. [I3.24, I5.10] */
  uploadResumePart: { query: undefined; body: ResumePart; request: ResumePart; response: ResumeUpload; error: 'notFound' | 'payloadTooLarge' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Submits an application with the uploaded résumé. An upload applies once, however often the call is repeated. [I2.29, I3.24, I8.10] */
  applyForJob: { query: undefined; body: JobApplication; request: JobApplication; response: Accepted; error: 'malformedEmail' | 'notFound' | 'unsupportedMediaType' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Finds cities by prefix. [I7.24] */
  searchCities: { query: { searchQuery: string }; body: undefined; request: { searchQuery: string }; response: CityList; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists cities around a place, few and distant enough to be drawn with their names. [I7.24, I7.30] */
  getSurroundings: { query: { latitude: number; longitude: number }; body: undefined; request: { latitude: number; longitude: number }; response: Surroundings; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Configuration of the deployment for browsers; fetched once. [I7.22] */
  getConfiguration: { query: undefined; body: undefined; request: void; response: PublicConfiguration; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists countries for a select field, named in the language of the request. [I7.24] */
  listCountries: { query: { context?: "signUp" | "shipping" }; body: undefined; request: { context?: "signUp" | "shipping" }; response: CountryList; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Reports an error of a page; the page removes personal data, and the server does so again. [I6.06, I7.30] */
  reportError: { query: undefined; body: ErrorReport; request: ErrorReport; response: Accepted; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Sends a message to support, which answers by mail. [I2.29, I9.10] */
  sendContactMessage: { query: undefined; body: ContactMessage; request: ContactMessage; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Requests a product demonstration for an organiser. [I7.28, C7.72, C9.06] */
  requestDemo: { query: undefined; body: DemoRequest; request: DemoRequest; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Subscribes an address to the newsletter; the answer does not reveal whether it was subscribed already. [I7.27] */
  subscribeNewsletter: { query: undefined; body: NewsletterRequest; request: NewsletterRequest; response: Accepted; error: 'malformedEmail' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Subscribes an address to a single mail when an event goes on sale. [I7.27] */
  subscribeEventNewsletter: { query: undefined; body: EventNewsletterRequest; request: EventNewsletterRequest; response: Accepted; error: 'malformedEmail' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Subscription to which the link in a mail belongs. [I7.27] */
  getNewsletterSubscription: { query: { token: string }; body: undefined; request: { token: string }; response: NewsletterSubscription; error: 'emailLinkMalformed' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Confirms or ends a subscription, by the link in a mail. [I7.27] */
  answerNewsletterSubscription: { query: undefined; body: NewsletterAnswer; request: NewsletterAnswer; response: NewsletterSubscription; error: 'emailLinkMalformed' | 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Version of the server, for the version panel. [I7.25, I6.07] */
  getReleaseName: { query: undefined; body: undefined; request: void; response: ReleaseName; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Settings that operators change at run time; browsers request them at most once a minute. [I4.23, I3.31, I3.32, I9.03] */
  getRemoteConfig: { query: undefined; body: undefined; request: void; response: RemoteConfigDocument; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** White-label configuration of the request's host; not found if the host has none. [I7.23] */
  getWhiteLabelConfig: { query: { version?: string }; body: undefined; request: { version?: string }; response: WhiteLabelConfig; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
