import type { ExportSize } from './measureExport.ts';

const start = '<!-- sizes: written by npm run sizes -->';
const end = '<!-- /sizes -->';

const count = (bytes: number): string => bytes.toLocaleString('en-US');
const thirdParty = (bytes: number): string => (bytes === 0 ? '' : count(bytes));

function padded(rows: readonly (readonly [string, string, string])[]): string[] {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column as 0].length)));
  const line = (cells: readonly [string, string, string]): string =>
    `| ${cells[0].padEnd(widths[0]!)} | ${cells[1].padStart(widths[1]!)} | ${cells[2].padStart(widths[2]!)} |`;
  const rule = `| ${'-'.repeat(widths[0]!)} | ${'-'.repeat(widths[1]! - 1)}: | ${'-'.repeat(widths[2]! - 1)}: |`;
  const [head, ...rest] = rows;
  return [line(head!), rule, ...rest.map(line)];
}

/** Formats the README table: one row per name, by entry point. */
export function writeSizeTable(sizes: readonly ExportSize[]): string {
  const entries = [...new Set(sizes.map(({ entry }) => entry))];
  const tables = entries.map((entry) => {
    const rows = sizes
      .filter((size) => size.entry === entry)
      .map((size) => [`\`${size.name}\``, count(size.ownBytes), thirdParty(size.thirdPartyBytes)] as const);
    return padded([[`\`${entry}\``, 'kit', 'third parties'], ...rows]).join('\n');
  });
  return [start, ...tables, end].join('\n\n');
}

/** Replaces the table between its marks. @throws when the README has no marks */
export function replaceSizeTable(readme: string, table: string): string {
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The README has no ${start} … ${end}.`);
  return readme.slice(0, from) + table + readme.slice(to + end.length);
}

/** Parses the table of a README, keyed by `entry name`. */
export function readSizeTable(readme: string): Map<string, { ownBytes: number; thirdPartyBytes: number }> {
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  const said = new Map<string, { ownBytes: number; thirdPartyBytes: number }>();
  let entry = '';
  for (const line of readme.slice(from, to).split('\n')) {
    const [, name, own, third] =
      /^\| `([^`]+)` +\| +([\d,]+|kit) \| +([\d,]*|third parties) \|$/.exec(line) ?? [];
    if (name === undefined || own === undefined) continue;
    const number = (text = ''): number => Number(text.replaceAll(',', '') || '0');
    if (own === 'kit') entry = name;
    else said.set(`${entry} ${name}`, { ownBytes: number(own), thirdPartyBytes: number(third) });
  }
  return said;
}
