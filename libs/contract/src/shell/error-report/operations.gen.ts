// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ErrorReport } from './types.gen.ts';
import type { Accepted } from '../../common/value/types.gen.ts';

export const shellErrorReportOperations = {
  reportError: { method: 'POST', path: '/debug/public/errorReport', domain: 'shell', noun: 'error-report', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I6.06', 'I7.30'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface ShellErrorReportOperations {
  /** Reports an error of a page; the page removes personal data, and the server does so again. [I6.06, I7.30] */
  reportError: { query: undefined; body: ErrorReport; request: ErrorReport; response: Accepted; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
