import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../workspace/runCommand.ts';
import { ownFolder, workspaceRoot } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome, TestTime } from './check.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

const timesOf = ({ testResults }: JestReport): TestTime[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: path.relative(workspaceRoot, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );

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
      '--passWithNoTests',
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
  const bad = report.testResults.filter((suite) => suite.status === 'failed');
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const details = bad
    .map((suite) => `${path.relative(workspaceRoot, suite.name)}\n${suite.message}`)
    .join('\n');
  // Jest can fail although every test passed, for example in a global setup.
  if (code !== 0 && failed === 0)
    return { passed: report.numPassedTests, failed: 1, details: details || output.trim() };
  return { passed: report.numPassedTests, failed, details, tests: timesOf(report) };
}

/** Runs Jest over a selection of tests; counted by test. */
export const jestCheck = (name: string, choice: JestChoice): Check => ({
  name,
  run: () => runJest(name, choice),
});
