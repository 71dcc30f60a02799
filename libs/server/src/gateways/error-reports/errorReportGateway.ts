import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@foyer/contract';

/** A fault of a page or of the server, without anything that tells of a person but an id under consent. */
export interface ReportedFault {
  source: 'page' | 'server';
  id: string;
  at: Date;
  name: string;
  message: string;
  stack?: string;
  /** The path of the page, the method and the pattern of the address that was called, or `job` and its name. */
  page: string;
  /** Which try of a job it was, from one, and whether there will be another. */
  attempt?: number;
  isLastAttempt?: boolean;
  /** What the page was built from, and what ran on the server. */
  webCommit?: string;
  releaseName: string;
  environment: string;
  site: string;
  locale: Locale;
  userId?: string;
}

/** Where faults are told [I7.30]: the log of the server, or a service that takes Sentry's envelopes. */
export interface ErrorReportGateway {
  readonly name: string;
  /** @throws when it cannot be told */
  send: (fault: ReportedFault, log: FastifyBaseLogger) => Promise<void>;
}

/** The log alone; it needs nothing. Faults of the server stand in it already, with all that there is to know. */
export const logErrorReports: ErrorReportGateway = {
  name: 'log',
  send: (fault, log) => {
    if (fault.source === 'page') log.warn({ fault }, 'page fault');
    return Promise.resolve();
  },
};
