import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../workspace/runCommand.ts';
import { inWorkspace, ownFolder, workspaceRoot } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

interface LintedFile {
  filePath: string;
  messages: { line: number; column: number; message: string; ruleId: string | null }[];
}

const lineOf = (file: LintedFile): string[] =>
  file.messages.map(
    ({ line, column, message, ruleId }) =>
      `${file.filePath}:${line}:${column} ${message.split('\n')[0]} (${ruleId})`,
  );

/**
 * Folder of the content-based lint cache. The walls also depend on the manifests, and every rule on the packages, so a
 * change of either starts a new cache.
 */
function cacheFolder(): string {
  const hash = createHash('sha256');
  const manifests = globSync(['{libs,apps}/*/package.json', 'e2e/project.json'], {
    cwd: workspaceRoot,
  }).sort();
  for (const file of ['package-lock.json', 'eslint.config.mjs', ...manifests])
    hash.update(file).update(readFileSync(inWorkspace(file)));
  return path.join(ownFolder, 'cache', `eslint-${hash.digest('hex').slice(0, 16)}/`);
}

async function lint(): Promise<CheckOutcome> {
  const { code, output } = await runCommand('eslint', [
    '.',
    '--max-warnings=0',
    '--format=json',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${cacheFolder()}`,
  ]);
  const start = output.indexOf('[{');
  if (start < 0) return { passed: 0, failed: 1, details: output.trim() };
  // The rule for the walls reports on standard error if it could not run: then nothing was checked.
  if (output.includes('The rule will be skipped'))
    return { passed: 0, failed: 1, details: 'The walls were not checked.' };
  const files = JSON.parse(output.slice(start, output.lastIndexOf(']') + 1)) as LintedFile[];
  const bad = files.filter((file) => file.messages.length > 0);
  const failed = Math.max(bad.length, code === 0 ? 0 : 1);
  return { passed: files.length - bad.length, failed, details: bad.flatMap(lineOf).join('\n') };
}

/** Runs ESLint over everything, walls and cycles included; counted by file. */
export const lintCheck: Check = { name: 'lint', run: lint, isLight: true };
