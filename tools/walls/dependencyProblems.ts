import { builtinModules } from 'node:module';
import type { SourceFile } from './readSources.ts';

export interface PackageJson {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, unknown>;
}

const isTestFile = (file: string): boolean => /\.(test|stories)\.tsx?$|\/testing\//.test(file);

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Lists packages that a pack would lack: imported by shipped source, but not declared. */
export function dependencyProblems(files: readonly SourceFile[], manifest: PackageJson): string[] {
  const declared = new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
    manifest.name,
  ]);
  const problems = new Map<string, string>();
  for (const file of files) {
    if (isTestFile(file.path)) continue;
    for (const name of file.imports) {
      if (name.startsWith('.') || name.startsWith('node:') || builtinModules.includes(name)) continue;
      const needed = packageOf(name);
      if (!declared.has(needed))
        problems.set(needed, `${file.path}: imports ${needed}, which ${manifest.name} does not declare`);
    }
  }
  return [...problems.values()];
}
