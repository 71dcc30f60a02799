import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How long `npm test` may take on two cores. */
export interface TimeBudgets {
  /** Minutes for all steps together; a run that takes longer fails. */
  wholeMinutes: number;
  /** Minutes by name of a step; the table says which step took longer. */
  stepMinutes: Readonly<Record<string, number>>;
}

/** The budgets of tools/checks/timeBudgets.json. */
export const readTimeBudgets = (): TimeBudgets =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'timeBudgets.json'), 'utf8')) as TimeBudgets;
