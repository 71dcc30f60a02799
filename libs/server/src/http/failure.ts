import { errorStatus, type ErrorCode } from '@foyer/contract';

export type FailureDetails = Record<string, unknown>;

/**
 * An expected failure that the contract lists. Thrown by a handler it rolls the transaction back; returned by one
 * it commits first (for a failure that must be remembered, as a declined payment is). Either way the caller gets
 * `{ code, message, details? }` with the status of the code and a message in the language of the request.
 */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ErrorCode;
  readonly details: FailureDetails | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details?: FailureDetails,
    { retryAfterSeconds }: { retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** `throw failure('purchaseSoldOut')`, or `return failure(…)` where the transaction must stay. */
export const failure = (code: ErrorCode, details?: FailureDetails): Failure => new Failure(code, details);

/** A foreign object answers exactly as one that does not exist [quality.md, decision 8]. */
export function found<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw failure('notFound');
  return value;
}
