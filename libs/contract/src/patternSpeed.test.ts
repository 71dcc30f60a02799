import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import { operationSchemas, sharedSchemas } from './schemas.gen.ts';

/** Collects every `pattern` of a document, at any depth. */
function patternsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}
const walls = ['frameMessage', 'storedCart'].map((name) =>
  readFileSync(path.join(import.meta.dirname, `walls/${name}.gen.ts`), 'utf8'),
);
const inCode = walls.flatMap((code) =>
  [...code.matchAll(/new RegExp\(("(?:[^"\\]|\\.)*")/g)].map(([, text]) => JSON.parse(text!) as string),
);
const all = [...new Set([...patternsIn([sharedSchemas, operationSchemas]), ...inCode])];

describe('no pattern of the contract can be slowed down by a long input [I5.08]', () => {
  it('finds the patterns of all files', () => expect(all.length).toBeGreaterThan(10));

  it.each(all)(
    '%s',
    (pattern) => expect(checkSync(pattern, 'u', { timeout: 20_000 }).status).toBe('safe'),
    30_000,
  );
});
