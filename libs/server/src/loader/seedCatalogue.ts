import { sql } from 'kysely';
import type { Catalogue, SampleWorld } from '@foyer/catalogue';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { Queryable, TransactionScope } from '../platform/database/transactionScope.ts';
import { checkCatalogue } from './checkCatalogue.ts';
import { catalogueEventId, writeEvent } from './write/writeEvent.ts';
import { writeOrganiser, writePerformer } from './write/writePeople.ts';
import { withoutTimeLimits } from './withoutTimeLimits.ts';
import { writeVenue } from './write/writePlaces.ts';

export interface SeedOptions {
  /** Day that dates are relative to; default: database time. */
  today?: Date;
  /** Vanity names of the events to load; default: all. */
  only?: readonly string[];
  /** Called after each event. */
  onProgress?: (progress: SeedProgress) => void;
}

interface SeedProgress {
  done: number;
  total: number;
  vanityName: string;
  seats: number;
}

export interface SeedResult {
  /** Number of events written by this call. */
  events: number;
  seats: number;
}

/** Selects events by name, with the venues, performers and organisers that they need. */
function selectEvents(catalogue: Catalogue, only: readonly string[] | undefined): Catalogue {
  if (!only) return catalogue;
  const unknown = only.find((name) => !catalogue.events.some(({ vanityName }) => vanityName === name));
  if (unknown) throw new Error(`The catalogue has no event ${unknown}`);
  const events = catalogue.events.filter(({ vanityName }) => only.includes(vanityName));
  const isNeeded = (names: readonly string[]) => {
    const needed = new Set(names);
    return ({ vanityName }: { vanityName: string }): boolean => needed.has(vanityName);
  };
  return {
    events,
    venues: catalogue.venues.filter(isNeeded(events.map(({ venue }) => venue))),
    organisers: catalogue.organisers.filter(isNeeded(events.map(({ organiser }) => organiser))),
    performers: catalogue.performers.filter(
      isNeeded(events.flatMap(({ lineup }) => lineup.map(({ performer }) => performer))),
    ),
  };
}

/** @throws Error for a catalogue that the contract doesn't allow in answers */
function requireSound(catalogue: Catalogue): void {
  const lines = checkCatalogue(catalogue).map(
    ({ noun, vanityName, path, message }) => `${noun} ${vanityName}${path}: ${message}`,
  );
  if (lines.length > 0) throw new Error(`The catalogue cannot be written:\n${lines.join('\n')}`);
}

async function writeFoundations(tx: TransactionScope, catalogue: Catalogue): Promise<void> {
  for (const venue of catalogue.venues) await writeVenue(tx, venue);
  for (const organiser of catalogue.organisers) await writeOrganiser(tx, organiser);
  for (const performer of catalogue.performers) await writePerformer(tx, performer);
}

async function knownEvents(db: Queryable): Promise<Set<string>> {
  const rows = await db.selectFrom('event').select('eventId').execute();
  return new Set(rows.map(({ eventId }) => eventId));
}

/** Writes a catalogue that passed `checkCatalogue`, in the caller's transaction. */
export async function writeCatalogue(tx: TransactionScope, catalogue: Catalogue): Promise<SeedResult> {
  await writeFoundations(tx, catalogue);
  let seats = 0;
  for (const event of catalogue.events) seats += await writeEvent(tx, event, catalogue);
  return { events: catalogue.events.length, seats };
}

/**
 * Fills a database with the catalogue that `build` returns for a day, one transaction per event, so that an interrupted
 * seeding resumes where it stopped. Existing events stay unchanged, with dates relative to the day on which they were
 * written; `npm run reset` creates new dates.
 */
export async function seedCatalogue(
  database: Database,
  build: SampleWorld['buildCatalogue'],
  options: SeedOptions = {},
): Promise<SeedResult> {
  const { rows } = await sql<{ now: Date }>`select foyer_now() as now`.execute(database.query);
  const catalogue = selectEvents(
    build({ today: options.today ?? rows[0]!.now, only: options.only }),
    options.only,
  );
  const known = await knownEvents(database.query);
  const missing = catalogue.events.filter(({ vanityName }) => !known.has(catalogueEventId(vanityName)));
  const result = { events: 0, seats: 0 };
  if (missing.length === 0) return result;
  requireSound({ ...catalogue, events: missing });
  await withoutTimeLimits(database, async (unlimited) => {
    await inTransaction(unlimited, (tx) => writeFoundations(tx, catalogue));
    for (const event of missing) {
      const seats = await inTransaction(unlimited, (tx) => writeEvent(tx, event, catalogue));
      result.events += 1;
      result.seats += seats;
      options.onProgress?.({
        done: result.events,
        total: missing.length,
        vanityName: event.vanityName,
        seats,
      });
    }
  });
  return result;
}
