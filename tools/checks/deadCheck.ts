import { globSync } from 'node:fs';
import { runCommand } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

interface Finding {
  name: string;
  line?: number;
}

/** A file in knip's report, with its findings by kind. */
type DeadFile = { file: string } & Record<string, string | Finding[]>;

const linesOf = ({ file, ...kinds }: DeadFile): string[] =>
  Object.entries(kinds).flatMap(([kind, found]) =>
    Array.isArray(found)
      ? found.map(({ name, line }) => `${file}${line === undefined ? '' : `:${line}`} ${name} (${kind})`)
      : [],
  );

async function findDead(): Promise<CheckOutcome> {
  const { output } = await runCommand('knip', ['--reporter=json', '--no-progress', '--no-exit-code']);
  const start = output.indexOf('{"issues"');
  if (start < 0) return { passed: 0, failed: 1, details: output.trim() };
  const { issues } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as { issues: DeadFile[] };
  const problems = issues.flatMap(linesOf);
  const sources = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: inWorkspace() }).length;
  return { passed: sources - issues.length, failed: problems.length, details: problems.join('\n') };
}

/** Checks that no file and no export is unused; entry points of the packages are used by publication. Counted by file. */
export const deadCheck: Check = { name: 'dead', run: findDead, isLight: true };
