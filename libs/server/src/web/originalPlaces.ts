import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** A stack with the places of our own built files as they stand in the sources. */
export type OriginalPlaces = (stack: string) => Promise<string>;

const mostFrames = 30;
/** Those of a release are some eighty; the few that faults are about stay in memory, the large one of all packages among them. */
const mostMaps = 6;
/** A built file of ours and a place in it, whatever its host: the names hold a hash, so a name is one file alone. */
const builtPlace =
  /https?:\/\/[^\s/@()]{1,200}\/((?:legacy\/)?assets\/[\w-][\w.-]{0,80}\.js):(\d{1,7}):(\d{1,7})/g;

/** `webpack://foyer-consumer/../../libs/cart/src/x.ts` and the like, from the workspace on. */
const inWorkspace = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]{1,80}\//, '').replace(/^(?:\.\.?\/)+/, '');

type ReadMap = (file: string) => Promise<SourceMap | undefined>;

/** Reads what lies beside a built file; nothing where it does not, as in the build for old browsers. */
function createMapReader(folders: readonly string[]): ReadMap {
  const kept = new Map<string, Promise<SourceMap | undefined>>();
  const read: ReadMap = async (file) => {
    for (const folder of folders) {
      const text = await readFile(path.join(folder, `${file}.map`), 'utf8').catch(() => undefined);
      if (text !== undefined) return new SourceMap(JSON.parse(text) as SourceMapPayload);
    }
    return undefined;
  };
  return (file) => {
    const known = kept.get(file) ?? read(file).catch(() => undefined);
    kept.delete(file);
    kept.set(file, known);
    if (kept.size > mostMaps) kept.delete(kept.keys().next().value as string);
    return known;
  };
}

function placeIn(map: SourceMap, line: number, column: number): string | undefined {
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry) || entry.generatedLine !== line - 1) return undefined;
  return `webpack://foyer/${inWorkspace(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/**
 * Turns the places of a stack into those of the sources, by the source maps that a build leaves beside its files and that
 * nobody may fetch. What is not of our builds, and what has no map, stays as it is.
 * @param folders where the apps are built to
 */
export function createOriginalPlaces(folders: readonly string[]): OriginalPlaces {
  const readMap = createMapReader(folders);
  return async (stack) => {
    const places = new Map<string, string>();
    for (const [whole, file = '', line, column] of [...stack.matchAll(builtPlace)].slice(0, mostFrames)) {
      const map = await readMap(file);
      const place = map && placeIn(map, Number(line), Number(column));
      if (place) places.set(whole, place);
    }
    return stack.replace(builtPlace, (whole) => places.get(whole) ?? whole);
  };
}
