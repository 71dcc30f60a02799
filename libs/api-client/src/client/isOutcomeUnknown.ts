import type { ErrorCode } from '@foyer/contract';
import { isFoyerError } from './foyerError.ts';

/** Refusals after which the call may have been made, or is still being made. */
const openCodes: readonly ErrorCode[] = [
  'serverError',
  'serviceUnavailable',
  'idempotencyInProgress',
  'paymentPending',
];

/**
 * Tells whether a failed call may still have been made, so that it must be repeated under the same idempotency key
 * [C8.04].
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !isFoyerError(error) || error.kind !== 'rejected' || openCodes.includes(error.code);
