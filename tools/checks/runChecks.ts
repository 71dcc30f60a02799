import { availableParallelism } from 'node:os';
import type { Check, CheckOutcome } from './check.ts';
import { startInOrder } from './startInOrder.ts';

const HEARTBEAT_MS = 30_000;

interface Told {
  name: string;
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

/** Runs a check and prints its name, count and seconds. */
async function runOne(check: Check): Promise<Told> {
  const startedAt = performance.now();
  const seconds = (): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const heartbeat = setInterval(() => console.log(`  ${check.name} … ${seconds()}`), HEARTBEAT_MS);
  const outcome = await outcomeOfRun(check);
  clearInterval(heartbeat);
  const { passed, failed, details, untested = [] } = outcome;
  const count = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
  const gap = untested.length > 0 ? `, ${untested.length} NOT TESTED` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${check.name.padEnd(13)} ${seconds().padStart(8)}   ${count}${gap}`);
  const said = [...untested.map((each) => `not tested: ${each}`), details].filter(Boolean).join('\n');
  if (said) console.log(`${said.replace(/^/gm, '    ')}\n`);
  return { name: check.name, outcome };
}

/**
 * Runs the checks in their order, to the end even when one fails; two light ones at a time.
 * The last line is `N passed, N failed`.
 *
 * @returns whether nothing failed
 */
export async function runChecks(checks: readonly Check[]): Promise<boolean> {
  for (const check of checks) check.prepare?.().catch(() => undefined);
  const told = await startInOrder(checks, runOne, availableParallelism());
  const failures = told.filter(({ outcome }) => outcome.failed > 0);
  const untested = told.flatMap(({ name, outcome }) =>
    (outcome.untested ?? []).map((each) => `${name}: ${each.split('\n')[0]}`),
  );
  if (untested.length > 0) console.log(`\nNot tested here:\n${untested.join('\n')}`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
  const sum = (count: (outcome: CheckOutcome) => number): number =>
    told.reduce((total, { outcome }) => total + count(outcome), 0);
  const failed = sum((outcome) => outcome.failed);
  console.log(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  return failed === 0;
}
