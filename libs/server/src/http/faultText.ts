import { sqlStateOf } from '../database/databaseErrors.ts';

/** Messages of errors quote what they stumbled over, and that may be what somebody typed. */
const quoted = /(["'`])(?:(?!\1)[^\n]){1,2000}\1/g;

/** A message, or a stack that begins with one, without what it quotes [PV-04]. */
export const withoutQuoted = (text: string): string => text.replace(quoted, '[quoted]');

/** An error as a line of the log has it. */
export interface LoggedError {
  [more: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * An error as the log has it: what it is and where. PostgreSQL quotes values in its messages, and says whole rows beside them.
 */
export function errorForLog(error: Error & { code?: string }): LoggedError {
  const clean = sqlStateOf(error) ? withoutQuoted : (text: string): string => text;
  const { name = 'NoError', code, message = '', stack = '', cause } = error ?? {};
  return {
    type: name,
    ...(code === undefined ? {} : { code }),
    message: clean(message),
    stack: clean(stack),
    ...(cause instanceof Error ? { cause: errorForLog(cause) } : {}),
  };
}
