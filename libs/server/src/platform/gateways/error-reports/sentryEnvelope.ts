import { parse } from 'stacktrace-parser';
import type { ReportedFault } from './errorReportGateway.ts';

/** Endpoint for envelopes, parsed from its DSN: `https://KEY@HOST/[PATH/]PROJECT`. */
export interface SentryTarget {
  address: string;
  publicKey: string;
}

/** @throws Error that names the variable, but never the key in it */
export function readSentryDsn(text: string): SentryTarget {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [project = '', ...path] = (url?.pathname ?? '').split('/').filter(Boolean).reverse();
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !/^\w{1,40}$/.test(project))
    throw new Error('FOYER_SENTRY_DSN is not of the form https://KEY@HOST/PROJECT');
  const base = [url.origin, ...path.reverse()].join('/');
  return { address: `${base}/api/${project}/envelope/`, publicKey: url.username };
}

const framesOf = (stack: string) =>
  parse(stack)
    // The protocol lists the newest call last.
    .reverse()
    .map(({ methodName, file, lineNumber, column }) => ({
      function: methodName,
      filename: file ?? '<anonymous>',
      ...(lineNumber === null ? {} : { lineno: lineNumber }),
      ...(column === null ? {} : { colno: column }),
      in_app: true,
    }));

function eventOf(fault: ReportedFault): object {
  const stacktrace = fault.stack ? { stacktrace: { frames: framesOf(fault.stack) } } : {};
  return {
    event_id: fault.id.replaceAll('-', ''),
    timestamp: fault.at.getTime() / 1000,
    platform: fault.source === 'server' ? 'node' : 'javascript',
    level: 'error',
    release: fault.webCommit ?? fault.releaseName,
    environment: fault.environment,
    transaction: fault.page,
    tags: {
      site: fault.site,
      locale: fault.locale,
      server_release: fault.releaseName,
      ...(fault.attempt === undefined
        ? {}
        : { job_attempt: String(fault.attempt), job_failed_for_good: String(fault.isLastAttempt) }),
    },
    exception: { values: [{ type: fault.name, value: fault.message, ...stacktrace }] },
    ...(fault.userId === undefined ? {} : { user: { id: fault.userId } }),
  };
}

/** Encodes a fault as an envelope with one event: three lines of JSON. */
export function sentryEnvelope(fault: ReportedFault, sentAt: Date): string {
  const event = JSON.stringify(eventOf(fault));
  const head = { event_id: fault.id.replaceAll('-', ''), sent_at: sentAt.toISOString() };
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(event) };
  return `${JSON.stringify(head)}\n${JSON.stringify(item)}\n${event}\n`;
}
