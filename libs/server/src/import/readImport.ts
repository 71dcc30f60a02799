import type { Catalogue, CatalogueChart } from '../catalogue/catalogue.ts';
import type { ImportOptions } from './importOptions.ts';
import { createImportProblems } from './importProblems.ts';
import type { ImportProblem } from './importProblems.ts';
import { isJsonObject, parseJson } from './parseJson.ts';
import { readSeatingPlan } from './pretix/readSeatingPlan.ts';
import { readEvents } from './schema-org/readEvents.ts';

/** What a file gave: events with all that they name, a chart for a venue, or the list of what is wrong. */
export type ImportResult =
  | { kind: 'events'; catalogue: Catalogue }
  | { kind: 'seatingPlan'; chart: CatalogueChart }
  | { kind: 'problems'; problems: readonly ImportProblem[] };

/** Larger files are refused before anything is parsed. */
export const largestImportBytes = 50 * 1024 * 1024;

/**
 * Reads a file that `foyer import` was given: schema.org events as JSON-LD (alone or in a page), or a plan in pretix's
 * seating plan format. Pure: text in, catalogue out. All or nothing: one problem, and nothing of the file is given.
 */
export function readImport(text: string, fileName: string, options: ImportOptions): ImportResult {
  const problems = createImportProblems(fileName);
  const wrong = (): ImportResult => ({ kind: 'problems', problems: problems.all });
  if (Buffer.byteLength(text) > largestImportBytes) {
    problems.add('', `expected at most ${largestImportBytes / 1024 / 1024} MB`);
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
    return chart ? { kind: 'seatingPlan', chart } : wrong();
  }
  const catalogue = readEvents(plain, options, problems);
  return problems.all.length > 0 ? wrong() : { kind: 'events', catalogue };
}
