import type { ErrorCode } from '@foyer/contract';

/**
 * What went wrong with a call, as every screen sees it [I8.02].
 * `rejected`: the server said so, with a code of the contract and a message in the language of the request.
 * `unreachable`, `timeout`: there was no answer. `unknown`: there was one that nobody can read.
 */
export type FoyerError =
  | { kind: 'rejected'; status: number; code: ErrorCode; message: string; details: Record<string, unknown> }
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'unknown'; status: number };

/** The code of an error, or undefined where the server gave none. */
export const errorCodeOf = (error: unknown): ErrorCode | undefined =>
  isFoyerError(error) && error.kind === 'rejected' ? error.code : undefined;

/** The details that the server gave beside the code; an empty record where it gave none. */
export const errorDetailsOf = (error: unknown): Record<string, unknown> =>
  isFoyerError(error) && error.kind === 'rejected' ? error.details : {};

const kinds: readonly unknown[] = ['rejected', 'unreachable', 'timeout', 'unknown'];

/** Tells a `FoyerError` from whatever else may have been thrown. */
export function isFoyerError(error: unknown): error is FoyerError {
  return typeof error === 'object' && error !== null && 'kind' in error && kinds.includes(error.kind);
}

/** Whether asking again may help: no answer at all, or one of the server's own faults [I7.04, C7.83]. */
export const isWorthRetrying = (error: FoyerError): boolean =>
  error.kind === 'unreachable' || error.kind === 'timeout' || error.status >= 500;
