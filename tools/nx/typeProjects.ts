import { existsSync, globSync } from 'node:fs';
import type { CheckOutcome } from '../checks/check.ts';
import { runCommand } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { createExecutors, type TargetProject } from './createExecutors.ts';
import { ownerOf } from './ownerOf.ts';

const specConfig = 'tsconfig.spec.json';

/** Configurations of a project: its own, and in libraries that of tests and stories. */
const configsOf = ({ root }: TargetProject): string[] =>
  ['tsconfig.json', specConfig]
    .map((name) => `${root}/${name}`)
    .filter((file) => existsSync(inWorkspace(file)));

/** Whether a library has tests that no configuration includes. */
const lacksSpecConfig = ({ root }: TargetProject): boolean =>
  root.startsWith('libs/') &&
  !existsSync(inWorkspace(root, specConfig)) &&
  globSync('src/**/*.{test,stories}.{ts,tsx}', { cwd: inWorkspace(root) }).length > 0;

function outcomeOf(project: TargetProject, errors: readonly string[]): CheckOutcome {
  const problems = lacksSpecConfig(project)
    ? [...errors, `${project.root} has tests and no ${specConfig}: copy it from another library`]
    : errors;
  return {
    passed: problems.length > 0 ? 0 : 1,
    failed: problems.length > 0 ? 1 : 0,
    details: problems.join('\n'),
  };
}

/** Runs TypeScript, which also emits what the libraries' packages contain; counted by project. */
async function checkTypes(projects: readonly TargetProject[]): Promise<ReadonlyMap<string, CheckOutcome>> {
  const { code, output } = await runCommand('tsc', [
    '-b',
    '--pretty',
    'false',
    ...projects.flatMap(configsOf),
  ]);
  // A message of several lines goes on with indented ones.
  const lines = output
    .trim()
    .split(/\n(?!\s)/)
    .filter(Boolean);
  const byOwner = Map.groupBy(lines, (line) => ownerOf(line.replaceAll('\\', '/'), projects)?.name);
  const unowned = byOwner.get(undefined) ?? [];
  // Errors of a project that was not requested: each requested project may depend on it.
  const isWholeBad = code !== 0 && unowned.length === lines.length;
  return new Map(
    projects.map((project) => [
      project.name,
      outcomeOf(project, [...(byOwner.get(project.name) ?? []), ...(isWholeBad ? unowned : [])]),
    ]),
  );
}

export const { runOne: typeProject, runMany: typeProjects } = createExecutors(checkTypes);
