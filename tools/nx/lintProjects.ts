import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckOutcome } from '../checks/check.ts';
import { runCommand } from '../workspace/runCommand.ts';
import { ownFolder, workspaceRoot } from '../workspace/workspacePaths.ts';
import { createExecutors, type TargetProject } from './createExecutors.ts';
import { ownerOf } from './ownerOf.ts';

interface LintedFile {
  filePath: string;
  messages: { line: number; column: number; message: string; ruleId: string | null }[];
}

const relative = (file: string): string => path.relative(workspaceRoot, file).replaceAll('\\', '/');

const linesOf = ({ filePath, messages }: LintedFile): string[] =>
  messages.map(
    ({ line, column, message, ruleId }) =>
      `${relative(filePath)}:${line}:${column} ${message.split('\n')[0]} (${ruleId})`,
  );

function outcomeOf(files: readonly LintedFile[]): CheckOutcome {
  const bad = files.filter(({ messages }) => messages.length > 0);
  return {
    passed: files.length - bad.length,
    failed: bad.length,
    details: bad.flatMap(linesOf).join('\n'),
  };
}

/** ESLint names files outside of the configuration's reach as its own fault: every project fails then. */
const allFailed = (projects: readonly TargetProject[], details: string): Map<string, CheckOutcome> =>
  new Map(projects.map(({ name }) => [name, { passed: 0, failed: 1, details }]));

/** Runs ESLint; counted by file. */
async function lint(projects: readonly TargetProject[]): Promise<ReadonlyMap<string, CheckOutcome>> {
  const report = path.join(ownFolder, 'reports', `eslint-${process.pid}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  const { code, output } = await runCommand(
    'eslint',
    [
      ...projects.flatMap(({ root, options }) => [root, ...(options.files ?? [])]),
      '--max-warnings=0',
      '--no-error-on-unmatched-pattern',
      '--format=json',
      `--output-file=${report}`,
    ],
    // One program of all projects takes about 3 GB.
    { env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=6144` } },
  );
  // 2 means that ESLint itself failed. The rule for the walls reports on standard error if it could not run.
  if (code > 1 || output.includes('The rule will be skipped')) return allFailed(projects, output.trim());
  const files = JSON.parse(readFileSync(report, 'utf8')) as LintedFile[];
  const byOwner = Map.groupBy(files, ({ filePath }) => ownerOf(relative(filePath), projects)?.name);
  return new Map(projects.map(({ name }) => [name, outcomeOf(byOwner.get(name) ?? [])]));
}

export const { runOne: lintProject, runMany: lintProjects } = createExecutors(lint);
