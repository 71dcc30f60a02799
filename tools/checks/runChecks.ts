import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { sampleSettings } from '../../libs/util/src/sampling/takeSample.ts';
import { workspaceRoot } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';
import { limitInMinutes, secondsToStartNode } from './machineSpeed.ts';
import { startInOrder } from './startInOrder.ts';
import { readTimeBudgets } from './timeBudgets.ts';
import { isOverWhole, slowestTests, timeTable } from './timeTable.ts';

/**
 * Seeds the samples of a run and of its child processes, unless FOYER_TEST_SEED is set. The seed derives from the
 * commit, so that a second run repeats the first and the next commit tries other samples.
 */
function chooseSeed(): void {
  if (process.env['FOYER_TEST_SEED']) return;
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    process.env['FOYER_TEST_SEED'] = commit.trim();
  } catch {
    // Sources without a repository keep the fixed seed.
  }
}

const HEARTBEAT_MS = 30_000;

/** Lines of each failed step that are repeated at the end, for who sees only the last page of a run. */
const REPEATED_LINES = 60;

/** Steps that count tests; what the others read is counted apart. */
const testSteps = new Set(['unit', 'stories', 'server', 'storybook', 'journeys', 'browsers']);

interface Told {
  name: string;
  seconds: number;
  outcome: CheckOutcome;
}

async function outcomeOfRun(check: Check): Promise<CheckOutcome> {
  try {
    return await check.run();
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      details: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

const indented = (text: string): string => text.replace(/^/gm, '    ');

/** Repeats the first lines of what each failed step said. */
function repeatFailures(told: readonly Told[]): void {
  for (const { name, outcome } of told) {
    if (outcome.failed === 0) continue;
    const lines = outcome.details.split('\n').slice(0, REPEATED_LINES);
    console.log(`\nFailed in ${name}:\n${indented(lines.join('\n'))}`);
  }
}

/** Runs a check and prints its name, count and seconds. */
async function runOne(check: Check): Promise<Told> {
  const startedAt = performance.now();
  const elapsed = (): number => (performance.now() - startedAt) / 1000;
  const heartbeat = setInterval(
    () => console.log(`  ${check.name} … ${elapsed().toFixed(1)} s`),
    HEARTBEAT_MS,
  );
  const outcome = await outcomeOfRun(check);
  clearInterval(heartbeat);
  const seconds = elapsed();
  const { passed, failed, details, untested = [] } = outcome;
  const count = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
  const gap = untested.length > 0 ? `, ${untested.length} NOT TESTED` : '';
  const time = `${seconds.toFixed(1)} s`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${check.name.padEnd(13)} ${time.padStart(8)}   ${count}${gap}`);
  const said = [...untested.map((each) => `not tested: ${each}`), details].filter(Boolean).join('\n');
  if (said) console.log(`${indented(said)}\n`);
  return { name: check.name, seconds, outcome };
}

/**
 * Prints the time table.
 * @param startSeconds what the machine takes to start Node
 * @returns failures: 1 when the whole run exceeds its limit
 */
function printTimes(told: readonly Told[], wholeSeconds: number, startSeconds: number): number {
  const budgets = readTimeBudgets();
  const limitMinutes = limitInMinutes(startSeconds, budgets);
  console.log(`\n${timeTable(told, wholeSeconds, { ...budgets, wholeMinutes: limitMinutes }).join('\n')}`);
  if (limitMinutes > budgets.wholeMinutes)
    console.log(
      `The limit of ${budgets.wholeMinutes} minutes is raised: this machine takes ${(startSeconds * 1000).toFixed(0)} ms to start Node.`,
    );
  const slowest = slowestTests(told.flatMap(({ outcome }) => outcome.tests ?? []));
  if (slowest.length > 0) console.log(`\nSlowest tests:\n${slowest.join('\n')}`);
  return isOverWhole(wholeSeconds, limitMinutes) ? 1 : 0;
}

/**
 * Runs the checks in order and to the end, even after a failure; two light ones at a time. Prints a table of times at
 * the end; the last line is `N passed, N failed`: tests that passed, and whatever failed.
 * @returns whether nothing failed
 */
export async function runChecks(checks: readonly Check[]): Promise<boolean> {
  const startedAt = performance.now();
  chooseSeed();
  const { seed, isDeep } = sampleSettings();
  console.log(isDeep ? 'Sweeps are tried whole.' : `Sweeps take the sample of FOYER_TEST_SEED=${seed}.`);
  const startSeconds = secondsToStartNode();
  for (const check of checks) check.prepare?.().catch(() => undefined);
  const told = await startInOrder(checks, runOne, availableParallelism());
  const overTime = printTimes(told, (performance.now() - startedAt) / 1000, startSeconds);
  const failures = told.filter(({ outcome }) => outcome.failed > 0).map(({ name }) => name);
  if (overTime > 0) failures.push('the time of the whole');
  const untested = told.flatMap(({ name, outcome }) =>
    (outcome.untested ?? []).map((each) => `${name}: ${each.split('\n')[0]}`),
  );
  if (untested.length > 0) console.log(`\nNot tested here:\n${untested.join('\n')}`);
  repeatFailures(told);
  if (failures.length > 0)
    console.log(`\nFailed: ${failures.join(', ')}${isDeep ? '' : ` (FOYER_TEST_SEED=${seed})`}`);
  const passed = (steps: readonly Told[]): number =>
    steps.reduce((total, { outcome }) => total + outcome.passed, 0);
  const failed = told.reduce((total, { outcome }) => total + outcome.failed, overTime);
  const tested = told.filter(({ name }) => testSteps.has(name));
  const checked = told.filter(({ name }) => !testSteps.has(name));
  if (checked.length > 0 && tested.length > 0)
    console.log(`\nAlso read: ${passed(checked)} files, links and texts`);
  console.log(`\n${passed(tested.length > 0 ? tested : checked)} passed, ${failed} failed`);
  return failed === 0;
}
