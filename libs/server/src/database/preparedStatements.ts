import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const names = new Map<string, string>();
/** A text that is put together anew every time is not worth remembering: beyond so many, none is. */
const mostStatements = 500;
/** Begins the text of a statement that is planned once a connection, inside of transactions and outside. */
export const preparedMark = '/* prepared */';

/** In front of a statement outside of transactions that is the same at every request: planned once a connection. */
export const prepared = sql.raw(preparedMark);

function nameOf(text: string): string | undefined {
  if (names.size >= mostStatements) return undefined;
  const name = `foyer_${createHash('sha1').update(text).digest('base64url')}`;
  names.set(text, name);
  return name;
}

/**
 * The name under which PostgreSQL keeps a statement and its plan, so that it is read and planned once a connection and
 * not once a call. Statements of transactions are the same ones again and again; searches are planned for what is
 * searched.
 */
export function nameOfStatement(
  text: unknown,
  values: unknown,
  isInTransaction: boolean,
): string | undefined {
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return undefined;
  const known = names.get(text);
  if (known) return known;
  return isInTransaction || text.includes(preparedMark) ? nameOf(text) : undefined;
}
