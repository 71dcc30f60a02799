import { allGeneratedFiles } from '../generate/allGeneratedFiles.ts';
import { staleFiles } from '../generate/staleFiles.ts';
import type { Check, CheckOutcome } from './check.ts';

async function compare(): Promise<CheckOutcome> {
  const made = await allGeneratedFiles();
  const { changed, orphaned } = staleFiles(made);
  const details = [
    ...changed.map((file) => `${file} is not what its source makes: run \`npm run generate\``),
    ...orphaned.map((file) => `${file} is made by nothing: run \`npm run generate\``),
  ];
  return { passed: made.size - changed.length, failed: details.length, details: details.join('\n') };
}

/** Checks that generated files match their sources; counted by file. */
export const generatedCheck: Check = { name: 'generated', run: compare, isLight: true };
