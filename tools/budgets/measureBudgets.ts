import { existsSync, readFileSync } from 'node:fs';
import { localeTags } from '../locales/readLocales.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import {
  distOf,
  filesOfBudget,
  gzipBytes,
  gzipFile,
  readManifest,
  sum,
  type AppManifest,
} from './builtFiles.ts';
import { measurePage } from './measurePage.ts';
import type { Measurement } from './measurement.ts';
import { limitOf, type Budgets, type FileBudget, type ScriptBudget, type TextBudget } from './readBudgets.ts';

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
const measureLegacy = (budgets: readonly ScriptBudget[]): Measurement[] =>
  budgets.filter((budget) => budget.entry).flatMap((budget) => apps.map((app) => compare(budget, app)));

const inBytes = (budget: FileBudget | ScriptBudget | TextBudget) => ({
  name: budget.name,
  unit: 'bytes gzip' as const,
  limit: limitOf(budget),
  goal: budget.goalBytes,
});

function measureScripts(budget: ScriptBudget): Measurement {
  const manifest = readManifest(budget.app);
  if (!manifest) return { ...inBytes(budget), problem: `${budget.app} is not built` };
  const { files, missing } = filesOfBudget(budget, manifest);
  if (missing.length > 0) return { ...inBytes(budget), problem: `nothing loads ${missing.join(', ')}` };
  return { ...inBytes(budget), amount: sum(files.map((file) => gzipFile(`${distOf(budget.app)}/${file}`))) };
}

function measureFile(budget: FileBudget): Measurement {
  if (!existsSync(inWorkspace(budget.file))) return { ...inBytes(budget), problem: `no ${budget.file}` };
  return { ...inBytes(budget), amount: gzipFile(budget.file) };
}

function measureTexts(budget: TextBudget): Measurement {
  const sizeIn = (locale: string): number =>
    sum(
      budget.namespaces.map((namespace) => {
        const text = readFileSync(inWorkspace('locales', locale, `${namespace}.json`), 'utf8');
        return gzipBytes(JSON.stringify(JSON.parse(text)));
      }),
    );
  return { ...inBytes(budget), amount: Math.max(...localeTags.map(sizeIn)) };
}

/** Measures every budget on the built files. */
export const measureBudgets = (budgets: Budgets): Measurement[] => [
  ...budgets.scripts.map(measureScripts),
  ...measureLegacy(budgets.scripts),
  ...budgets.pages.flatMap(measurePage),
  ...budgets.files.map(measureFile),
  ...budgets.texts.map(measureTexts),
];
