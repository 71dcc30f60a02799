import { isStorableText } from '../database/storableText.ts';
import { failure } from './failure.ts';

const maximumDepth = 32;

/**
 * Refuses NUL and lone surrogates in all strings and keys of an input, and excessive nesting.
 * Iterative, because the sender determines the depth.
 * @throws Failure `invalidRequest`
 */
export function checkTexts(input: unknown, part: 'querystring' | 'body'): void {
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > maximumDepth) throw failure('invalidRequest', { part, reason: 'depth' });
    if (typeof value === 'string' && !isStorableText(value))
      throw failure('invalidRequest', { part, reason: 'characters' });
    if (value === null || typeof value !== 'object') continue;
    for (const [name, each] of Object.entries(value)) {
      if (!isStorableText(name)) throw failure('invalidRequest', { part, reason: 'characters' });
      open.push({ value: each, depth: depth + 1 });
    }
  }
}
