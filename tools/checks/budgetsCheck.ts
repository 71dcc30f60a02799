import type { Measurement } from '../budgets/measurement.ts';
import { measureBudgets } from '../budgets/measureBudgets.ts';
import { readBudgets } from '../budgets/readBudgets.ts';
import type { Check, CheckOutcome } from './check.ts';

const isKept = ({ amount, limit }: Measurement): boolean => amount !== undefined && amount <= limit;
const count = (amount: number): string => amount.toLocaleString('en-US').padStart(9);

/** Marks limits that merely prevent growth, so that they do not look like kept promises. */
function goalNote({ amount, goal }: Measurement): string {
  if (amount === undefined || goal === undefined) return '';
  return amount <= goal ? '' : `, goal of ${count(goal).trim()} not reached`;
}

function row(measurement: Measurement): string {
  const { name, amount, limit, unit, problem } = measurement;
  const size = amount === undefined ? problem! : `${count(amount)} of ${count(limit)} ${unit}`;
  return `${isKept(measurement) ? ' ' : '✗'} ${name.padEnd(28)} ${size}${goalNote(measurement)}`;
}

async function checkBudgets(): Promise<CheckOutcome> {
  const measured = measureBudgets(readBudgets());
  const passed = measured.filter(isKept).length;
  return { passed, failed: measured.length - passed, details: measured.map(row).join('\n') };
}

/** Checks that downloads stay within tools/budgets.json; prints the sizes. */
export const budgetsCheck: Check = { name: 'budgets', run: checkBudgets, isLight: true, after: ['build'] };
