import type { Check, CheckOutcome } from './check.ts';

const HEARTBEAT_MS = 30_000;

async function runOne(check: Check): Promise<CheckOutcome> {
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

/**
 * Runs the checks one after the other, to the end even when one fails, and prints name, count and seconds of each.
 * The last line is `N passed, N failed`.
 *
 * @returns whether nothing failed
 */
export async function runChecks(checks: readonly Check[]): Promise<boolean> {
  const total = { passed: 0, failed: 0 };
  const failures: { name: string; details: string }[] = [];
  for (const check of checks) {
    const startedAt = performance.now();
    const seconds = (): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    const heartbeat = setInterval(() => console.log(`  ${check.name} … ${seconds()}`), HEARTBEAT_MS);
    const outcome = await runOne(check);
    clearInterval(heartbeat);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    const count =
      outcome.failed > 0 ? `${outcome.failed} failed, ${outcome.passed} passed` : `${outcome.passed} passed`;
    console.log(
      `${outcome.failed > 0 ? '✗' : '✓'} ${check.name.padEnd(12)} ${seconds().padStart(8)}   ${count}`,
    );
    if (outcome.details) console.log(`${outcome.details.replace(/^/gm, '    ')}\n`);
    if (outcome.failed > 0) failures.push({ name: check.name, details: outcome.details });
  }
  if (failures.length > 0) console.log(`\nFailed: ${failures.map((failure) => failure.name).join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
