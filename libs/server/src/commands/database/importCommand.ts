import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { loadCitySearch } from '../../platform/geo/citySearch.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { readDatabaseTime } from '../../platform/database/databaseClock.ts';
import { encodingProblem, sizeProblem } from '../../import/readImport.ts';
import { ImportRefusedError } from '../../loader/importRefused.ts';
import { importText, type ImportFile, type ImportSummary } from '../../loader/importText.ts';
import type { Command } from '../command/command.ts';
import { migrateAndTell } from '../command/migrateAndTell.ts';
import { readViews } from './readViews.ts';
import { withDatabase } from '../command/withDatabase.ts';

/** Creates a lookup of positions by the city names of the file. */
async function createLocator() {
  const { search } = await loadCitySearch();
  return ({ city, region, country }: { city: string; region: string; country: string }) => {
    const inCountry = { limit: 1, countries: [country] };
    const found = search(`${city}, ${region}`, inCountry)[0] ?? search(city, inCountry)[0];
    return found && { latitude: found.latitude, longitude: found.longitude };
  };
}

async function readFileOf(name: string): Promise<ImportFile> {
  const file = path.resolve(name);
  try {
    // Checked before reading: a string can't hold 512 MB.
    const problem = sizeProblem((await stat(file)).size);
    if (problem !== undefined) throw new ImportRefusedError(`${name}: ${problem}`);
    const bytes = await readFile(file);
    const encoding = encodingProblem(bytes);
    if (encoding !== undefined) throw new ImportRefusedError(`${name}: ${encoding}`);
    return { text: bytes.toString('utf8'), fileName: path.basename(file) };
  } catch (error) {
    if (error instanceof ImportRefusedError) throw error;
    throw new Error(`${name} cannot be read: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
}

/** Reads the value of `--plan`: the word none, a file, or the name of a plan. */
async function planOf(plan: string): Promise<ImportFile | { name: string } | 'none'> {
  if (plan === 'none') return plan;
  return plan.endsWith('.json') || existsSync(plan) ? readFileOf(plan) : { name: plan };
}

/** Maximum number of events that are printed by name. */
const mostNames = 50;

/** Lists the names by which other commands take the events and their organisations. */
function nameLines({ names }: ImportSummary): string[] {
  const lines = names.slice(0, mostNames).map(({ event, organiser }) => `  ${event}, of ${organiser}`);
  return names.length > mostNames ? [...lines, `  and ${names.length - mostNames} more`] : lines;
}

function sentenceOf(summary: ImportSummary): string {
  const { events, seats, sections, views, venues, over, announced } = summary;
  const places = seats.toLocaleString('en-US');
  if (views > 0) return `Taken in: ${views} views, of a plan that is there already`;
  if (sections > 0) return `Taken in: a plan of ${sections} sections, ${places} places`;
  const where = `at ${venues.join(', ')}`;
  const past = over > 0 ? `; ${over} have started already, so they are not for sale` : '';
  const unpriced = announced > 0 ? `; ${announced} without offers, so announced and not on sale` : '';
  return `Taken in: ${events} events, ${places} seats, ${where}${past}${unpriced}`;
}

/** Exit code when events are left out. */
const partlyTaken = 3;

export const importCommand: Command = {
  summary:
    'Import events (schema.org JSON-LD; --plan adds their seats), those that can be read, or the seating plan of a venue (pretix)',
  usage: 'FILE [VENUE]',
  run: async (input) => {
    const [name, venue] = input.arguments;
    if (!name) throw new Error('The file is missing: foyer import FILE [VENUE]');
    const file = await readFileOf(name);
    const plan = input.options.plan === undefined ? undefined : await planOf(input.options.plan);
    const views = input.options.views === undefined ? undefined : await readViews(input.options.views);
    let leftOut = 0;
    await withDatabase(input, async ({ config, connectionString }) => {
      await migrateAndTell(connectionString, input);
      const database = openDatabase({ connectionString, settings: config.pool });
      try {
        const summary = await importText(database, {
          ...file,
          today: await readDatabaseTime(database.query),
          locate: await createLocator(),
          allOrNothing: input.options.allOrNothing ?? false,
          withFees: input.options.fees ?? false,
          ...(plan === undefined ? {} : { plan }),
          ...(views === undefined ? {} : { views }),
          ...(venue === undefined ? {} : { venue }),
        });
        leftOut = summary.leftOut.length;
        const lines = [sentenceOf(summary), ...nameLines(summary), ...summary.notes];
        for (const line of leftOut > 0 ? [...lines, 'Left out:', ...summary.leftOut] : lines) input.say(line);
      } finally {
        await database.close();
      }
    });
    return leftOut > 0 ? partlyTaken : 0;
  },
};
