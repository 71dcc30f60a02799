import { buildServer } from '../../composition/buildServer.ts';
import { checkServeSettings } from '../../composition/config/startRequirements.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CommandInput } from './command.ts';
import { migrateAndTell } from './migrateAndTell.ts';
import { withDatabase } from './withDatabase.ts';

/** Runs `work` with the platform of a server that does not listen; jobs that it adds run on the servers that do. */
export const withPlatform = async (input: CommandInput, work: (platform: Platform) => Promise<void>) => {
  // The settings of the servers, and above all their sealing key: credentials sealed with another are lost.
  checkServeSettings(input.variables);
  await withDatabase(input, async ({ config, connectionString }) => {
    await migrateAndTell(connectionString, input);
    const database = openDatabase({ connectionString, settings: config.pool });
    try {
      const { app, platform } = await buildServer({ config, database });
      try {
        await work(platform);
      } finally {
        await app.close();
      }
    } finally {
      await database.close();
    }
  });
};
