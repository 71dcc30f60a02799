import { existsSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { AppManifest } from './builtFiles.ts';
import { distOf, filesOfBudget, gzipFile, readManifest, sum } from './builtFiles.ts';
import type { Measurement } from './measurement.ts';
import type { ScriptBudget } from './readBudgets.ts';

/** Maximum size of the legacy build relative to the modern one. */
const mostOfModern = 1.35;

const apps = ['consumer', 'white-label', 'widget'] as const;

function legacyManifest(app: string): AppManifest | undefined {
  const file = inWorkspace(distOf(app), 'legacy/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AppManifest) : undefined;
}

function compare(budget: ScriptBudget, app: string): Measurement {
  const name = `${budget.name}, older browsers (${app})`;
  const [modern, legacy] = [readManifest(app), legacyManifest(app)];
  const unmeasured = { name, unit: 'bytes gzip' as const, limit: 0 };
  if (!modern || !legacy) return { ...unmeasured, problem: `${app} is not built for older browsers` };
  const [here, there] = [filesOfBudget(budget, modern), filesOfBudget(budget, legacy)];
  if (there.missing.length > 0)
    return { ...unmeasured, problem: `nothing loads ${there.missing.join(', ')}` };
  const weigh = (files: readonly string[], folder: string): number =>
    sum(files.map((file) => gzipFile(`${distOf(app)}/${folder}${file}`)));
  const limit = Math.floor(mostOfModern * weigh(here.files, ''));
  return { name, unit: 'bytes gzip', limit, amount: weigh(there.files, 'legacy/') };
}

/** Compares the sizes of both builds for every page with a budget, in every app. */
export const measureLegacy = (budgets: readonly ScriptBudget[]): Measurement[] =>
  budgets.filter((budget) => budget.entry).flatMap((budget) => apps.map((app) => compare(budget, app)));
