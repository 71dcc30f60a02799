import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { ScriptBudget } from './readBudgets.ts';

/** Manifest that webpack writes beside the bundles: files by entry, and by the module requested with `import()`. */
export interface AppManifest {
  entry: string[];
  lazy: Record<string, string[]>;
}

export const gzipBytes = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;
export const gzipFile = (file: string): number => gzipBytes(readFileSync(inWorkspace(file)));
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
export const distOf = (app: string): string => `apps/${app}/dist`;

/** @returns undefined when the app is not built */
export function readManifest(app: string): AppManifest | undefined {
  const file = inWorkspace(distOf(app), 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AppManifest) : undefined;
}

/** Returns the files of a lazy chunk, found by the end of its name. */
function lazyFiles(ending: string, manifest: AppManifest): string[] | undefined {
  const names = Object.keys(manifest.lazy).filter((name) => name === ending || name.endsWith(`/${ending}`));
  return names.length > 0 ? names.flatMap((name) => manifest.lazy[name]!) : undefined;
}

/** Returns the files of a budget without duplicates, or the lazy chunks that the app lacks. */
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
