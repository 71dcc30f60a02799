import { readFileSync } from 'node:fs';
import { kitFolder, measureKit } from '../sizes/measureKit.ts';
import { sizeProblems, weightProblems } from '../sizes/sizeProblems.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

async function checkSizes(): Promise<CheckOutcome> {
  const sizes = await measureKit();
  const stale = sizeProblems(readFileSync(inWorkspace(kitFolder, 'README.md'), 'utf8'), sizes);
  const problems = [...weightProblems(sizes), ...stale];
  const advice = stale.length > 0 ? ['`npm run sizes` writes the table anew.'] : [];
  return {
    passed: Math.max(0, sizes.length - problems.length),
    failed: problems.length,
    details: [...problems, ...advice].join('\n'),
  };
}

/**
 * Checks that importing a component of the kit costs what its README claims, within 5 %, and that a button brings no
 * dialog along.
 */
export const sizesCheck: Check = { name: 'sizes', run: checkSizes, isLight: true };
