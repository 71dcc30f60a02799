import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@foyer/contract';

/** A fault of a page, without anything that tells of a person but an id under consent. */
export interface PageFault {
  id: string;
  at: Date;
  name: string;
  message: string;
  stack?: string;
  page: string;
  /** What the page was built from, and what ran on the server. */
  webCommit?: string;
  releaseName: string;
  environment: string;
  site: string;
  locale: Locale;
  userId?: string;
}

/** Where faults of pages are told [I7.30]: the log of the server, or a service that takes Sentry's envelopes. */
export interface ErrorReportGateway {
  readonly name: string;
  /** @throws when it cannot be told */
  send: (fault: PageFault, log: FastifyBaseLogger) => Promise<void>;
}

/** The log alone; it needs nothing. */
export const logErrorReports: ErrorReportGateway = {
  name: 'log',
  send: (fault, log) => {
    log.warn({ fault }, 'page fault');
    return Promise.resolve();
  },
};
