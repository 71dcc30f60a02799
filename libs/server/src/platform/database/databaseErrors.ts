import { DatabaseError } from 'pg';

/** Programming error: a transaction opened inside another one of the same call. Pass the scope on instead. */
export class NestedTransactionError extends Error {
  override name = 'NestedTransactionError';
}

/** Programming error: a statement was not awaited before its transaction ended. */
export class TransactionOverError extends Error {
  override name = 'TransactionOverError';
}

const isDatabaseError = (error: unknown): error is DatabaseError => error instanceof DatabaseError;

/** Returns the SQLSTATE of a PostgreSQL error, else undefined. */
export const sqlStateOf = (error: unknown): string | undefined =>
  isDatabaseError(error) ? error.code : undefined;

/** Tells whether a migration changed a table under a prepared statement; another connection plans again. */
const isStalePlan = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === '0A000' && error.message.includes('cached plan');

/**
 * Tells whether the same work can be retried: after a conflict of transactions (serialization_failure,
 * deadlock_detected) or a stale plan.
 */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(sqlStateOf(error) ?? '') || isStalePlan(error);

/** Tells whether an error is a check_violation, optionally of one constraint. */
export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) && error.code === '23514' && (!constraint || error.constraint === constraint);

/** Tells whether an error is a unique_violation of an index. */
export const isUniqueViolation = (error: unknown, index: string): boolean =>
  isDatabaseError(error) && error.code === '23505' && error.constraint === index;

/**
 * Tells whether the connection is unusable: it broke, timed out, or PostgreSQL is ending it (57P0x, 08xxx). Ordinary
 * SQL errors leave it usable.
 */
export function breaksConnection(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === undefined || state.startsWith('57P') || state.startsWith('08') || isStalePlan(error);
}

/** Among them read_only_sql_transaction: a standby, or a primary that has just been restarted. */
const unavailableStates = ['57014', '55P03', '25P03', '25P04', '25006'];
const lostConnection =
  /^(Connection terminated|Query read timeout|timeout exceeded|Client has encountered a connection error)/;

/** Tells whether the connection is lost or timed out, so that a rollback can't be sent. */
export function isConnectionLoss(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state) return state.startsWith('57P') || state.startsWith('08');
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return /^(ECONN|EPIPE|ETIMEDOUT)/.test(code) || lostConnection.test(message);
}

/**
 * Tells whether an error is temporary, answered with 503: no connection in time, a statement or lock timeout, a
 * starting or stopping server, one that only reads, too many connections, a full disk.
 */
export function isUnavailable(error: unknown): boolean {
  if (isConnectionLoss(error)) return true;
  const state = sqlStateOf(error) ?? '';
  return unavailableStates.includes(state) || state.startsWith('53');
}
