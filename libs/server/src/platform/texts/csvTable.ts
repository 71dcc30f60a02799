type Cell = string | number | Date;

/** A text that a spreadsheet would run as a formula gets an apostrophe in front. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell instanceof Date ? cell.toISOString() : asText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats rows as CSV (RFC 4180) with a header, which names a column as it is unless told otherwise. */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, Cell>[],
  nameOf: (column: Column) => string = (column) => column,
): string {
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])).join(','));
  const header = columns.map((column) => csvCell(nameOf(column))).join(',');
  return [header, ...lines].map((line) => `${line}\r\n`).join('');
}
