import { sql } from 'kysely';
import { buildCatalogue } from '../../../catalogue/buildCatalogue.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/inTransaction.ts';
import type { Queryable, TransactionScope } from '../../../database/transactionScope.ts';
import { catalogueEventId, writeEvent } from './writeEvent.ts';
import { writeOrganiser, writePerformer } from './writePeople.ts';
import { withPatience } from './withPatience.ts';
import { writeVenue } from './writePlaces.ts';

export interface SeedOptions {
  /** From which day dates are counted; by default database time. */
  today?: Date;
  /** Vanity names of the events that are wanted; everything by default. */
  only?: readonly string[];
  /** Told after each event. */
  onProgress?: (progress: SeedProgress) => void;
}

export interface SeedProgress {
  done: number;
  total: number;
  vanityName: string;
  seats: number;
}

export interface SeedResult {
  /** Events that were written now; the others were there. */
  events: number;
  seats: number;
}

/** The events that are wanted, with the places and people that they need. */
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

async function writeFoundations(tx: TransactionScope, catalogue: Catalogue): Promise<void> {
  for (const venue of catalogue.venues) await writeVenue(tx, venue);
  for (const organiser of catalogue.organisers) await writeOrganiser(tx, organiser);
  for (const performer of catalogue.performers) await writePerformer(tx, performer);
}

async function knownEvents(db: Queryable): Promise<Set<string>> {
  const rows = await db.selectFrom('event').select('event_id').execute();
  return new Set(rows.map(({ event_id }) => event_id));
}

/** Everything of a catalogue in one transaction: all of it, or nothing. */
export async function writeCatalogue(tx: TransactionScope, catalogue: Catalogue): Promise<SeedResult> {
  await writeFoundations(tx, catalogue);
  let seats = 0;
  for (const event of catalogue.events) seats += await writeEvent(tx, event, catalogue);
  return { events: catalogue.events.length, seats };
}

/**
 * Fills a database with the sample catalogue: one transaction per event, so that a seeding that was broken off goes
 * on where it stopped. Events that are there already stay as they are, with the dates of the day on which they
 * were written; `npm run reset` is the way to fresh dates.
 */
export async function seedCatalogue(database: Database, options: SeedOptions = {}): Promise<SeedResult> {
  const { rows } = await sql<{ now: Date }>`select foyer_now() as now`.execute(database.query);
  const catalogue = selectEvents(buildCatalogue({ today: options.today ?? rows[0]!.now }), options.only);
  const known = await knownEvents(database.query);
  const missing = catalogue.events.filter(({ vanityName }) => !known.has(catalogueEventId(vanityName)));
  const result = { events: 0, seats: 0 };
  if (missing.length === 0) return result;
  await withPatience(database, async (patient) => {
    await inTransaction(patient, (tx) => writeFoundations(tx, catalogue));
    for (const event of missing) {
      const seats = await inTransaction(patient, (tx) => writeEvent(tx, event, catalogue));
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
