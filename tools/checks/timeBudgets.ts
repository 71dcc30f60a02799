import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Time budgets of `npm test` on two cores. */
export interface TimeBudgets {
  /** Minutes for all steps together; a longer run fails, unless the machine starts processes slowly. */
  wholeMinutes: number;
  /** Starts of Node that last as long as the whole run may, where that is more than `wholeMinutes`. */
  wholeStarts: number;
  /** Minutes by step; the table marks steps that took longer. */
  stepMinutes: Readonly<Record<string, number>>;
}

/** Reads the budgets of tools/checks/timeBudgets.json. */
export const readTimeBudgets = (): TimeBudgets =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'timeBudgets.json'), 'utf8')) as TimeBudgets;
