import type { ErrorReport } from '@foyer/contract';
import { isFoyerError } from '@foyer/api-client';
import { scrubText } from '@foyer/util';

/** A page tells of so many faults at most: one that comes with every drawing would tell without end. */
export const mostReports = 10;

export interface ErrorReporterParts {
  /** Tells the server. */
  send: (report: ErrorReport) => Promise<unknown>;
  /** The path of the page. */
  page: () => string;
  webCommit?: string | undefined;
  /** Words that are known to be private: names, addresses, the session's token. */
  privateWords: () => readonly string[];
  /** Whether the person agreed to be named by their id [I6.06]. */
  mayIdentify: () => boolean;
}

/** What browsers say where nothing is wrong, or where nothing can be known. */
const noise = [/^ResizeObserver loop/, /^Script error\.?$/];

interface Fault {
  name: string;
  message: string;
  stack?: string;
}

function faultOf(thrown: unknown): Fault {
  if (isFoyerError(thrown)) {
    const status = 'status' in thrown ? ` ${thrown.status}` : '';
    // Its message may say what somebody typed; the code says what happened.
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
 * Tells the server of faults: each once, ten a page at most, without anything that tells of a person [I6.06, PV-04]. That one
 * could not be told is told nowhere, so that it never goes in circles.
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
      // A fault of the telling is the end of it.
    }
  };
}

/** Hears what nobody caught: errors, among them those that boundaries report, and rejected promises. @returns the way to stop */
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
