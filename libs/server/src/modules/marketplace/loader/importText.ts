import type { Catalogue, CatalogueChart } from '../../../catalogue/catalogue.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/inTransaction.ts';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { ImportOptions } from '../../../import/importOptions.ts';
import { problemLine, type ImportProblem } from '../../../import/importProblems.ts';
import { readImport } from '../../../import/readImport.ts';
import { ImportRefusedError } from './importRefused.ts';
import { seatEvents, type WantedPlan } from './seatEvents.ts';
import { writeCatalogue } from './seedCatalogue.ts';
import { stableId } from './stableId.ts';
import { withPatience } from './withPatience.ts';
import { catalogueEventId } from './writeEvent.ts';
import { planOfVenue, writeChart } from './writePlaces.ts';

/** A file by its text. */
export interface ImportFile {
  text: string;
  fileName: string;
}

export interface ImportRequest extends ImportOptions, ImportFile {
  /** Vanity name of the venue that a seating plan is of. */
  venue?: string;
  /** By which plan seats of the events are sold; by default by the one of their venue, where there is one. */
  plan?: ImportFile | { name: string } | 'none';
}

export interface ImportSummary {
  events: number;
  seats: number;
  /** Sections of a seating plan. */
  sections: number;
  /** Vanity names of the venues that the file named. */
  venues: string[];
  /** Events that have started: nobody can buy them. */
  over: number;
}

const refused = (problems: readonly ImportProblem[]): ImportRefusedError =>
  new ImportRefusedError(problems.map(problemLine).join('\n'));

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
  plan: CatalogueChart,
  { fileName, venue }: ImportRequest,
): Promise<ImportSummary> {
  if (venue === undefined)
    throw new ImportRefusedError(
      `${fileName} is a seating plan: name the venue that it is of, or give it with --plan beside its events`,
    );
  const locationId = stableId('venue', venue);
  const known = await tx
    .selectFrom('venue')
    .select('location_id')
    .where('location_id', '=', locationId)
    .executeTakeFirst();
  if (!known) throw new ImportRefusedError(`${fileName}: there is no venue ${venue}`);
  const { chart } = plan;
  const isNew = await writeChart(tx, locationId, planOfVenue(plan, venue));
  if (!isNew) throw new ImportRefusedError(`${fileName}: the plan ${chart.name} is there already`);
  const seats = chart.sections.reduce((sum, { capacity }) => sum + capacity, 0);
  return { events: 0, seats, sections: chart.sections.length, venues: [venue], over: 0 };
}

/** The plan that the caller wants, read. */
function readWanted({ plan, ...request }: ImportRequest): WantedPlan {
  if (plan === undefined) return { kind: 'byVenue' };
  if (plan === 'none') return { kind: 'none' };
  if ('name' in plan) return { kind: 'named', name: plan.name };
  const result = readImport(plan.text, plan.fileName, request);
  if (result.kind === 'problems') throw refused(result.problems);
  if (result.kind === 'events')
    throw new ImportRefusedError(`${plan.fileName}: expected a seating plan, found events`);
  return { kind: 'given', plan: result.chart, fileName: plan.fileName };
}

async function writeEvents(
  tx: TransactionScope,
  read: Catalogue,
  wanted: WantedPlan,
  { fileName, today }: ImportRequest,
): Promise<ImportSummary> {
  await refuseKnownEvents(tx, read, fileName);
  const { catalogue, problems } = await seatEvents(tx, read, wanted, fileName);
  if (problems.length > 0) throw refused(problems);
  const written = await writeCatalogue(tx, catalogue);
  return {
    ...written,
    sections: 0,
    venues: catalogue.venues.map(({ vanityName }) => vanityName),
    over: catalogue.events.filter(({ startsAt }) => new Date(startsAt) <= today).length,
  };
}

/**
 * Takes events (schema.org JSON-LD, alone or in a page) or a seating plan (pretix) into the database: everything of
 * the file, or nothing.
 * @throws ImportRefusedError that says what is wrong and where
 */
export async function importText(database: Database, request: ImportRequest): Promise<ImportSummary> {
  const result = readImport(request.text, request.fileName, request);
  if (result.kind === 'problems') throw refused(result.problems);
  const wanted = readWanted(request);
  return withPatience(database, (patient) =>
    inTransaction(patient, async (tx) =>
      result.kind === 'seatingPlan'
        ? writePlan(tx, result.chart, request)
        : writeEvents(tx, result.catalogue, wanted, request),
    ),
  );
}
