import {
  isRemoteConfigKey,
  parseRemoteConfig,
  remoteConfigDefaults,
  writeRemoteValue,
  type RemoteConfigKey,
} from '@foyer/contract';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import {
  listRemoteValues,
  setRemoteValue,
  unsetRemoteValue,
} from '../../platform/remote-config/remoteConfigRepository.ts';
import type { Command, CommandInput } from '../command/command.ts';
import { migrateAndTell } from '../command/migrateAndTell.ts';
import { operatorName } from '../command/operatorName.ts';
import { withDatabase } from '../command/withDatabase.ts';

const usage = 'show, or set KEY VALUE, or unset KEY';

type Words =
  | { change: 'show' }
  | { change: 'set'; key: RemoteConfigKey; value: string }
  | { change: 'unset'; key: RemoteConfigKey };

/** @throws Error that explains the usage, lists the keys, or describes what is wrong with the value */
function readWords([change = 'show', key, value, ...more]: readonly string[]): Words {
  const wrong = new Error(`foyer remote-config ${usage}`);
  if (change === 'show' && key === undefined) return { change };
  if (key === undefined || more.length > 0) throw wrong;
  if (!isRemoteConfigKey(key))
    throw new Error(`There is no key "${key}", but: ${Object.keys(remoteConfigDefaults).join(', ')}`);
  if (change === 'unset' && value === undefined) return { change, key };
  if (change !== 'set' || value === undefined) throw wrong;
  parseRemoteConfig({ [key]: value });
  return { change, key, value };
}

async function show(database: Database, say: CommandInput['say']): Promise<void> {
  const rows = new Map((await listRemoteValues(database.query)).map((row) => [row.key, row]));
  for (const [key, usual] of Object.entries(remoteConfigDefaults)) {
    const row = rows.get(key);
    if (row) say(`${key} = ${row.value} (${row.operator}, ${row.changedAt.toISOString()})`);
    else say(`${key} = ${writeRemoteValue(usual)} (default)`);
  }
}

/** Shows and sets the remote configuration; browsers and servers follow within about a minute [I3.31, I3.32, I4.23]. */
export const remoteConfigCommand: Command = {
  summary: 'Show the remote configuration, set a value, or reset it to its default',
  usage,
  run: async (input) => {
    const words = readWords(input.arguments);
    await withDatabase(input, async ({ config, connectionString }) => {
      await migrateAndTell(connectionString, input);
      const database = openDatabase({ connectionString, settings: config.pool });
      try {
        await inTransaction(database, async (tx, now) => {
          if (words.change === 'set') await setRemoteValue(tx, { ...words, operator: operatorName(), now });
          if (words.change === 'unset') await unsetRemoteValue(tx, words.key);
        });
        await show(database, input.say);
      } finally {
        await database.close();
      }
    });
  },
};
