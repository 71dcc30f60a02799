import { scrubText } from '@foyer/util';
import { sqlStateOf } from '../../database/databaseErrors.ts';
import { withoutQuoted } from '../../http/faultText.ts';

const longest = { message: 500, stack: 8000 };

/** From the workspace on: where it is installed is nobody's business. */
const beforeWorkspace = /(?:file:\/\/)?\/[^\s():]{0,400}?\/(?=(?:libs|apps|tools|node_modules)\/)/g;

function messageOf(error: unknown): string {
  const state = sqlStateOf(error);
  // PostgreSQL says values, of its own tables even those that were not asked for.
  if (state) return `SQLSTATE ${state}`;
  return error instanceof Error ? scrubText(withoutQuoted(error.message)) : 'not an error';
}

/** Only the calls: the lines before them repeat the message. */
function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  const calls = error.stack.split('\n').filter((line) => /^\s+at /.test(line));
  return scrubText(calls.join('\n').replaceAll(beforeWorkspace, ''));
}

/** An error in words that may be told. */
export interface DescribedError {
  name: string;
  message: string;
  stack?: string;
}

/** What an error is and where, and nothing that tells of a person, whatever it quotes [PV-04]. */
export function describeError(error: unknown): DescribedError {
  const stack = stackOf(error)?.slice(0, longest.stack);
  return {
    name: error instanceof Error ? error.name : 'NoError',
    message: messageOf(error).slice(0, longest.message),
    ...(stack === undefined ? {} : { stack }),
  };
}
