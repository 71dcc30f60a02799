import { sqlStateOf } from '../database/databaseErrors.ts';

/** Matches quotations in error messages, which may be user input. */
const quoted = /(["'`])(?:(?!\1)[^\n]){1,2000}\1/g;

/** Removes quotations from a message or stack [PV-04]. */
export const withoutQuoted = (text: string): string => text.replace(quoted, '[quoted]');

/** Error as written to the log. */
export interface LoggedError {
  [more: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * Reduces an error to its kind and place for the log: PostgreSQL quotes values in messages and whole rows in details.
 */
export function errorForLog(error: (Error & { code?: string }) | undefined): LoggedError {
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
