import { splitArguments } from './logicalStyles.ts';

const comparison = /\b(clamp|min|max)\(/;

/** Returns the position of the bracket that closes the one at `from`. */
function closing(value: string, from: number): number {
  let depth = 0;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    if (value[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return value.length;
}

/**
 * Chooses an argument: the minimum of `clamp()`, which fits every screen, the last of `min()` and the first of `max()`,
 * which are the fixed lengths.
 */
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
 * Returns a value in syntax of older browsers, oldest first: a browser uses the last one that it understands. Viewport
 * units replace container units and dynamic viewport units, which the oldest supported browsers lack.
 */
export function olderValues(value: string): string[] {
  const known = value
    .replace(/(\d)(?:cqi|cqw|dvw|svw|lvw)\b/g, '$1vw')
    .replace(/(\d)(?:dvh|svh|lvh)\b/g, '$1vh');
  return [...new Set([withoutComparisons(known), known, ...(/\d[dsl]v[hw]\b/.test(value) ? [value] : [])])];
}
