import { readFileSync } from 'node:fs';
import { runCommand } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

async function checkTypes(): Promise<CheckOutcome> {
  const solution = JSON.parse(readFileSync(inWorkspace('tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  const projects = [
    ...solution.references.map((reference) => reference.path),
    'tests, stories, tools and apps',
  ];
  const libraries = await runCommand('tsc', ['-b', '--pretty', 'false']);
  const rest = await runCommand('tsc', ['-p', 'tsconfig.spec.json', '--pretty', 'false']);
  const output = [libraries, rest]
    .map((result) => result.output.trim())
    .join('\n')
    .trim();
  const bad = [
    ...solution.references.filter(({ path }) => libraries.output.includes(`${path}/`)),
    ...(rest.code === 0 ? [] : [rest]),
  ];
  const failed = Math.max(bad.length, libraries.code === 0 && rest.code === 0 ? 0 : 1);
  return { passed: projects.length - failed, failed, details: output };
}

/** Runs TypeScript over the libraries (emitting them for the packs) and over everything else; counted by project. */
export const typesCheck: Check = { name: 'types', run: checkTypes, isLight: true };
