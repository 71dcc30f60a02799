import { pointerTo } from '../importProblems.ts';
import { isJsonObject } from '../parseJson.ts';
import type { Json, JsonObject } from '../parseJson.ts';
import { plainTerm } from './findEvents.ts';

/** A node with its place in the file and the way to follow references. */
export interface NodeAt {
  node: JsonObject;
  pointer: string;
  byId: ReadonlyMap<string, JsonObject>;
}

/** The values of a property; JSON-LD lets one value stand without a list. */
export function valuesOf({ node, pointer }: NodeAt, key: string): { value: Json; pointer: string }[] {
  const value = node[key];
  if (value === undefined || value === null) return [];
  const here = pointerTo(pointer, key);
  if (!Array.isArray(value)) return [{ value, pointer: here }];
  return value.map((item, index) => ({ value: item, pointer: pointerTo(here, index) }));
}

/** The first text of a property: plain, or with a language (`@value`). */
export function textOf(at: NodeAt, key: string): string | undefined {
  for (const { value } of valuesOf(at, key)) {
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
    if (isJsonObject(value) && typeof value['@value'] === 'string') return value['@value'].trim();
  }
  return undefined;
}

/** The last part of an enumeration's address: `https://schema.org/SoldOut` gives `SoldOut`. */
export function termOf(at: NodeAt, key: string): string | undefined {
  const text = textOf(at, key);
  if (text !== undefined) return plainTerm(text);
  const value = at.node[key];
  return isJsonObject(value) && typeof value['@id'] === 'string' ? plainTerm(value['@id']) : undefined;
}

/** The nodes of a property, references followed. */
export function nodesOf(at: NodeAt, key: string): NodeAt[] {
  return valuesOf(at, key).flatMap(({ value, pointer }) => {
    if (!isJsonObject(value)) return [];
    const id = value['@id'];
    const target = typeof id === 'string' ? at.byId.get(id) : undefined;
    return [{ node: target ?? value, pointer, byId: at.byId }];
  });
}

/** Names of a property that may hold texts or things with a name. */
export function namesOf(at: NodeAt, key: string): string[] {
  return valuesOf(at, key).flatMap(({ value, pointer }) => {
    if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
    if (!isJsonObject(value)) return [];
    const id = value['@id'];
    const target = typeof id === 'string' ? at.byId.get(id) : undefined;
    const name = textOf({ node: target ?? value, pointer, byId: at.byId }, 'name');
    return name === undefined ? [] : [name];
  });
}
