import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageJson } from '../walls/dependencyProblems.ts';
import { dependencyProblems } from '../walls/dependencyProblems.ts';
import { importCycles } from '../walls/importCycles.ts';
import { nameProblems } from '../walls/nameProblems.ts';
import { readSources } from '../walls/readSources.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

/** Disabling a rule for a line requires a reason. */
const bareDisable = /eslint-disable(?!.*--\s*\S)/;

const entryPointsOf = (manifest: PackageJson): string[] =>
  Object.values(manifest.exports ?? {}).flatMap((target) => {
    const source = (target as Record<string, unknown>)['@foyer/source'];
    return typeof source === 'string' ? [source] : [];
  });

function projectProblems(project: string): string[] {
  const files = readSources(project);
  const manifest = JSON.parse(readFileSync(inWorkspace(project, 'package.json'), 'utf8')) as PackageJson;
  return [
    ...nameProblems(files, entryPointsOf(manifest)),
    ...dependencyProblems(files, manifest),
    ...importCycles(files).map((cycle) => `import cycle: ${[...cycle, cycle[0]].join(' -> ')}`),
    ...files
      .filter((file) => bareDisable.test(file.text))
      .map((file) => `${file.path}: eslint-disable without a reason (-- why)`),
  ];
}

async function checkBoundaries(): Promise<CheckOutcome> {
  const projects = globSync(['libs/*/package.json', 'apps/*/package.json'], { cwd: inWorkspace() }).map(
    (file) => path.dirname(file),
  );
  const problems = projects.map((project) => projectProblems(project.replaceAll('\\', '/')));
  const clean = problems.filter((found) => found.length === 0).length;
  return { passed: clean, failed: problems.flat().length, details: problems.flat().join('\n') };
}

/** Checks names, cycles and undeclared packages; lint checks the walls between libraries. Counted by project. */
export const boundariesCheck: Check = { name: 'boundaries', run: checkBoundaries, isLight: true };
