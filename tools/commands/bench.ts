import { globSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';

const runs = globSync('{tools,e2e}/bench/*/run.ts', { cwd: inWorkspace() }).sort();
const wanted = process.argv.slice(2);
const nameOf = (file: string): string => path.basename(path.dirname(file));

const names = runs.map(nameOf);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  process.exit(1);
}
// `npm run bench -- seatMap` runs only that one. Sequential, because parallel runs would disturb each other.
for (const file of runs.filter((each) => wanted.length === 0 || wanted.includes(nameOf(each)))) {
  console.log(`\n${nameOf(file)}`);
  const { code } = await runScript(inWorkspace(file), [], { isShown: true });
  if (code !== 0) process.exitCode = code;
}
