import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CheckOutcome } from '../checks/check.ts';
import { runCommand } from '../workspace/runCommand.ts';
import { inWorkspace, ownFolder } from '../workspace/workspacePaths.ts';
import { createExecutors, type RunProjects, type TargetProject } from './createExecutors.ts';
import { inRepository, outcomeOf, type JestSuite } from './jestOutcome.ts';
import { ownerOf } from './ownerOf.ts';
import { afterSecondTry, filesToTryAgain } from './secondTry.ts';

const jestOptions =
  '--conditions=@foyer/source --experimental-vm-modules --disable-warning=ExperimentalWarning';

/** Plays every story and checks it with axe; too slow for the tests of a library. */
const storyTests = 'stories\\.test\\.tsx$';

const allFailed = (projects: readonly TargetProject[], details: string): Map<string, CheckOutcome> =>
  new Map(projects.map(({ name }) => [name, { passed: 0, failed: 1, details }]));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns of the test files of a project. */
const patternOf = ({ root, options: { only = '' } }: TargetProject, isStories: boolean): string =>
  `^(?=.*${isStories ? storyTests : escaped(only)})${escaped(inWorkspace(root) + path.sep)}`;

function readReport(file: string): JestSuite[] | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { testResults: JestSuite[] }).testResults;
  } catch {
    return undefined;
  }
}

interface JestRun {
  code: number;
  output: string;
  /** Absent if Jest wrote no report. */
  suites?: readonly JestSuite[];
}

type Ended = JestRun & { suites: readonly JestSuite[] };

async function jest(words: readonly string[]): Promise<JestRun> {
  const file = path.join(ownFolder, 'reports', `jest-${process.pid}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const { code, output } = await runCommand(
    'jest',
    [...words, '--json', `--outputFile=${file}`, '--passWithNoTests', '--reporters=default'],
    {
      env: {
        NODE_OPTIONS: jestOptions,
        // A worker that comes after another reads its modules compiled and without types.
        NODE_COMPILE_CACHE: path.join(ownFolder, 'cache', 'compiled'),
        TZ: 'UTC',
        // Nx asks its tasks for colours; tests read what the programs that they start print.
        FORCE_COLOR: '0',
      },
    },
  );
  const suites = readReport(file);
  rmSync(file, { force: true });
  return { code, output, ...(suites && { suites }) };
}

/** Runs the few files again that failed and may be tried twice. @returns all files as they ended, and the last run's end */
async function withSecondTry(first: JestRun, suites: readonly JestSuite[]): Promise<Ended> {
  const failed = filesToTryAgain(suites);
  if (failed.length === 0) return { ...first, suites };
  const again = await jest(['--runInBand', '--runTestsByPath', ...failed]);
  return { ...again, suites: afterSecondTry(suites, again.suites ?? []) };
}

/** Runs Jest over the tests, or the stories, of the projects; counted by test. */
const runJest =
  (isStories: boolean): RunProjects =>
  async (projects) => {
    const first = await jest([
      '--testPathPatterns',
      ...projects.map((project) => patternOf(project, isStories)),
      ...(isStories ? [] : ['--testPathIgnorePatterns', '/node_modules/', storyTests]),
    ]);
    if (!first.suites) return allFailed(projects, first.output.trim());
    const { suites, code, output } = await withSecondTry(first, first.suites);
    const isExplained = suites.some(({ status }) => status === 'failed');
    const byOwner = Map.groupBy(suites, ({ name }) => ownerOf(inRepository(name), projects)?.name);
    return new Map(
      projects.map(({ name }) => [
        name,
        outcomeOf(byOwner.get(name) ?? [], { code: isExplained ? 0 : code, output }),
      ]),
    );
  };

export const { runOne: testProject, runMany: testProjects } = createExecutors(runJest(false));
export const { runOne: playProject, runMany: playProjects } = createExecutors(runJest(true));
