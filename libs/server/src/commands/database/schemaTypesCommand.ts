import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../platform/database/database.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/embeddedPostgres.ts';
import { generateDatabaseSchema } from '../../platform/database/schema/generateDatabaseSchema.ts';
import { migrate } from '../../platform/database/schema/migrate.ts';
import type { Command } from '../command/command.ts';

const generatedFile = path.resolve(import.meta.dirname, '../../platform/database/databaseSchema.gen.ts');

/** Reads the committed file of types. */
export const generatedSchemaTypes = (): Promise<string> => readFile(generatedFile, 'utf8');

/** Generates the current contents of the file of types, from a database of its own. */
export async function currentSchemaTypes(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-schema-'));
  const embedded = await startEmbeddedPostgres({ folder, isDisposable: true });
  try {
    await migrate({ connectionString: embedded.url });
    const database = openDatabase({ connectionString: embedded.url });
    try {
      return await generateDatabaseSchema(database.kysely);
    } finally {
      await database.close();
    }
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export const schemaTypesCommand: Command = {
  summary: 'Write database/databaseSchema.gen.ts from the migrations (for work on Foyer itself)',
  run: async ({ say }) => {
    await writeFile(generatedFile, await currentSchemaTypes());
    say(`Written: ${generatedFile}`);
  },
};
