import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PackageJson, dependencyProblems } from '../walls/dependencyProblems.ts';
import { folderCycles } from '../walls/folderCycles.ts';
import { importCycles } from '../walls/importCycles.ts';
import { kindProblems } from '../walls/kindProblems.ts';
import { layerProblems, layersOf } from '../walls/layerProblems.ts';
import { nameProblems } from '../walls/nameProblems.ts';
import { readSources } from '../walls/readSources.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

/** Disabling a rule for a line requires a reason. */
const bareDisable = /eslint-disable(?!.*--\s*\S)/;

/** Files that a package exports, relative to its folder; `*` in a pattern stands for any folders. */
const entryPointsOf = (project: string, manifest: PackageJson): string[] =>
  Object.values(manifest.exports ?? {}).flatMap((target) => {
    const source = (target as Record<string, unknown>)['@foyer/source'];
    if (typeof source !== 'string') return [];
    if (!source.includes('*')) return [source];
    const matching = globSync(source.replace('*', '**'), { cwd: inWorkspace(project) });
    return matching.map((file) => `./${path.normalize(file).replaceAll('\\', '/')}`);
  });

interface Findings {
  project: string;
  problems: string[];
  fileCycles: number;
  foldersInCycles: number;
}

function inspect(project: string): Findings {
  const files = readSources(project);
  const manifest = JSON.parse(readFileSync(inWorkspace(project, 'package.json'), 'utf8')) as PackageJson;
  const cycles = importCycles(files);
  const folders = folderCycles(files);
  const layers = layersOf[project];
  return {
    project,
    problems: [
      ...nameProblems(files, entryPointsOf(project, manifest)),
      ...kindProblems(files),
      ...dependencyProblems(files, manifest),
      ...cycles.map((cycle) => `import cycle: ${[...cycle, cycle[0]].join(' -> ')}`),
      ...folders.flatMap(({ imports }) => imports.map((each) => `cycle of folders: ${each}`)),
      ...(layers ? layerProblems(project, files, layers) : []),
      ...files
        .filter((file) => bareDisable.test(file.text))
        .map((file) => `${file.path}: eslint-disable without a reason (-- why)`),
    ],
    fileCycles: cycles.length,
    foldersInCycles: folders.reduce((sum, cycle) => sum + cycle.folders.length, 0),
  };
}

/** Sums up the cycles in a line: of files, and of folders by project. */
function cycleSummary(found: readonly Findings[]): string {
  const fileCycles = found.reduce((sum, each) => sum + each.fileCycles, 0);
  const folders = found
    .filter(({ foldersInCycles }) => foldersInCycles > 0)
    .map(({ project, foldersInCycles }) => `${project} ${foldersInCycles}`);
  return `cycles of files: ${fileCycles}; folders in cycles: ${folders.join(', ') || 0}`;
}

async function checkBoundaries(): Promise<CheckOutcome> {
  const projects = globSync(['libs/*/package.json', 'apps/*/package.json'], { cwd: inWorkspace() }).map(
    (file) => path.dirname(file).replaceAll('\\', '/'),
  );
  const found = projects.sort().map(inspect);
  const problems = found.flatMap((each) => each.problems);
  return {
    passed: found.filter((each) => each.problems.length === 0).length,
    failed: problems.length,
    details: [...problems, cycleSummary(found)].join('\n'),
  };
}

/** Checks names, cycles, layers and undeclared packages; lint checks the walls between libraries. Counted by project. */
export const boundariesCheck: Check = { name: 'boundaries', run: checkBoundaries, isLight: true };
