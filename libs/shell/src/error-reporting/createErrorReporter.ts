import type { ErrorReport } from '@foyer/contract';
import { isFoyerError } from '@foyer/api-client';
import { scrubText } from '@foyer/util';

/** Maximum reports per page, so that an error in every render doesn't flood the server. */
export const mostReports = 10;

export interface ErrorReporterParts {
  /** Sends a report to the server. */
  send: (report: ErrorReport) => Promise<unknown>;
  /** Returns the path of the page. */
  page: () => string;
  webCommit?: string | undefined;
  /** Returns words known to be private: names, addresses, the session token. */
  privateWords: () => readonly string[];
  /** Tells whether the user consented to being identified [I6.06]. */
  mayIdentify: () => boolean;
}

/** Browser messages that mean nothing, or reveal nothing. */
const noise = [/^ResizeObserver loop/, /^Script error\.?$/];

interface Fault {
  name: string;
  message: string;
  stack?: string;
}

function faultOf(thrown: unknown): Fault {
  if (isFoyerError(thrown)) {
    const status = 'status' in thrown ? ` ${thrown.status}` : '';
    // The message may quote typed text; the code is enough.
    return {
      name: 'FoyerError',
      message: `${thrown.kind}${status}${'code' in thrown ? ` ${thrown.code}` : ''}`,
    };
  }
  if (thrown instanceof Error) {
    const { name, message, stack } = thrown;
    return { name: name || 'Error', message, ...(stack === undefined ? {} : { stack }) };
  }
  return {
    name: 'NoError',
    message: typeof thrown === 'string' ? thrown : Object.prototype.toString.call(thrown),
  };
}

/**
 * Reports errors to the server: each once, at most ten per page, without personal data [I6.06, PV-04]. Failures to
 * report are ignored, so that reporting never loops.
 */
export function createErrorReporter({
  send,
  page,
  webCommit,
  privateWords,
  mayIdentify,
}: ErrorReporterParts) {
  const told = new Set<string>();
  return (thrown: unknown): void => {
    try {
      const { name, message, stack } = faultOf(thrown);
      if (noise.some((each) => each.test(message))) return;
      const clean = (text: string, longest: number): string =>
        scrubText(text.slice(0, 2 * longest), privateWords()).slice(0, longest);
      const report = {
        name: clean(name, 80),
        message: clean(message, 500),
        ...(stack === undefined ? {} : { stack: clean(stack, 8000) }),
        page: clean(page(), 300),
        ...(webCommit ? { webCommit } : {}),
        ...(mayIdentify() ? { mayIdentify: true } : {}),
      };
      const fingerprint = `${report.name} ${report.message} ${report.stack ?? ''}`;
      if (told.has(fingerprint) || told.size >= mostReports) return;
      told.add(fingerprint);
      void send(report).catch(() => undefined);
    } catch {
      // A failed report ends here.
    }
  };
}

/** Listens for uncaught errors and rejections, including those of error boundaries. @returns a function that stops it */
export function hearFaults(tell: (thrown: unknown) => void, own: Window = window): () => void {
  const onError = ({ error, message }: ErrorEvent): void => tell(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason);
  own.addEventListener('error', onError);
  own.addEventListener('unhandledrejection', onRejection);
  return () => {
    own.removeEventListener('error', onError);
    own.removeEventListener('unhandledrejection', onRejection);
  };
}
