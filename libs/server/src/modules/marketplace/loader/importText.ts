import type { Catalogue, CatalogueChart } from '../../../catalogue/catalogue.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/inTransaction.ts';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { ImportOptions } from '../../../import/importOptions.ts';
import { problemLine } from '../../../import/importProblems.ts';
import { readImport } from '../../../import/readImport.ts';
import { writeCatalogue } from './seedCatalogue.ts';
import { stableId } from './stableId.ts';
import { withPatience } from './withPatience.ts';
import { catalogueEventId } from './writeEvent.ts';
import { writeChart } from './writePlaces.ts';

/** A file that cannot be taken as it is; the message has a line for everything that is wrong with it. */
export class ImportRefusedError extends Error {
  override name = 'ImportRefusedError';
}

export interface ImportRequest extends ImportOptions {
  text: string;
  fileName: string;
  /** Vanity name of the venue that a seating plan is of. */
  venue?: string;
}

export interface ImportSummary {
  events: number;
  seats: number;
  /** Sections of a seating plan. */
  sections: number;
}

async function refuseKnownEvents(
  tx: TransactionScope,
  catalogue: Catalogue,
  fileName: string,
): Promise<void> {
  const ids = new Map(catalogue.events.map(({ vanityName, name }) => [catalogueEventId(vanityName), name]));
  const known = await tx
    .selectFrom('event')
    .select('event_id')
    .where('event_id', 'in', [...ids.keys()])
    .execute();
  if (known.length === 0) return;
  const lines = known.map(({ event_id }) => `${fileName}: ${ids.get(event_id)} is there already`);
  throw new ImportRefusedError(lines.join('\n'));
}

async function writePlan(
  tx: TransactionScope,
  { chart }: CatalogueChart,
  { fileName, venue }: ImportRequest,
): Promise<ImportSummary> {
  if (venue === undefined)
    throw new ImportRefusedError(`${fileName} is a seating plan: name the venue that it is of`);
  const locationId = stableId('venue', venue);
  const known = await tx
    .selectFrom('venue')
    .select('location_id')
    .where('location_id', '=', locationId)
    .executeTakeFirst();
  if (!known) throw new ImportRefusedError(`${fileName}: there is no venue ${venue}`);
  const isNew = await writeChart(tx, locationId, chart);
  if (!isNew) throw new ImportRefusedError(`${fileName}: the plan ${chart.name} is there already`);
  const seats = chart.sections.reduce((sum, { capacity }) => sum + capacity, 0);
  return { events: 0, seats, sections: chart.sections.length };
}

/**
 * Takes events (schema.org JSON-LD, alone or in a page) or a seating plan (pretix) into the database: everything of
 * the file, or nothing.
 * @throws ImportRefusedError that says what is wrong and where
 */
export async function importText(database: Database, request: ImportRequest): Promise<ImportSummary> {
  const result = readImport(request.text, request.fileName, request);
  if (result.kind === 'problems')
    throw new ImportRefusedError(result.problems.map((problem) => problemLine(problem)).join('\n'));
  return withPatience(database, (patient) =>
    inTransaction(patient, async (tx) => {
      if (result.kind === 'seatingPlan') return writePlan(tx, result.chart, request);
      await refuseKnownEvents(tx, result.catalogue, request.fileName);
      return { ...(await writeCatalogue(tx, result.catalogue)), sections: 0 };
    }),
  );
}
