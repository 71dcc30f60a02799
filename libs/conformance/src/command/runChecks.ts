import { takeSample } from '@foyer/util/sampling';
import type { ConformanceCheck } from '../suite/check.ts';
import type { Suite } from '../suite/suite.ts';

export interface PartReport {
  part: string;
  passed: number;
  leftOut: number;
  failures: { name: string; problems: string[] }[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Checks of a part at least, so that a small share of a small part has some. */
const checksAtLeast = 8;

/** Runs a share of a part's checks, one after the other; all of them in a deep run. A check that throws has failed. */
export async function runPart(
  suite: Suite,
  part: string,
  checks: readonly ConformanceCheck[],
  share: number,
): Promise<PartReport> {
  const report: PartReport = { part, passed: 0, leftOut: 0, failures: [] };
  const count = Math.max(checksAtLeast, Math.ceil(checks.length * share));
  for (const { name, run } of takeSample(checks, { label: part, count })) {
    const problems = await suite
      .unlessMissing(() => run(suite))
      .catch((error: unknown) => [messageOf(error)]);
    if (problems === undefined) report.leftOut += 1;
    else if (problems.length === 0) report.passed += 1;
    else report.failures.push({ name, problems });
  }
  return report;
}
