import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@foyer/contract';

/** Fault of a page or of the server; its only personal datum is a user id, with consent. */
export interface ReportedFault {
  source: 'page' | 'server';
  id: string;
  at: Date;
  name: string;
  message: string;
  stack?: string;
  /** Path of the page, method and route pattern of the call, or `job` and its name. */
  page: string;
  /** Attempt of a job, from 1, and whether it was the last. */
  attempt?: number;
  isLastAttempt?: boolean;
  /** Commits of the page and of the server. */
  webCommit?: string;
  releaseName: string;
  environment: string;
  site: string;
  locale: Locale;
  userId?: string;
}

/** Destination of fault reports [I7.30]: the server's log, or a service that accepts Sentry envelopes. */
export interface ErrorReportGateway {
  readonly name: string;
  /** @throws when the report can't be delivered */
  send: (fault: ReportedFault, log: FastifyBaseLogger) => Promise<void>;
}

/** Reports to the log only; needs no configuration. Server faults are already logged in full. */
export const logErrorReports: ErrorReportGateway = {
  name: 'log',
  send: (fault, log) => {
    if (fault.source === 'page') log.warn({ fault }, 'page fault');
    return Promise.resolve();
  },
};
