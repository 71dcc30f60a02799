import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath, ensureChromium } from '../install/debianPackages.ts';
import { runCommand } from '../workspace/runCommand.ts';
import { ownFolder } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome, TestTime } from './check.ts';

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  line: number;
  tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** Terminal colour codes. */
const colours = /\u001b\[[0-9;]*m/g;

/** Names a test by file, line and title, with its first error. */
function describeFailure({ file }: PlaywrightSuite, { line, title, tests }: PlaywrightSpec): string {
  const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return `${file}:${line} ${title}\n${(error?.message ?? '').replace(colours, '')}\n`;
}

const failuresOf = (suite: PlaywrightSuite): string[] => [
  ...suite.specs.filter((spec) => !spec.ok).map((spec) => describeFailure(suite, spec)),
  ...(suite.suites ?? []).flatMap(failuresOf),
];

/** Lists tests that passed on a later try: they count as passed, and are reported because each hides a problem. */
const waveringIn = (suite: PlaywrightSuite): string[] => [
  ...suite.specs
    .filter((spec) => spec.tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `passed on a later try: ${describeFailure(suite, spec)}`),
  ...(suite.suites ?? []).flatMap(waveringIn),
];

const timesOf = (suite: PlaywrightSuite): TestTime[] => [
  ...suite.specs.map(({ title, tests }) => ({
    file: suite.file,
    title,
    seconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
  })),
  ...(suite.suites ?? []).flatMap(timesOf),
];

/**
 * Runs browser tests with two retries each: on a busy machine a press may come before the page is ready.
 * @param name name of the report
 */
export async function runPlaywright(name: string, args: readonly string[]): Promise<CheckOutcome> {
  const problem = await ensureChromium();
  if (problem) return { passed: 0, failed: 1, details: problem };
  const file = path.join(ownFolder, 'reports', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await runCommand(
    'playwright',
    ['test', '--reporter=json', '--retries=2', ...args],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, FOYER_CHROMIUM: chromiumPath()! },
    },
  );
  let report: PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  } catch {
    return { passed: 0, failed: 1, details: output.trim() };
  }
  const broken = report.errors.map((error) => (error.message ?? '').replace(colours, ''));
  const failures = [...report.suites.flatMap(failuresOf), ...report.suites.flatMap(waveringIn)];
  const failed = report.stats.unexpected + broken.length;
  const details = [...broken, ...failures].join('\n') || (code === 0 ? '' : output.trim());
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    details,
    tests: report.suites.flatMap(timesOf),
  };
}

/** Runs Playwright over e2e/ on the real server; counted by test. */
export const journeysCheck: Check = {
  name: 'journeys',
  run: () => runPlaywright('journeys', []),
  prepare: ensureChromium,
};
