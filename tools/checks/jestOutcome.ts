import path from 'node:path';
import { workspaceRoot } from '../workspace/workspacePaths.ts';
import type { CheckOutcome, TestTime } from './check.ts';

/** The part of Jest's JSON report that a step reads. */
export interface JestReport {
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

/** Returns the outcome of a step from Jest's report; a run without a passed or failed test fails. */
export function outcomeOf(
  report: JestReport,
  { code, output }: { code: number; output: string },
): CheckOutcome {
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const details = report.testResults
    .filter((suite) => suite.status === 'failed')
    .map((suite) => `${path.relative(workspaceRoot, suite.name)}\n${suite.message}`)
    .join('\n');
  if (passed + failed === 0)
    return { passed, failed: 1, details: `No test ran, but this step has tests.\n${output}`.trim() };
  // Jest can fail although every test passed, for example in a global setup.
  if (code !== 0 && failed === 0) return { passed, failed: 1, details: details || output.trim() };
  return { passed, failed, details, tests: timesOf(report) };
}
