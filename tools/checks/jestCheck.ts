import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../workspace/runCommand.ts';
import { ownFolder } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';
import { outcomeOf, type JestReport } from './jestOutcome.ts';

const jestOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

interface JestChoice {
  /** Projects of jest.config.mjs. */
  projects: readonly string[];
  /** Path parts of the files to run; all files when absent. */
  only?: readonly string[];
  /** Path patterns of files to leave out. */
  without?: readonly string[];
}

async function runJest(
  name: string,
  { projects, only = [], without = [] }: JestChoice,
): Promise<CheckOutcome> {
  const file = path.join(ownFolder, 'reports', `jest-${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await runCommand(
    'jest',
    [
      '--selectProjects',
      ...projects,
      ...(without.length > 0 ? ['--testPathIgnorePatterns', '/node_modules/', ...without] : []),
      ...(only.length > 0 ? ['--testPathPatterns', ...only] : []),
      '--json',
      `--outputFile=${file}`,
      '--reporters=default',
    ],
    { env: { NODE_OPTIONS: jestOptions, TZ: 'UTC' } },
  );
  let report: JestReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return { passed: 0, failed: 1, details: output.trim() };
  }
  return outcomeOf(report, { code, output });
}

/** Runs Jest over a selection of tests; counted by test. */
export const jestCheck = (name: string, choice: JestChoice): Check => ({
  name,
  run: () => runJest(name, choice),
});
