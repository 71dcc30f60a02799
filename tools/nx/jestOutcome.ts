import path from 'node:path';
import type { CheckOutcome, TestTime } from '../checks/check.ts';
import { workspaceRoot } from '../workspace/workspacePaths.ts';

/** A test file in Jest's JSON report. */
export interface JestSuite {
  name: string;
  message: string;
  status: string;
  /** Why it failed before it passed on its second try. */
  firstFailure?: string;
  assertionResults: { fullName: string; status: string; duration?: number | null }[];
}

/** Path of a file in the workspace, with forward slashes. */
export const inRepository = (file: string): string =>
  path.relative(workspaceRoot, file).replaceAll('\\', '/');

const timesOf = ({ name, assertionResults }: JestSuite): TestTime[] =>
  assertionResults.map(({ fullName, duration }) => ({
    file: inRepository(name),
    title: fullName,
    seconds: (duration ?? 0) / 1000,
  }));

/** Tests that skip themselves, since a program or a network that they need is not there. */
const skippedOf = ({ name, assertionResults }: JestSuite): string[] =>
  assertionResults
    .filter(({ status }) => status === 'pending')
    .map(({ fullName }) => `${inRepository(name)}: ${fullName}`);

/**
 * Returns the outcome of a project from its test files; a run without a passed or failed test fails.
 * @param run exit code and output of Jest, for a failure that no test explains
 */
export function outcomeOf(
  suites: readonly JestSuite[],
  { code, output }: { code: number; output: string },
): CheckOutcome {
  const countOf = (wanted: string): number =>
    suites.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted)
      .length;
  const bad = suites.filter(({ status }) => status === 'failed');
  const broken = bad.filter(({ assertionResults: all }) => !all.some(({ status }) => status === 'failed'));
  const passed = countOf('passed');
  const failed = countOf('failed') + broken.length;
  const details = [
    ...bad.map(({ name, message }) => `${inRepository(name)}\n${message}`),
    ...suites
      .filter(({ firstFailure }) => firstFailure !== undefined)
      .map(({ name, firstFailure }) => `passed on a later try: ${inRepository(name)}\n${firstFailure}`),
  ].join('\n');
  if (passed + failed === 0)
    return { passed, failed: 1, details: `No test ran, but this project has tests.\n${output}`.trim() };
  // Jest can fail although every test passed, for example in a global setup.
  if (code !== 0 && failed === 0) return { passed, failed: 1, details: output.trim() };
  const untested = suites.flatMap(skippedOf);
  return {
    ...{ passed, failed, details, tests: suites.flatMap(timesOf) },
    ...(untested.length > 0 ? { untested } : {}),
  };
}
