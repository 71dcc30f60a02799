import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { ServerModule } from '../platform/module/serverModule.ts';
import { allInvariants } from '../composition/modules/serverModules.ts';

/** Checks all invariants, with those of further manifests. @throws Error that names the violated ones, with a few of their rows [DS-06] */
export async function checkInvariants(
  database: Database,
  modules: readonly ServerModule[] = [],
): Promise<void> {
  const broken: string[] = [];
  for (const invariant of allInvariants(modules)) {
    const { rows } = await sql.raw(invariant.sql).execute(database.kysely);
    if (rows.length > 0) broken.push(`${invariant.name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  if (broken.length > 0) throw new Error(`Broken invariants:\n${broken.join('\n')}`);
}
