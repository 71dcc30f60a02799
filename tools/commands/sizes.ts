import { readFileSync, writeFileSync } from 'node:fs';
import { measureKit, kitFolder } from '../sizes/measureKit.ts';
import { weightProblems } from '../sizes/sizeProblems.ts';
import { replaceSizeTable, writeSizeTable } from '../sizes/sizeTable.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';

const sizes = await measureKit();
const file = inWorkspace(kitFolder, 'README.md');
const before = readFileSync(file, 'utf8');
const after = replaceSizeTable(before, writeSizeTable(sizes));
writeFileSync(file, after);
console.log(
  after === before
    ? `${kitFolder}/README.md is up to date.`
    : `${kitFolder}/README.md: wrote ${sizes.length} sizes.`,
);
const problems = weightProblems(sizes);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
