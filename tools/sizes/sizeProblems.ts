import type { ExportSize } from './measureExport.ts';
import { readSizeTable } from './sizeTable.ts';

/** Tolerated deviation of the table before it must be rewritten; sizes always vary by a few bytes. */
const tolerance = 0.05;
const toleratedBytes = 64;

const isOff = (said: number, measured: number): boolean =>
  Math.abs(said - measured) > Math.max(toleratedBytes, measured * tolerance);

/** Lists wrong sizes in a README, and missing or obsolete names. */
export function sizeProblems(readme: string, sizes: readonly ExportSize[]): string[] {
  const said = readSizeTable(readme);
  const problems = sizes.flatMap(({ entry, name, ownBytes, thirdPartyBytes }): string[] => {
    const row = said.get(`${entry} ${name}`);
    said.delete(`${entry} ${name}`);
    if (!row) return [`${name} of ${entry} is not in the table`];
    return [
      ...(isOff(row.ownBytes, ownBytes)
        ? [`${name}: ${ownBytes} bytes, the table says ${row.ownBytes}`]
        : []),
      ...(isOff(row.thirdPartyBytes, thirdPartyBytes)
        ? [`${name}: ${thirdPartyBytes} bytes of third parties, the table says ${row.thirdPartyBytes}`]
        : []),
    ];
  });
  return [...problems, ...[...said.keys()].map((name) => `${name} is in the table, and not exported`)];
}

/** Size limits of small components: importing a button must not load a dialog. */
const limits: Record<string, number> = {
  Button: 2_600,
  Stack: 1_500,
  TextInput: 4_600,
  Form: 4_800,
  Dialog: 4_200,
};

/** Lists the components that exceed their limit. */
export function weightProblems(sizes: readonly ExportSize[]): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const size = sizes.find((each) => each.name === name);
    if (!size) return [`${name} is not exported any more`];
    return size.ownBytes > limit ? [`${name} weighs ${size.ownBytes} bytes, at most ${limit}`] : [];
  });
}
