import type { ErrorCode } from '@foyer/contract';

/**
 * Failure of a call [I8.02].
 * `rejected`: the server refused, with an error code of the contract and a localised message.
 * `unreachable`, `timeout`: no answer. `unknown`: an unreadable answer.
 */
export type FoyerError =
  | {
      kind: 'rejected';
      status: number;
      code: ErrorCode;
      message: string;
      details: Record<string, unknown>;
      /** From the header Retry-After, where the server sent one. */
      retryAfterSeconds?: number;
    }
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'unknown'; status: number };

/** Error code of a failure, or `undefined` if the server gave none. */
export const errorCodeOf = (error: unknown): ErrorCode | undefined =>
  isFoyerError(error) && error.kind === 'rejected' ? error.code : undefined;

/** Details beside the error code; an empty record if there are none. */
export const errorDetailsOf = (error: unknown): Record<string, unknown> =>
  isFoyerError(error) && error.kind === 'rejected' ? error.details : {};

const kinds: readonly unknown[] = ['rejected', 'unreachable', 'timeout', 'unknown'];

/** Narrows a thrown value to `FoyerError`. */
export function isFoyerError(error: unknown): error is FoyerError {
  return typeof error === 'object' && error !== null && 'kind' in error && kinds.includes(error.kind);
}

/** Tells whether a retry may help: there was no answer, or a server fault [I7.04, C7.83]. */
export const isWorthRetrying = (error: FoyerError): boolean =>
  error.kind === 'unreachable' || error.kind === 'timeout' || error.status >= 500;
