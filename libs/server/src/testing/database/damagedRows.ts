import { sql } from 'kysely';
import { allInvariants } from '../../composition/modules/serverModules.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * Breaks data past its constraints and triggers, and takes that back again. The invariant must hold before.
 * @returns the rows that the invariant then finds @throws Error for an unknown invariant, or what the statements raise
 */
export async function damagedRows(database: Database, name: string, statements: string): Promise<unknown[]> {
  const invariant = allInvariants().find((each) => each.name === name);
  if (!invariant) throw new Error(`There is no invariant "${name}"`);
  const broken = database.kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const before = await sql.raw(invariant.sql).execute(tx);
    await sql.raw(statements).execute(tx);
    const after = await sql.raw(invariant.sql).execute(tx);
    expect(before.rows).toEqual([]);
    throw Object.assign(new Error('undone'), { rows: after.rows });
  });
  const undone = await broken.catch((error: Error & { rows?: unknown[] }) => error);
  if (!(undone instanceof Error) || !undone.rows) throw undone;
  return undone.rows;
}
