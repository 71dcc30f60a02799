import type { ExportSize } from './measureExport.ts';
import { readSizeTable } from './sizeTable.ts';

/** A table may be this far off before it has to be written anew; a few bytes always move. */
const tolerance = 0.05;
const toleratedBytes = 64;

const isOff = (said: number, measured: number): boolean =>
  Math.abs(said - measured) > Math.max(toleratedBytes, measured * tolerance);

/** What a README says wrongly of the sizes, and the names that it forgot or still has. */
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

/** What one small thing may cost: whoever imports a button gets no dialog with it. */
const limits: Record<string, number> = {
  Button: 2_600,
  Stack: 1_500,
  TextInput: 4_600,
  Form: 4_800,
  Dialog: 4_200,
};

/** The components that weigh more than what they are allowed to. */
export function weightProblems(sizes: readonly ExportSize[]): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const size = sizes.find((each) => each.name === name);
    if (!size) return [`${name} is not exported any more`];
    return size.ownBytes > limit ? [`${name} weighs ${size.ownBytes} bytes, at most ${limit}`] : [];
  });
}
