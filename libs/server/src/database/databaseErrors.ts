import { DatabaseError } from 'pg';

/** A transaction was opened inside another one of the same call: a bug, pass the scope on instead. */
export class NestedTransactionError extends Error {
  override name = 'NestedTransactionError';
}

/** A statement was started and not awaited before its transaction ended: a bug. */
export class TransactionOverError extends Error {
  override name = 'TransactionOverError';
}

const isDatabaseError = (error: unknown): error is DatabaseError => error instanceof DatabaseError;

/** SQLSTATE of an error that PostgreSQL answered with, or undefined. */
export const sqlStateOf = (error: unknown): string | undefined =>
  isDatabaseError(error) ? error.code : undefined;

/** A migration changed a table under a prepared statement; another connection plans anew. */
const isStalePlan = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === '0A000' && error.message.includes('cached plan');

/**
 * Conflict of two transactions (serialization_failure, deadlock_detected) or a stale plan; the same work can be
 * tried again.
 */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(sqlStateOf(error) ?? '') || isStalePlan(error);

/** unique_violation, optionally of one constraint: another caller was faster. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) && error.code === '23505' && (!constraint || error.constraint === constraint);

/** check_violation, optionally of one constraint. */
export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) && error.code === '23514' && (!constraint || error.constraint === constraint);

/**
 * The connection must be thrown away: it broke, its answer never came, or PostgreSQL is ending it (57P0x, 08xxx).
 * An ordinary SQL error leaves a good connection behind.
 */
export function breaksConnection(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === undefined || state.startsWith('57P') || state.startsWith('08') || isStalePlan(error);
}

const unavailableStates = ['57014', '55P03', '25P03', '25P04'];
const lostConnection =
  /^(Connection terminated|Query read timeout|timeout exceeded|Client has encountered a connection error)/;

/** The connection is gone or its answer never came: a rollback cannot be sent. */
export function isConnectionLoss(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state) return state.startsWith('57P') || state.startsWith('08');
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return /^(ECONN|EPIPE|ETIMEDOUT)/.test(code) || lostConnection.test(message);
}

/**
 * Temporary errors, answered with 503: no connection in time, a statement or lock time-out, a starting or stopping
 * server, too many connections, a full disk.
 */
export function isUnavailable(error: unknown): boolean {
  if (isConnectionLoss(error)) return true;
  const state = sqlStateOf(error) ?? '';
  return unavailableStates.includes(state) || state.startsWith('53');
}
