import type { ErrorObject } from 'ajv';

const excerptLength = 60;

/** Returns the value as shortened JSON. */
function excerptOf(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? 'nothing';
  return text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text;
}

const count = (limit: unknown): string => Number(limit).toLocaleString('en-US');

/**
 * Words a JSON Schema violation for the author of a file: expected and found value. A schema's `$comment` describes the
 * expectation where the keyword alone would be unclear, as with a pattern.
 */
export function schemaSentence({ keyword, params, message, data, parentSchema }: ErrorObject): string {
  const { limit } = params as { limit?: number };
  const found = `found ${excerptOf(data)}`;
  const comment = (parentSchema as { $comment?: string } | undefined)?.$comment;
  if (comment !== undefined) return `expected ${comment}, ${found}`;
  switch (keyword) {
    case 'required':
      return `expected the property ${String(params['missingProperty'])}`;
    case 'type':
      return `expected ${String(params['type'])}, ${found}`;
    case 'enum':
      return `expected one of ${(params['allowedValues'] as unknown[]).join(', ')}, ${found}`;
    case 'maxLength':
      return `expected at most ${count(limit)} characters, found ${count([...String(data)].length)}: ${excerptOf(data)}`;
    case 'minLength':
      return `expected at least ${count(limit)} characters, ${found}`;
    case 'maxItems':
      return `expected at most ${count(limit)} of them, found ${count((data as unknown[]).length)}`;
    case 'minItems':
      return `expected at least ${count(limit)} of them, found ${count((data as unknown[]).length)}`;
    case 'maximum':
      return `expected at most ${count(limit)}, ${found}`;
    case 'minimum':
      return `expected at least ${count(limit)}, ${found}`;
    default:
      return `expected a value that ${(message ?? 'fits').replace(/^must /, 'would ')}, ${found}`;
  }
}
