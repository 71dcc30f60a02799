import { isUtf8 } from 'node:buffer';
import type { ImportOptions } from './document/importOptions.ts';
import { createImportProblems } from './document/importProblems.ts';
import type { ImportResult } from './document/importResult.ts';
import { isJsonObject, parseJson } from './document/parseJson.ts';
import { addViews } from './pretix/addViews.ts';
import { readSeatingPlan } from './pretix/readSeatingPlan.ts';
import { readEvents } from './schema-org/readEvents.ts';

export type { ImportResult } from './document/importResult.ts';

/** Maximum file size; larger files are refused before parsing. */
const largestImportBytes = 50 * 1024 * 1024;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('en-US')} MB`;

/** Returns the error message for a file that is too large, else undefined. */
export const sizeProblem = (bytes: number): string | undefined =>
  bytes > largestImportBytes
    ? `expected at most ${megabytes(largestImportBytes)}, found ${megabytes(bytes)}`
    : undefined;

/** Returns the error message for bytes of another encoding, of which letters would be lost, else undefined. */
export const encodingProblem = (bytes: Uint8Array): string | undefined =>
  isUtf8(bytes) ? undefined : 'expected UTF-8';

/**
 * Reads a file for `foyer import`: schema.org events as JSON-LD (plain or in an HTML page), or a plan in pretix's
 * seating plan format. Pure: text in, catalogue out. A file of which nothing can be taken returns only problems.
 */
export function readImport(text: string, fileName: string, options: ImportOptions): ImportResult {
  const problems = createImportProblems(fileName);
  const wrong = (): ImportResult => ({ kind: 'problems', problems: problems.all });
  const size = sizeProblem(Buffer.byteLength(text));
  if (size !== undefined) {
    problems.add('', size);
    return wrong();
  }
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') {
    problems.add('', 'expected JSON-LD, a page with JSON-LD, or a seating plan; the file is empty');
    return wrong();
  }
  const isPage = plain.trimStart().startsWith('<');
  const value = isPage ? undefined : parseJson(plain, '', problems);
  if (problems.all.length > 0) return wrong();
  if (isJsonObject(value) && ('zones' in value || 'categories' in value)) {
    const chart = readSeatingPlan(value, problems);
    const seen = chart && addViews(chart, options.views ?? [], problems);
    return seen && problems.all.length === 0 ? { kind: 'seatingPlan', chart: seen } : wrong();
  }
  const read = readEvents(plain, options, problems);
  return problems.all.length > 0 ? wrong() : { kind: 'events', ...read };
}
