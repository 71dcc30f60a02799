import { toLineText } from '@foyer/util';
import { pointerTo } from '../document/importProblems.ts';
import { isJsonObject, type Json, type JsonObject } from '../document/parseJson.ts';
import { plainTerm } from './findEvents.ts';
import { plainOf } from './htmlText.ts';

/** Node with its position in the file, and the nodes that its references resolve to. */
export interface NodeAt {
  node: JsonObject;
  pointer: string;
  byId: ReadonlyMap<string, JsonObject>;
}

/** Returns a property's values as a list; JSON-LD allows a single value without one. */
export function valuesOf({ node, pointer }: NodeAt, key: string): { value: Json; pointer: string }[] {
  const value = node[key];
  if (value === undefined || value === null) return [];
  const here = pointerTo(pointer, key);
  if (!Array.isArray(value)) return [{ value, pointer: here }];
  return value.map((item, index) => ({ value: item, pointer: pointerTo(here, index) }));
}

function textIn(value: Json): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return plainOf(value.trim());
  if (typeof value === 'number') return String(value);
  return isJsonObject(value) && typeof value['@value'] === 'string'
    ? plainOf(value['@value'].trim())
    : undefined;
}

/** Returns the first text of a property, with its lines: plain, or tagged with a language (`@value`). */
export const linesOf = (at: NodeAt, key: string): string | undefined =>
  valuesOf(at, key)
    .map(({ value }) => textIn(value))
    .find((text) => text !== undefined);

/** Returns the first text of a property in one line. */
export function textOf(at: NodeAt, key: string): string | undefined {
  const lines = linesOf(at, key);
  return lines === undefined ? undefined : toLineText(lines);
}

/** Returns the last part of each URL of an enumeration: `https://schema.org/SoldOut` gives `SoldOut`. */
export function termsOf(at: NodeAt, key: string): string[] {
  return valuesOf(at, key).flatMap(({ value }) => {
    const id = isJsonObject(value) && typeof value['@id'] === 'string' ? value['@id'] : undefined;
    const text = textIn(value) ?? id;
    return text === undefined ? [] : [plainTerm(toLineText(text))];
  });
}

/** Returns the first term of an enumeration. */
export const termOf = (at: NodeAt, key: string): string | undefined => termsOf(at, key)[0];

/** Returns the nodes of a property, with references resolved. */
export function nodesOf(at: NodeAt, key: string): NodeAt[] {
  return valuesOf(at, key).flatMap(({ value, pointer }) => {
    if (!isJsonObject(value)) return [];
    const id = value['@id'];
    const target = typeof id === 'string' ? at.byId.get(id) : undefined;
    return [{ node: target ?? value, pointer, byId: at.byId }];
  });
}

/** Returns the names in a property that holds texts or named things. */
export function namesOf(at: NodeAt, key: string): string[] {
  return valuesOf(at, key).flatMap(({ value, pointer }) => {
    if (typeof value === 'string') return value.trim() === '' ? [] : [toLineText(plainOf(value))];
    if (!isJsonObject(value)) return [];
    const id = value['@id'];
    const target = typeof id === 'string' ? at.byId.get(id) : undefined;
    const name = textOf({ node: target ?? value, pointer, byId: at.byId }, 'name');
    return name === undefined ? [] : [name];
  });
}
