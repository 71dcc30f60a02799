import { splitArguments } from './logicalStyles.ts';

const comparison = /\b(clamp|min|max)\(/;

/** Where the bracket that opens at `from` closes. */
function closing(value: string, from: number): number {
  let depth = 0;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    if (value[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return value.length;
}

/** The least of `clamp()` fits every screen; of `min()` the last is the fixed length, of `max()` the first is. */
function chosenOf(name: string, inside: string): string {
  const all = splitArguments(inside);
  return (name === 'min' ? all.at(-1) : all[0]) ?? '';
}

function withoutComparisons(value: string): string {
  const found = comparison.exec(value);
  if (!found) return value;
  const from = found.index + found[0].length - 1;
  const to = closing(value, from);
  const chosen = chosenOf(found[1]!, value.slice(from + 1, to));
  return withoutComparisons(`${value.slice(0, found.index)}${chosen}${value.slice(to + 1)}`);
}

/**
 * The same value in words that older browsers know, the oldest first: a browser takes the last one that it understands.
 * Viewport units stand in for those of a container and of a moving toolbar; nobody of the floor has either.
 */
export function olderValues(value: string): string[] {
  const known = value
    .replace(/(\d)(?:cqi|cqw|dvw|svw|lvw)\b/g, '$1vw')
    .replace(/(\d)(?:dvh|svh|lvh)\b/g, '$1vh');
  return [...new Set([withoutComparisons(known), known, ...(/\d[dsl]v[hw]\b/.test(value) ? [value] : [])])];
}
