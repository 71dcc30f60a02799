import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const names = new Map<string, string>();
/** Maximum number of remembered names; statements built dynamically would grow the cache without limit. */
const mostStatements = 500;
/** Prefix of a statement that is prepared once per connection, inside and outside transactions. */
export const preparedMark = '/* prepared */';

/** Marks a statement with constant text outside transactions: prepared once per connection. */
export const prepared = sql.raw(preparedMark);

function nameOf(text: string): string | undefined {
  if (names.size >= mostStatements) return undefined;
  const name = `foyer_${createHash('sha1').update(text).digest('base64url')}`;
  names.set(text, name);
  return name;
}

/**
 * Names a statement for PostgreSQL's prepared statements, so that it is parsed and planned once per connection instead
 * of per call. Statements in transactions always get a name; searches don't, since their plan depends on the values.
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
