import type { TestTime } from './check.ts';
import type { TimeBudgets } from './timeBudgets.ts';

/** Wall-clock time of one step. */
export interface StepTime {
  name: string;
  seconds: number;
}

const minutes = (seconds: number): string => (seconds / 60).toFixed(1).padStart(7);

function row(name: string, seconds: number, budget: number | undefined, limit: string): string {
  const note = budget === undefined ? '  no budget' : seconds > budget * 60 ? `  over its ${limit}` : '';
  return `${name.padEnd(13)} ${minutes(seconds)} ${(budget?.toFixed(1) ?? '').padStart(7)}${note}`;
}

/** Whether the whole run exceeded its limit. */
export const isOverWhole = (wholeSeconds: number, limitMinutes: number): boolean =>
  wholeSeconds > limitMinutes * 60;

/**
 * Builds the closing table of `npm test`: minutes of each step beside its budget.
 * @param wholeSeconds from the first step's start to the last one's end; less than the sum if steps ran in parallel
 */
export function timeTable(steps: readonly StepTime[], wholeSeconds: number, budgets: TimeBudgets): string[] {
  return [
    `${'step'.padEnd(13)} minutes  budget`,
    ...steps.map(({ name, seconds }) => row(name, seconds, budgets.stepMinutes[name], 'budget')),
    row('whole', wholeSeconds, budgets.wholeMinutes, 'limit'),
  ];
}

/** Lists the slowest tests, slowest first, one line each. */
export const slowestTests = (tests: readonly TestTime[], count = 10): string[] =>
  [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`);
