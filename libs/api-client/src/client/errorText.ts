import type { ErrorCode } from '@foyer/contract';
import { errorCodeOf, isFoyerError } from './foyerError.ts';

/** Failures of any call, worded by the browser; the server words every error code. */
export type CommonError = 'rejected' | 'server' | 'unreachable' | 'timeout' | 'unknown';

/** Translates a text of the namespace `shell`, which every app has loaded: an offline page can't load another one. */
export type TranslateCommon = (key: `errors.${CommonError}`, options: { ns: 'shell' }) => string;

function commonErrorOf(error: unknown): CommonError {
  if (!isFoyerError(error)) return 'unknown';
  if (error.kind === 'unreachable' || error.kind === 'timeout') return error.kind;
  if (error.status >= 500) return 'server';
  return error.status >= 400 ? 'rejected' : 'unknown';
}

/**
 * Returns the text for a failed call: the server's message if there is one, otherwise a common text [I8.02].
 */
export function errorText(t: TranslateCommon, error: unknown): string {
  if (isFoyerError(error) && error.kind === 'rejected' && error.message !== '') return error.message;
  return t(`errors.${commonErrorOf(error)}`, { ns: 'shell' });
}

/** Codes that a library words itself, because its page knows more than the server; with the keys of its texts. */
export type ErrorTable<Key extends string> = Readonly<Partial<Record<ErrorCode, Key>>>;

/** Creates the `errorText` of a library: its own texts for the codes of its table, `errorText` for all others. */
export const createErrorText =
  <Key extends string>(table: ErrorTable<Key>) =>
  (t: TranslateCommon & ((key: Key) => string), error: unknown): string => {
    const code = errorCodeOf(error);
    const own = code === undefined ? undefined : table[code];
    return own === undefined ? errorText(t, error) : t(own);
  };
