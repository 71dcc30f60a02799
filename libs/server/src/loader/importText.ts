import { sql } from 'kysely';
import type { Catalogue, CatalogueChart } from '@foyer/catalogue';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { Queryable, TransactionScope } from '../platform/database/transactionScope.ts';
import type { ImportOptions } from '../import/document/importOptions.ts';
import { problemLine, type ImportProblem } from '../import/document/importProblems.ts';
import { sourceKey, type ReadCatalogue } from '../import/document/importResult.ts';
import { readImport } from '../import/readImport.ts';
import { checkCatalogue, checkPlan } from './checkCatalogue.ts';
import { ImportRefusedError } from './importRefused.ts';
import { seatEvents, type WantedPlan } from './seatEvents.ts';
import { writeCatalogue } from './seedCatalogue.ts';
import { stableId } from './write/stableId.ts';
import { withoutTimeLimits } from './withoutTimeLimits.ts';
import { catalogueEventId } from './write/writeEvent.ts';
import { planOfVenue, writeChart, writeViews } from './write/writePlaces.ts';

/** Name and content of a file. */
export interface ImportFile {
  text: string;
  fileName: string;
}

export interface ImportRequest extends ImportOptions, ImportFile {
  /** Vanity name of the venue of a seating plan. */
  venue?: string;
  /** Plan of the seats on sale; default: the venue's plan, if it has one. */
  plan?: ImportFile | { name: string } | 'none';
}

export interface ImportSummary {
  events: number;
  seats: number;
  /** Number of sections of a new seating plan. */
  sections: number;
  /** Number of sections of a known seating plan that got a view. */
  views: number;
  /** Vanity names of the venues in the file. */
  venues: string[];
  /** Vanity names of the events and of their organisers, by which other commands name them. */
  names: { event: string; organiser: string }[];
  /** Number of events that have started and can't be bought. */
  over: number;
  /** Number of events without offers, which are announced and not on sale. */
  announced: number;
}

/** Maximum number of reported problems. */
const mostProblems = 100;

const refused = (problems: readonly ImportProblem[]): ImportRefusedError =>
  new ImportRefusedError(problems.map(problemLine).join('\n'));

/** Finds existing events. Passes all ids as one parameter, since a statement takes 65,535 parameters at most. */
export async function findKnownEvents(db: Queryable, eventIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('event')
    .select('eventId')
    .where('eventId', '=', sql<string>`any(${[...eventIds]}::uuid[])`)
    .execute();
  return rows.map(({ eventId }) => eventId);
}

async function refuseKnownEvents(
  tx: TransactionScope,
  catalogue: Catalogue,
  fileName: string,
): Promise<void> {
  const ids = new Map(catalogue.events.map(({ vanityName, name }) => [catalogueEventId(vanityName), name]));
  const known = await findKnownEvents(tx, [...ids.keys()]);
  if (known.length === 0) return;
  const lines = known.map((eventId) => `${fileName}: ${ids.get(eventId)} is there already`);
  throw new ImportRefusedError(lines.join('\n'));
}

async function writePlan(
  tx: TransactionScope,
  plan: CatalogueChart,
  { fileName, venue, views }: ImportRequest,
): Promise<ImportSummary> {
  if (venue === undefined)
    throw new ImportRefusedError(
      `${fileName} is a seating plan: name the venue that it is of, or give it with --plan beside its events`,
    );
  const locationId = stableId('venue', venue);
  const known = await tx
    .selectFrom('venue')
    .select('locationId')
    .where('locationId', '=', locationId)
    .executeTakeFirst();
  if (!known) throw new ImportRefusedError(`${fileName}: there is no venue ${venue}`);
  const problems = checkPlan(plan).map(({ path, message }) => ({ file: fileName, pointer: path, message }));
  if (problems.length > 0) throw refused(problems);
  const ofVenue = planOfVenue(plan, venue);
  const { name, sections } = plan.chart;
  const counts = { events: 0, seats: 0, sections: 0, views: 0, over: 0, announced: 0 };
  const summary = { ...counts, venues: [venue], names: [] };
  if (await writeChart(tx, locationId, ofVenue)) {
    const seats = sections.reduce((sum, { capacity }) => sum + capacity, 0);
    return { ...summary, seats, sections: sections.length };
  }
  if (!views) throw new ImportRefusedError(`${fileName}: the plan ${name} is there already`);
  const seen = await writeViews(tx, ofVenue);
  if (seen === undefined)
    throw new ImportRefusedError(`${fileName}: the plan ${name} that is there has other sections`);
  return { ...summary, views: seen };
}

/** Reads the plan that the caller requested. */
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

/** Lists contract violations of a catalogue, with their position in the file. */
const contractProblems = (
  catalogue: Catalogue,
  { sources }: ReadCatalogue,
  file: string,
): readonly ImportProblem[] =>
  checkCatalogue(catalogue)
    .slice(0, mostProblems)
    .map(({ noun, vanityName, path, message }) => {
      const base = sources.get(sourceKey(noun, vanityName)) ?? '';
      return { file, pointer: `${base}${path}`, message: `${noun} ${vanityName}: ${message}` };
    });

async function writeEvents(
  tx: TransactionScope,
  read: ReadCatalogue,
  wanted: WantedPlan,
  { fileName, today }: ImportRequest,
): Promise<ImportSummary> {
  await refuseKnownEvents(tx, read.catalogue, fileName);
  const { catalogue, problems } = await seatEvents(tx, read, wanted, fileName);
  if (problems.length > 0) throw refused(problems);
  const unsound = contractProblems(catalogue, read, fileName);
  if (unsound.length > 0) throw refused(unsound);
  const written = await writeCatalogue(tx, catalogue);
  return {
    ...written,
    sections: 0,
    views: 0,
    venues: catalogue.venues.map(({ vanityName }) => vanityName),
    names: catalogue.events.map(({ vanityName, organiser }) => ({ event: vanityName, organiser })),
    over: catalogue.events.filter(({ startsAt }) => new Date(startsAt) <= today).length,
    announced: catalogue.events.filter(({ offerGroups }) => offerGroups.length === 0).length,
  };
}

/**
 * Imports events (schema.org JSON-LD, plain or in an HTML page) or a seating plan (pretix): the whole file, or nothing.
 * @throws ImportRefusedError with a line per problem: position in the file, expected value, actual value
 */
export async function importText(database: Database, request: ImportRequest): Promise<ImportSummary> {
  const result = readImport(request.text, request.fileName, request);
  if (result.kind === 'problems') throw refused(result.problems);
  const wanted = readWanted(request);
  if (request.views && result.kind === 'events' && wanted.kind !== 'given')
    throw new ImportRefusedError(
      `${request.fileName}: views belong to a seating plan: give its file with --plan`,
    );
  return withoutTimeLimits(database, (unlimited) =>
    inTransaction(unlimited, async (tx) =>
      result.kind === 'seatingPlan'
        ? writePlan(tx, result.chart, request)
        : writeEvents(tx, result, wanted, request),
    ),
  );
}
