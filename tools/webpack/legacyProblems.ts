import { globSync, readFileSync } from 'node:fs';
import { parse, type Token } from 'acorn';
import { inWorkspace } from '../workspace/workspacePaths.ts';

/** Regular expression features that cannot be transpiled: named groups, lookbehind, Unicode classes, dotAll. */
const newerPattern = /\(\?<|\\[pP]\{/;

function patternProblem(pattern: string, flags: string): string | undefined {
  if (newerPattern.test(pattern))
    return `/${pattern}/${flags}: Firefox 68 or Safari 12 cannot read this pattern`;
  return /[svd]/.test(flags) ? `/${pattern}/${flags}: a flag that Firefox 68 does not know` : undefined;
}

/**
 * Lists syntax that the oldest supported browsers cannot parse: beyond the language of 2019, and regular expressions
 * beyond 2018.
 */
export function floorProblems(code: string): string[] {
  const problems: string[] = [];
  try {
    parse(code, {
      ecmaVersion: 2019,
      onToken: (token) => {
        if (token.type.label !== 'regexp') return;
        const { pattern, flags } = (token as Token & { value: { pattern: string; flags: string } }).value;
        const problem = patternProblem(pattern, flags);
        if (problem) problems.push(problem);
      },
    });
  } catch (error) {
    problems.push((error as Error).message);
  }
  return problems;
}

/** Lists problems of an app's legacy build by file. @param folder the app's folder in the workspace */
export const legacyProblems = (folder: string): string[] =>
  globSync(`${folder}/dist/legacy/assets/*.js`, { cwd: inWorkspace() }).flatMap((file) =>
    floorProblems(readFileSync(inWorkspace(file), 'utf8')).map((problem) => `${file}: ${problem}`),
  );
