import { existsSync, readFileSync } from 'node:fs';
import { localeTags } from '../locales/readLocales.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { distOf, filesOfBudget, gzipBytes, gzipFile, readManifest, sum } from './builtFiles.ts';
import { measureLegacy } from './legacyRatios.ts';
import { measurePage } from './measurePage.ts';
import type { Measurement } from './measurement.ts';
import { limitOf, type Budgets, type FileBudget, type ScriptBudget, type TextBudget } from './readBudgets.ts';

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
