import { rm } from 'node:fs/promises';
import pg from 'pg';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../platform/database/embedded/embeddedPostgres.ts';
import type { Command } from '../command/command.ts';

const objectInUse = '55006';

async function dropDatabase({ url, urlOf }: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(`drop database if exists ${new URL(url).pathname.slice(1)}`);
  } catch (error) {
    if ((error as { code?: string }).code !== objectInUse) throw error;
    throw new Error('A running server uses the database. Stop it first.', { cause: error });
  } finally {
    await client.end();
  }
}

export const resetCommand: Command = {
  summary: 'Empty the embedded database',
  run: async ({ options, variables, say }) => {
    if (variables.DATABASE_URL)
      throw new Error('DATABASE_URL is set: only the embedded database is emptied by this command.');
    const embedded = await startEmbeddedPostgres({ folder: options.data }).catch(() => undefined);
    // A database that can't start is beyond repair: the next start creates a new one.
    if (!embedded) await rm(options.data, { recursive: true, force: true });
    try {
      if (embedded) await dropDatabase(embedded);
    } finally {
      await embedded?.stop();
    }
    say('The database is empty; the next start makes a new one.');
  },
};
