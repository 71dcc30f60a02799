import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadCitySearch } from '../catalogue/cities/citySearch.ts';
import { openDatabase } from '../database/database.ts';
import { importText } from '../modules/marketplace/loader/importText.ts';
import { systemClock } from '../security/clock.ts';
import type { Command } from './command.ts';
import { migrateAndTell } from './migrateCommand.ts';
import { withDatabase } from './withDatabase.ts';

/** Finds a city's position by its name, as the file writes it. */
async function createLocator() {
  const { search } = await loadCitySearch();
  return ({ city, region, country }: { city: string; region: string; country: string }) => {
    const inCountry = { limit: 1, countries: [country] };
    const found = search(`${city}, ${region}`, inCountry)[0] ?? search(city, inCountry)[0];
    return found && { latitude: found.latitude, longitude: found.longitude };
  };
}

export const importCommand: Command = {
  summary:
    'Take in events (schema.org JSON-LD) or a seating plan (pretix) for a venue: all of a file, or nothing',
  usage: 'FILE [VENUE]',
  run: async (input) => {
    const [file, venue] = input.arguments;
    if (!file) throw new Error('Which file? foyer import FILE [VENUE]');
    const text = await readFile(path.resolve(file), 'utf8');
    await withDatabase(input, async ({ config, connectionString }) => {
      await migrateAndTell(connectionString, input);
      const database = openDatabase({ connectionString, settings: config.pool });
      try {
        const { events, seats, sections } = await importText(database, {
          text,
          fileName: path.basename(file),
          today: systemClock(),
          locate: await createLocator(),
          ...(venue === undefined ? {} : { venue }),
        });
        input.say(
          sections > 0
            ? `Taken in: a plan of ${sections} sections, ${seats.toLocaleString('en-US')} places`
            : `Taken in: ${events} events, ${seats.toLocaleString('en-US')} seats`,
        );
      } finally {
        await database.close();
      }
    });
  },
};
