import { isStorableText } from '../../platform/database/storableText.ts';
import { pointerTo, type ImportProblems } from './importProblems.ts';

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** JSON object. */
export type JsonObject = Record<string, Json>;

/** Maximum nesting depth, since the readers of events and plans recurse. */
const deepest = 64;

/** Tells whether a value is a JSON object, not null or an array. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function placeOf(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}

/** Escapes characters that a terminal can't show: `\u0000`. */
const visible = (text: string): string => JSON.stringify(text.slice(0, 60));

/**
 * Reports strings that can't be stored, and excessive nesting. Iterative, because the file determines the depth.
 */
function checkValues(root: Json, pointer: string, problems: ImportProblems): void {
  const open: { value: Json; pointer: string; depth: number }[] = [{ value: root, pointer, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, pointer: at, depth } = next;
    if (typeof value === 'string' && !isStorableText(value))
      problems.add(
        at,
        `expected text without NUL and without half a surrogate pair, found ${visible(value)}`,
      );
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest) {
      problems.add(`${at.slice(0, 120)}…`, `expected at most ${deepest} levels of nesting, found more`);
      return;
    }
    for (const [name, each] of Object.entries(value)) {
      if (!isStorableText(name))
        problems.add(at, `expected property names without NUL and surrogates, found ${visible(name)}`);
      if (typeof each === 'string' || typeof each === 'object')
        open.push({ value: each, pointer: pointerTo(at, name), depth: depth + 1 });
    }
  }
}

/** Parses JSON; reports the line of a syntax error, or the path of a value that can't be stored. */
export function parseJson(text: string, pointer: string, problems: ImportProblems): Json | undefined {
  try {
    const value = JSON.parse(text) as Json;
    const before = problems.all.length;
    checkValues(value, pointer, problems);
    return problems.all.length > before ? undefined : value;
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : '';
    return problems.add(pointer, `expected JSON${placeOf(text, message)}: ${message}`);
  }
}
