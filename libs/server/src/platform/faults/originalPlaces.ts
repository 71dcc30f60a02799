import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** Maps the positions of our built files in a stack to their sources. */
export type OriginalPlaces = (stack: string) => Promise<string>;

const mostFrames = 30;
/**
 * Maximum of cached source maps. A release has some eighty; the few of faulty code stay cached, the large vendor map
 * included.
 */
const mostMaps = 6;
/** Matches a position in a built file on any host; names hold a content hash, so each is unique. */
const builtPlace =
  /https?:\/\/[^\s/@()]{1,200}\/((?:legacy\/)?assets\/[\w-][\w.-]{0,80}\.js):(\d{1,7}):(\d{1,7})/g;

/**
 * Strips the prefix of a source's name: `webpack://foyer-consumer/../../libs/cart/src/x.ts` becomes
 * `libs/cart/src/x.ts`.
 */
const inWorkspace = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]{1,80}\//, '').replace(/^(?:\.\.?\/)+/, '');

type ReadMap = (file: string) => Promise<SourceMap | undefined>;

/** Reads the source map beside a built file; undefined if there is none, as in the build for old browsers. */
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
 * Maps the positions in a stack to the sources, by the unpublished source maps beside the built files. Positions of
 * other files, or without a map, stay unchanged.
 * @param folders output folders of the apps
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
