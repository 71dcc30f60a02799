import { mostPlaces } from '../document/limits.ts';
import { pointerTo, type ImportProblems } from '../document/importProblems.ts';
import { textOf, valuesOf, type NodeAt } from './nodeReader.ts';

/** Reads a number of places; undefined if absent or blank, undefined plus a problem if invalid. */
export function readCount(
  at: NodeAt,
  key: string,
  minimum: 0 | 1,
  problems: ImportProblems,
): number | undefined {
  const given = valuesOf(at, key).find(({ value }) => typeof value !== 'string' || value.trim() !== '');
  if (!given) return undefined;
  const text = textOf(at, key) ?? JSON.stringify(given.value);
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= minimum && count <= mostPlaces) return count;
  return problems.add(
    pointerTo(at.pointer, key),
    `expected a whole number from ${minimum} to ${mostPlaces.toLocaleString('en-US')}, found ${text.slice(0, 60)}`,
  );
}
