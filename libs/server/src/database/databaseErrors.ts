import { DatabaseError } from 'pg';

/** Nothing could be asked of the database now: the queue for connections is full, or it is away. Answered with 503. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** A transaction was opened inside another one of the same call. A mistake in code: pass the scope on instead. */
export class NestedTransactionError extends Error {
  override name = 'NestedTransactionError';
}

/** A statement was started and not waited for. A mistake in code: whoever starts several waits for all. */
export class TransactionOverError extends Error {
  override name = 'TransactionOverError';
}

const isDatabaseError = (error: unknown): error is DatabaseError => error instanceof DatabaseError;

/** SQLSTATE of an error that PostgreSQL answered with, or undefined. */
export const sqlStateOf = (error: unknown): string | undefined =>
  isDatabaseError(error) ? error.code : undefined;

/** A migration changed a table under a statement that was planned before it: another connection plans anew. */
const isStalePlan = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === '0A000' && error.message.includes('cached plan');

/**
 * Two transactions were in each other's way (serialization_failure, deadlock_detected), or a plan is out of date; the
 * same work can be tried again.
 */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(sqlStateOf(error) ?? '') || isStalePlan(error);

/** unique_violation, optionally of one constraint: how "somebody else was faster" looks. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) && error.code === '23505' && (!constraint || error.constraint === constraint);

/** check_violation, optionally of one constraint. */
export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) && error.code === '23514' && (!constraint || error.constraint === constraint);

/**
 * The connection cannot be trusted any more: it broke, its answer never came, or PostgreSQL is ending it
 * (57P0x, 08xxx). An ordinary SQL error leaves a good connection behind.
 */
export function breaksConnection(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === undefined || state.startsWith('57P') || state.startsWith('08') || isStalePlan(error);
}

const unavailableStates = ['57014', '55P03', '25P03', '25P04'];
const lostConnection =
  /^(Connection terminated|Query read timeout|timeout exceeded|Client has encountered a connection error)/;

/** The connection is gone, or its answer never came: there is nobody to send a rollback to. */
export function isConnectionLoss(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state) return state.startsWith('57P') || state.startsWith('08');
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return /^(ECONN|EPIPE|ETIMEDOUT)/.test(code) || lostConnection.test(message);
}

/**
 * Errors that mean "not now" and not "wrong": no connection, a time-out of a statement or a lock, an
 * ending or starting server, too many connections, no room on disk.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError || isConnectionLoss(error)) return true;
  const state = sqlStateOf(error) ?? '';
  return unavailableStates.includes(state) || state.startsWith('53');
}
