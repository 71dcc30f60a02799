import { scrubText } from '@foyer/util';
import { sqlStateOf } from '../database/databaseErrors.ts';
import { withoutQuoted } from './faultText.ts';

const longest = { message: 500, stack: 8000 };

/** Path up to the workspace, removed to hide the installation folder. */
const beforeWorkspace = /(?:file:\/\/)?\/[^\s():]{0,400}?\/(?=(?:libs|apps|tools|node_modules)\/)/g;

function messageOf(error: unknown): string {
  const state = sqlStateOf(error);
  // Messages of PostgreSQL quote values, even of columns outside the query.
  if (state) return `SQLSTATE ${state}`;
  return error instanceof Error ? scrubText(withoutQuoted(error.message)) : 'not an error';
}

/** Returns only the call lines, since the lines before them repeat the message. */
function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  const calls = error.stack.split('\n').filter((line) => /^\s+at /.test(line));
  return scrubText(calls.join('\n').replaceAll(beforeWorkspace, ''));
}

/** Error with a message fit for logs and reports. */
export interface DescribedError {
  name: string;
  message: string;
  stack?: string;
}

/** Describes an error and its place without personal data, whatever the message quotes [PV-04]. */
export function describeError(error: unknown): DescribedError {
  const stack = stackOf(error)?.slice(0, longest.stack);
  return {
    name: error instanceof Error ? error.name : 'NoError',
    message: messageOf(error).slice(0, longest.message),
    ...(stack === undefined ? {} : { stack }),
  };
}
