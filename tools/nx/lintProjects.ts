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
/** Answer of oxlint, which names a line only where a rule reports at one. */
interface TypedFindings {
  diagnostics: {
    message: string;
    code?: string;
    filename: string;
    labels: { span: { line: number; column: number } }[];
  }[];
}
/** Findings by file, of every file that was read; or why there are none. */
type Findings = Map<string, string[]> | string;

const relative = (file: string): string => path.relative(workspaceRoot, file).replaceAll('\\', '/');

/** The walls, and rules that need no types, by ESLint. */
async function runEslint(folders: readonly string[]): Promise<Findings> {
  const report = path.join(ownFolder, 'reports', `eslint-${process.pid}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  const { code, output } = await runCommand('eslint', [
    ...folders,
    '--max-warnings=0',
    '--no-error-on-unmatched-pattern',
    '--format=json',
    `--output-file=${report}`,
  ]);
  // 2 means that ESLint itself failed. The rule for the walls reports on standard error if it could not run.
  if (code > 1 || output.includes('The rule will be skipped')) return output.trim();
  const files = JSON.parse(readFileSync(report, 'utf8')) as LintedFile[];
  return new Map(
    files.map(({ filePath, messages }) => [
      relative(filePath),
      messages.map(
        ({ line, column, message, ruleId }) => `:${line}:${column} ${message.split('\n')[0]} (${ruleId})`,
      ),
    ]),
  );
}

/** Rules that need types, and those of React, by oxlint. */
async function runOxlint(folders: readonly string[]): Promise<Findings> {
  const { output } = await runCommand('oxlint', [
    '--type-aware',
    '--report-unused-disable-directives',
    '--no-error-on-unmatched-pattern',
    '--format=json',
    ...folders,
  ]);
  if (!output.startsWith('{')) return output.trim();
  const { diagnostics } = JSON.parse(output) as TypedFindings;
  const findings = new Map<string, string[]>();
  for (const { filename, message, code, labels } of diagnostics) {
    // Most of its directives are about rules that ESLint runs, and ESLint tells which of them are unused.
    if (message.startsWith('Unused eslint-')) continue;
    const span = labels[0]?.span;
    const place = span ? `:${span.line}:${span.column}` : '';
    findings.set(filename, [...(findings.get(filename) ?? []), `${place} ${message} (${code ?? 'oxlint'})`]);
  }
  return findings;
}

/** Runs both, one after the other; counted by file. */
async function lint(projects: readonly TargetProject[]): Promise<ReadonlyMap<string, CheckOutcome>> {
  const folders = projects.flatMap(({ root, options }) => [root, ...(options.files ?? [])]);
  const read = await runEslint(folders);
  const typed = await runOxlint(folders);
  // What a linter says of itself is the fault of every project.
  const allFailed = (details: string) =>
    new Map(projects.map(({ name }) => [name, { passed: 0, failed: 1, details }]));
  if (typeof read === 'string') return allFailed(read);
  if (typeof typed === 'string') return allFailed(typed);
  for (const [file, lines] of typed) read.set(file, [...(read.get(file) ?? []), ...lines]);
  const byOwner = Map.groupBy(read, ([file]) => ownerOf(file, projects)?.name);
  return new Map(
    projects.map(({ name }) => {
      const files = byOwner.get(name) ?? [];
      const bad = files.filter(([, lines]) => lines.length > 0);
      const details = bad.flatMap(([file, lines]) => lines.map((line) => `${file}${line}`)).join('\n');
      return [name, { passed: files.length - bad.length, failed: bad.length, details }];
    }),
  );
}

export const { runOne: lintProject, runMany: lintProjects } = createExecutors(lint);
