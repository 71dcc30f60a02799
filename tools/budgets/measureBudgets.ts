import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { localeTags } from '../locales/readLocales.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Budgets, FileBudget, ScriptBudget, TextBudget } from './readBudgets.ts';

export interface Measurement {
  name: string;
  limitBytes: number;
  goalBytes?: number;
  /** After gzip; undefined when there is nothing to measure, which is a failure too. */
  bytes: number | undefined;
  /** What could not be found. */
  problem?: string;
}

/** What webpack wrote beside the bundles: files by entry, and by the file that was asked for with `import()`. */
export interface AppManifest {
  entry: string[];
  lazy: Record<string, string[]>;
}

const gzipBytes = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;
const gzipFile = (file: string): number => gzipBytes(readFileSync(inWorkspace(file)));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The files of a lazy part, found by the ending of its name. */
function lazyFiles(ending: string, manifest: AppManifest): string[] | undefined {
  const names = Object.keys(manifest.lazy).filter((name) => name === ending || name.endsWith(`/${ending}`));
  return names.length > 0 ? names.flatMap((name) => manifest.lazy[name]!) : undefined;
}

/** The files that a budget is about, each once; or the lazy parts that the app does not have. */
export function filesOfBudget(
  budget: ScriptBudget,
  manifest: AppManifest,
): { files: string[]; missing: string[] } {
  const after = budget.after ?? [];
  const before = new Set(after.flatMap((ending) => lazyFiles(ending, manifest) ?? []));
  if (!budget.entry) for (const file of manifest.entry) before.add(file);
  const wanted = budget.lazy.flatMap((ending) => lazyFiles(ending, manifest) ?? []);
  const files = new Set(
    [...(budget.entry ? manifest.entry : []), ...wanted].filter((file) => !before.has(file)),
  );
  return {
    files: [...files],
    missing: [...budget.lazy, ...after].filter((ending) => !lazyFiles(ending, manifest)),
  };
}

function measureScripts(budget: ScriptBudget): Measurement {
  const folder = `apps/${budget.app}/dist`;
  const manifestFile = inWorkspace(folder, 'manifest.json');
  if (!existsSync(manifestFile))
    return { ...budget, bytes: undefined, problem: `${budget.app} is not built` };
  const { files, missing } = filesOfBudget(
    budget,
    JSON.parse(readFileSync(manifestFile, 'utf8')) as AppManifest,
  );
  if (missing.length > 0)
    return { ...budget, bytes: undefined, problem: `nothing loads ${missing.join(', ')}` };
  return { ...budget, bytes: sum(files.map((file) => gzipFile(`${folder}/${file}`))) };
}

function measureFile(budget: FileBudget): Measurement {
  if (!existsSync(inWorkspace(budget.file)))
    return { ...budget, bytes: undefined, problem: `no ${budget.file}` };
  return { ...budget, bytes: gzipFile(budget.file) };
}

function measureTexts(budget: TextBudget): Measurement {
  const sizeIn = (locale: string): number =>
    sum(
      budget.namespaces.map((namespace) => {
        const text = readFileSync(inWorkspace('locales', locale, `${namespace}.json`), 'utf8');
        return gzipBytes(JSON.stringify(JSON.parse(text)));
      }),
    );
  return { ...budget, bytes: Math.max(...localeTags.map(sizeIn)) };
}

/** Measures every budget on what is built. */
export const measureBudgets = (budgets: Budgets): Measurement[] => [
  ...budgets.scripts.map(measureScripts),
  ...budgets.files.map(measureFile),
  ...budgets.texts.map(measureTexts),
];
