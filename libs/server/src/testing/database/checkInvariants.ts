import { allInvariants } from '../../composition/modules/serverModules.ts';
import type { Database } from '../../platform/database/database.ts';
import { findViolations } from '../../platform/database/findViolations.ts';
import type { ServerModule } from '../../platform/module/serverModule.ts';

/**
 * Checks all invariants, with those of further manifests.
 * @throws Error that names those that do not hold, or could not be checked, with a few of their rows [DS-06]
 */
export async function checkInvariants(
  database: Database,
  modules: readonly ServerModule[] = [],
): Promise<void> {
  const { violated, notChecked } = await findViolations(database, allInvariants(modules));
  const broken = [...violated, ...notChecked];
  if (broken.length === 0) return;
  throw new Error(
    `Broken invariants:\n${broken.map(({ name, finding }) => `${name}: ${finding}`).join('\n')}`,
  );
}
