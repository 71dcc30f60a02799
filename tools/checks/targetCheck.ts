import { globSync, readFileSync, rmSync } from 'node:fs';
import { targetReports } from '../nx/targetReport.ts';
import { runCommand } from '../workspace/runCommand.ts';
import type { Check, CheckOutcome } from './check.ts';

interface TargetChoice {
  /** Target of nx.json. */
  target: string;
  /** Projects to run it for, and projects to leave out, in the notation of Nx: names, `tag:…`; all when absent. */
  projects?: readonly string[];
  without?: readonly string[];
  isLowPriority?: boolean;
}

const sumOf = (outcomes: readonly CheckOutcome[]): CheckOutcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  // A failure of the whole run is in every report.
  details: [...new Set(outcomes.map(({ details }) => details))].filter(Boolean).join('\n'),
  tests: outcomes.flatMap(({ tests = [] }) => tests),
  untested: outcomes.flatMap(({ untested = [] }) => untested),
});

/** Runs a target of every project through Nx, which restores the reports of those that did not change from its cache. */
export async function runTarget({
  target,
  projects,
  without,
  isLowPriority = false,
}: TargetChoice): Promise<CheckOutcome> {
  const reports = targetReports(target);
  rmSync(reports, { recursive: true, force: true });
  const words = [
    'run-many',
    `--targets=${target}`,
    ...(projects ? [`--projects=${projects.join(',')}`] : []),
    ...(without ? [`--exclude=${without.join(',')}`] : []),
    '--output-style=static',
  ];
  const { code, output } = await runCommand('nx', words, { isLowPriority });
  const outcomes = globSync(`${reports}/**/*.json`)
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as CheckOutcome);
  const sum = sumOf(outcomes);
  const isExplained = sum.failed > 0 || (code === 0 && outcomes.length > 0);
  return isExplained ? sum : { ...sum, failed: 1, details: output.trim() };
}

/** A step of `npm test` that is a target of the projects. */
export const targetCheck = (name: string, choice: TargetChoice, rest: Partial<Check> = {}): Check => ({
  name,
  run: () => runTarget(choice),
  ...rest,
});
