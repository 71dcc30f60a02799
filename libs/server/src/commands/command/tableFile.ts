import { writeFile } from 'node:fs/promises';
import { csvOf } from '../../platform/texts/csvTable.ts';

/** Writes rows to a file, as CSV or JSON by the end of its name. @throws Error for any other name */
export async function writeTable<Column extends string>(
  file: string,
  columns: readonly Column[],
  rows: readonly Record<Column, string | number | Date>[],
): Promise<void> {
  const text = file.endsWith('.json') ? `${JSON.stringify(rows, undefined, 2)}\n` : csvOf(columns, rows);
  await writeFile(file, text, { mode: 0o600 });
}
