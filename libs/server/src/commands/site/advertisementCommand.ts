import { openDatabase } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import {
  findClientByName,
  putAdvertisement,
  type Advertisement,
} from '../../modules/shell/attribution/attributionRepository.ts';
import type { Command } from '../command/command.ts';
import { migrateAndTell } from '../command/migrateAndTell.ts';
import { withDatabase } from '../command/withDatabase.ts';

const usage = 'ID ORGANISATION utm_source=WORD [utm_campaign=WORD …]';
const wordPattern = /^[A-Za-z0-9._~-]{1,64}$/;
const pairPattern = /^(utm_[a-z]{1,20})=([A-Za-z0-9._~-]{1,64})$/;

/** @throws Error that explains the usage */
export function readAdvertisement([
  advertisementId = '',
  organisation = '',
  ...pairs
]: readonly string[]): Omit<Advertisement, 'clientId'> & { organisation: string } {
  const matches = pairs.map((pair) => pairPattern.exec(pair));
  if (
    !wordPattern.test(advertisementId) ||
    organisation === '' ||
    matches.length === 0 ||
    matches.includes(null)
  )
    throw new Error(`foyer advertisement ${usage}`);
  const advertisementData = Object.fromEntries(matches.map((match) => [match![1]!, match![2]!]));
  return { advertisementId, organisation, advertisementData };
}

/** Names an organisation's advertisement, so that links need only its id [I7.26]. */
export const advertisementCommand: Command = {
  summary: 'Store the campaign parameters of an advertisement, for links that carry only its id',
  usage,
  run: async (input) => {
    const { organisation, ...words } = readAdvertisement(input.arguments);
    await withDatabase(input, async ({ config, connectionString }) => {
      await migrateAndTell(connectionString, input);
      const database = openDatabase({ connectionString, settings: config.pool });
      try {
        const clientId = await findClientByName(database.query, organisation);
        if (clientId === undefined) throw new Error(`No organisation is called ${organisation}`);
        const isPut = await inTransaction(database, (tx, now) =>
          putAdvertisement(tx, { ...words, clientId }, now),
        );
        if (!isPut) throw new Error(`${words.advertisementId} is an advertisement of another organisation`);
        input.say(`${words.advertisementId}: ${JSON.stringify(words.advertisementData)}`);
      } finally {
        await database.close();
      }
    });
  },
};
