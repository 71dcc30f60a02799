import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allGeneratedFiles } from '../generate/allGeneratedFiles.ts';
import { SourceFault } from '../generate/contract/sourceFault.ts';
import { staleFiles } from '../generate/staleFiles.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';

const made = await allGeneratedFiles().catch((error: Error) => {
  console.error(error instanceof SourceFault && !process.env.FOYER_DEBUG ? error.message : error.stack);
  process.exit(1);
});
const { changed, orphaned } = staleFiles(made);

for (const file of changed) {
  mkdirSync(path.dirname(inWorkspace(file)), { recursive: true });
  writeFileSync(inWorkspace(file), made.get(file)!);
  console.log(`wrote   ${file}`);
}
for (const file of orphaned) {
  rmSync(inWorkspace(file));
  console.log(`removed ${file}`);
}
console.log(
  changed.length + orphaned.length > 0
    ? 'Commit them with their sources.'
    : `${made.size} generated files are fresh.`,
);
