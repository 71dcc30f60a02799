import { sql } from 'kysely';
import type { Catalogue, CatalogueChart } from '@foyer/catalogue';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { Queryable, TransactionScope } from '../platform/database/transactionScope.ts';
import type { ImportOptions } from '../import/document/importOptions.ts';
import { problemLine, type ImportProblem } from '../import/document/importProblems.ts';
import { sourceKey, type ReadCatalogue } from '../import/document/importResult.ts';
import { readImport } from '../import/readImport.ts';
import { withoutUnused } from '../import/schema-org/readEvents.ts';
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
  /** Events that are left out, and what is taken otherwise than written: a line each. */
  leftOut: string[];
  notes: string[];
}

/** Maximum number of reported problems. */
const mostProblems = 100;

const refused = (problems: readonly ImportProblem[]): ImportRefusedError =>
  new ImportRefusedError(problems.map(problemLine).join('\n'));

/** Reason for which an event, by its vanity name, can't be taken. */
interface EventProblem {
  event: string;
  problem: ImportProblem;
}

const problemsOf = (wrong: readonly EventProblem[]): ImportProblem[] => [
  ...new Set(wrong.map(({ problem }) => problem)),
];

/** Finds existing events. Passes all ids as one parameter, since a statement takes 65,535 parameters at most. */
export async function findKnownEvents(db: Queryable, eventIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('event')
    .select('eventId')
    .where('eventId', '=', sql<string>`any(${[...eventIds]}::uuid[])`)
    .execute();
  return rows.map(({ eventId }) => eventId);
}

/** Lists the events that an earlier import has taken. */
async function knownEvents(
  tx: TransactionScope,
  { catalogue, sources }: ReadCatalogue,
  file: string,
): Promise<EventProblem[]> {
  const byId = new Map(catalogue.events.map((event) => [catalogueEventId(event.vanityName), event]));
  const known = await findKnownEvents(tx, [...byId.keys()]);
  return known.map((eventId) => {
    const { vanityName, name } = byId.get(eventId)!;
    const pointer = sources.get(sourceKey('event', vanityName)) ?? '';
    return { event: vanityName, problem: { file, pointer, message: `${name} is there already` } };
  });
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
  const summary = { ...counts, venues: [venue], names: [], leftOut: [], notes: [] };
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

/** Lists contract violations of a catalogue, with their position in the file, for each event that they are of. */
const contractProblems = (
  { events, ...rest }: Catalogue,
  { sources }: ReadCatalogue,
  file: string,
): EventProblem[] =>
  checkCatalogue({ events, ...rest })
    .slice(0, mostProblems)
    .flatMap(({ noun, vanityName, path, message }) => {
      const base = sources.get(sourceKey(noun, vanityName)) ?? '';
      const problem = { file, pointer: `${base}${path}`, message: `${noun} ${vanityName}: ${message}` };
      return events
        .filter((event) =>
          noun === 'performer'
            ? event.lineup.some(({ performer }) => performer === vanityName)
            : (noun === 'event' ? event.vanityName : event[noun]) === vanityName,
        )
        .map((event) => ({ event: event.vanityName, problem }));
    });

/** Leaves out the events with problems. @throws ImportRefusedError if none is left, or all are wanted */
function leaveOut(catalogue: Catalogue, wrong: readonly EventProblem[], allOrNothing = false): Catalogue {
  const names = new Set(wrong.map(({ event }) => event));
  const events = catalogue.events.filter(({ vanityName }) => !names.has(vanityName));
  if (names.size > 0 && (allOrNothing || events.length === 0)) throw refused(problemsOf(wrong));
  return withoutUnused({ ...catalogue, events });
}

async function writeEvents(
  tx: TransactionScope,
  read: ReadCatalogue,
  wanted: WantedPlan,
  { fileName, today, allOrNothing }: ImportRequest,
): Promise<ImportSummary> {
  const known = await knownEvents(tx, read, fileName);
  const fresh = { ...read, catalogue: leaveOut(read.catalogue, known, allOrNothing) };
  const { catalogue: seated, problems } = await seatEvents(tx, fresh, wanted, fileName);
  if (problems.length > 0) throw refused(problems);
  const unsound = contractProblems(seated, read, fileName);
  const catalogue = leaveOut(seated, unsound, allOrNothing);
  const written = await writeCatalogue(tx, catalogue);
  return {
    ...written,
    sections: 0,
    views: 0,
    venues: catalogue.venues.map(({ vanityName }) => vanityName),
    names: catalogue.events.map(({ vanityName, organiser }) => ({ event: vanityName, organiser })),
    over: catalogue.events.filter(({ startsAt }) => new Date(startsAt) <= today).length,
    announced: catalogue.events.filter(({ offerGroups }) => offerGroups.length === 0).length,
    leftOut: [...read.leftOut, ...problemsOf(known), ...problemsOf(unsound)].map(problemLine),
    notes: read.notes.map(problemLine),
  };
}

/**
 * Imports events (schema.org JSON-LD, plain or in an HTML page), those that can be read, or a whole seating plan (pretix).
 * @throws ImportRefusedError with a line per problem: position in the file, expected value, actual value; for events if
 *   none is left, or all are wanted
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
