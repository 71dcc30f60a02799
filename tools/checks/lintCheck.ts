import { runCommand } from '../workspace/runCommand.ts';
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

async function lint(): Promise<CheckOutcome> {
  const { code, output } = await runCommand('eslint', ['.', '--max-warnings=0', '--format=json']);
  const start = output.indexOf('[{');
  if (start < 0) return { passed: 0, failed: 1, details: output.trim() };
  // The rule of the walls says on standard error when it could not run: then nothing was proved.
  if (output.includes('The rule will be skipped'))
    return { passed: 0, failed: 1, details: 'The walls were not checked.' };
  const files = JSON.parse(output.slice(start, output.lastIndexOf(']') + 1)) as LintedFile[];
  const bad = files.filter((file) => file.messages.length > 0);
  const failed = Math.max(bad.length, code === 0 ? 0 : 1);
  return { passed: files.length - bad.length, failed, details: bad.flatMap(lineOf).join('\n') };
}

/** ESLint over everything, walls and cycles included; counted by file. */
export const lintCheck: Check = { name: 'lint', run: lint, isLight: true };
