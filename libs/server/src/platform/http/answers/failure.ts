import { errorStatus, type ErrorCode } from '@foyer/contract';

export type FailureDetails = Record<string, unknown>;

/**
 * Expected failure listed in the contract. Thrown by a handler, it rolls the transaction back; returned, it is
 * committed first (for a failure that must be recorded, such as a declined payment). Either way the caller gets
 * `{ code, message, details? }` with the code's status and a message in the request's language.
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

/** Creates a failure: `throw failure('purchaseSoldOut')`, or `return failure(…)` to commit the transaction. */
export const failure = (code: ErrorCode, details?: FailureDetails): Failure => new Failure(code, details);

/** Throws notFound for a missing object; another caller's object answers the same. */
export function found<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw failure('notFound');
  return value;
}
