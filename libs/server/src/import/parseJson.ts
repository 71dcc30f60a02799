import type { ImportProblems } from './importProblems.ts';

/** What JSON can be. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON object. */
export type JsonObject = Record<string, Json>;

/** True for a JSON object, not for null or a list. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function placeOf(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}

/** Parses, or says in which line the text stops being JSON. */
export function parseJson(text: string, pointer: string, problems: ImportProblems): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : '';
    return problems.add(pointer, `expected JSON${placeOf(text, message)}: ${message}`);
  }
}
