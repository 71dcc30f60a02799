import type { Measurement } from '../budgets/measureBudgets.ts';
import { measureBudgets } from '../budgets/measureBudgets.ts';
import { readBudgets } from '../budgets/readBudgets.ts';
import type { Check, CheckOutcome } from './check.ts';

const isKept = ({ bytes, limitBytes }: Measurement): boolean => bytes !== undefined && bytes <= limitBytes;
const count = (bytes: number): string => bytes.toLocaleString('en-US').padStart(9);

/** A limit that only keeps a size from growing must not look like a promise that is kept. */
function goalNote({ bytes, goalBytes }: Measurement): string {
  if (bytes === undefined || goalBytes === undefined) return '';
  return bytes <= goalBytes ? '' : `, goal of ${count(goalBytes).trim()} not reached`;
}

function row(measurement: Measurement): string {
  const { name, bytes, limitBytes, problem } = measurement;
  const size = bytes === undefined ? problem! : `${count(bytes)} of ${count(limitBytes)} bytes gzip`;
  return `${isKept(measurement) ? ' ' : '✗'} ${name.padEnd(28)} ${size}${goalNote(measurement)}`;
}

async function checkBudgets(): Promise<CheckOutcome> {
  const measured = measureBudgets(readBudgets());
  const passed = measured.filter(isKept).length;
  return { passed, failed: measured.length - passed, details: measured.map(row).join('\n') };
}

/** What fans download stays within tools/budgets.json; prints the sizes. */
export const budgetsCheck: Check = { name: 'budgets', run: checkBudgets };
