import { createImportProblems, pointerTo, type ImportProblems } from '../document/importProblems.ts';
import { isJsonObject, parseJson, type Json, type JsonObject } from '../document/parseJson.ts';
import { jsonLdScripts } from './htmlText.ts';

/** Event node with its position in the file. */
export interface FoundEvent {
  node: JsonObject;
  pointer: string;
  /** Nodes of the same document by `@id`, for resolving references. */
  byId: ReadonlyMap<string, JsonObject>;
}

/** Schema.org's Event and its subtypes that people attend. */
const eventTypes = new Set([
  'BusinessEvent',
  'ChildrensEvent',
  'ComedyEvent',
  'ConferenceEvent',
  'DanceEvent',
  'EducationEvent',
  'Event',
  'EventSeries',
  'ExhibitionEvent',
  'Festival',
  'FoodEvent',
  'Hackathon',
  'LiteraryEvent',
  'MusicEvent',
  'PerformingArtsEvent',
  'SaleEvent',
  'ScreeningEvent',
  'SocialEvent',
  'SportsEvent',
  'TheaterEvent',
  'VisualArtsEvent',
]);

/** Strips the prefix: `http://schema.org/MusicEvent`, `schema:MusicEvent` and `MusicEvent` are equal. */
export function plainTerm(term: string): string {
  return term.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '');
}

/** Returns a node's types without prefixes. */
export function typesOf(node: JsonObject): string[] {
  const types = Array.isArray(node['@type']) ? node['@type'] : [node['@type']];
  return types.flatMap((type) => (typeof type === 'string' ? [plainTerm(type)] : []));
}

interface Part {
  value: Json;
  pointer: string;
}

/** Collects the scripts that can't be read: those that speak of a start, and the others. */
interface BrokenScripts {
  events: ImportProblems;
  others: ImportProblems;
}

/** Wrappings that keep scripts from old browsers, which content systems still write. */
const wrapping =
  /^\s*(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?)|(?:(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?|(?:\/\/)?\s*-->)\s*$/g;

/** Returns a text's JSON parts: the text itself, or the scripts of an HTML page. */
function partsOf(text: string, problems: ImportProblems, { events, others }: BrokenScripts): Part[] {
  if (!text.trimStart().startsWith('<')) {
    const value = parseJson(text, '', problems);
    return value === undefined ? [] : [{ value, pointer: '' }];
  }
  const scripts = jsonLdScripts(text);
  if (scripts.length === 0) problems.add('', 'expected a script of type application/ld+json in the page');
  return scripts.flatMap((script, index) => {
    const pointer = `script[${index + 1}]`;
    const wrong = script.includes('"startDate"') ? events : others;
    const value = parseJson(script.replaceAll(wrapping, ''), pointer, wrong);
    return value === undefined ? [] : [{ value, pointer }];
  });
}

function collectIds(value: Json, byId: Map<string, JsonObject>): void {
  if (Array.isArray(value)) value.forEach((item) => collectIds(item, byId));
  if (!isJsonObject(value)) return;
  const id = value['@id'];
  // A bare reference has only an `@id` and must not replace the node itself.
  if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
  Object.values(value).forEach((item) => collectIds(item, byId));
}

function collectEvents(value: Json, pointer: string, byId: ReadonlyMap<string, JsonObject>): FoundEvent[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => collectEvents(item, pointerTo(pointer, index), byId));
  }
  if (!isJsonObject(value)) return [];
  const isReference = Object.keys(value).every((key) => key === '@id' || key === '@type');
  const isEvent = !isReference && typesOf(value).some((type) => eventTypes.has(type));
  const hasParts = value['subEvent'] !== undefined || value['subEvents'] !== undefined;
  const own = isEvent && !(hasParts && value['offers'] === undefined) ? [{ node: value, pointer, byId }] : [];
  const inside = Object.entries(value).flatMap(([key, item]) =>
    key === 'superEvent' ? [] : collectEvents(item, pointerTo(pointer, key), byId),
  );
  return [...own, ...inside];
}

/**
 * Finds all events of a JSON-LD text: single, in a list, in `@graph`, nested, or in the scripts of an HTML page. A
 * series sold only through its parts returns the parts.
 * @param leftOut collects the scripts with events that can't be read, and the other scripts if there is no event at all
 */
export function findEvents(text: string, problems: ImportProblems, leftOut: ImportProblems): FoundEvent[] {
  // A broken script of the site's menu is no loss beside an event that can be read.
  const others = createImportProblems(problems.file);
  const found = partsOf(text, problems, { events: leftOut, others }).flatMap(({ value, pointer }) => {
    const byId = new Map<string, JsonObject>();
    collectIds(value, byId);
    return collectEvents(value, pointer, byId);
  });
  if (found.length === 0) for (const { pointer, message } of others.all) leftOut.add(pointer, message);
  return found;
}
