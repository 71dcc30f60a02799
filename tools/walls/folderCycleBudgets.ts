import type { FolderCycle } from './folderCycles.ts';

/** Folders in cycles that a library may still have; every other one may have none. The figures only go down. */
const budgets: Readonly<Record<string, number>> = {
  'libs/api-client': 2,
  'libs/identity': 5,
  'libs/shell': 14,
  'libs/token-assignment': 3,
  'libs/ui-kit': 4,
};

/** Compares the cycles of a library with its budget; advice fails nothing. */
export function compareWithBudget(
  project: string,
  cycles: readonly FolderCycle[],
): { count: number; problems: string[]; advice: string[] } {
  const budget = budgets[project] ?? 0;
  const count = cycles.reduce((sum, { folders }) => sum + folders.length, 0);
  return {
    count,
    problems:
      count > budget
        ? [
            `${project}: ${count} folders in import cycles, allowed are ${budget}`,
            ...cycles.flatMap(({ imports }) => imports.map((each) => `  ${each}`)),
          ]
        : [],
    advice: count < budget ? [`${project}: lower its budget in folderCycleBudgets.ts to ${count}`] : [],
  };
}
