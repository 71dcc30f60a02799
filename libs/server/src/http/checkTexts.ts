import { failure } from './failure.ts';

const maximumDepth = 32;
// NUL cannot be stored by PostgreSQL; half a surrogate pair is no character.
const loneSurrogate = /\p{Surrogate}/u;
const isBadText = (text: string): boolean => text.includes('\0') || loneSurrogate.test(text);

/**
 * Refuses NUL and lone surrogates in every text and name of an input, and inputs that are nested out of reason.
 * Walks without recursion: the depth is the sender's to choose.
 * @throws Failure `invalidRequest`
 */
export function checkTexts(input: unknown, part: 'querystring' | 'body'): void {
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > maximumDepth) throw failure('invalidRequest', { part, reason: 'depth' });
    if (typeof value === 'string' && isBadText(value))
      throw failure('invalidRequest', { part, reason: 'characters' });
    if (value === null || typeof value !== 'object') continue;
    for (const [name, each] of Object.entries(value)) {
      if (isBadText(name)) throw failure('invalidRequest', { part, reason: 'characters' });
      open.push({ value: each, depth: depth + 1 });
    }
  }
}
