import path from 'node:path';
import type { SourceFile } from './readSources.ts';

const vagueNames = /^(utils?|helpers?|types?|constants?|styles?|misc|common)\.tsx?$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ending = /\.(test|race|dom|stories|gen|d|es5)$/;

/** Exceptions required by other tools. */
const isFree = (folder: string): boolean => folder === 'src' || folder.startsWith('_');

function fileProblem(file: string): string | undefined {
  const extension = path.extname(file);
  const name = path.basename(file, extension).replace(ending, '').replace(ending, '');
  if (vagueNames.test(path.basename(file))) return 'name the thing, or do not make the file';
  if (extension === '.tsx' && /^[A-Z][A-Za-z0-9]*$/.test(name)) return undefined;
  if (/^[a-z][A-Za-z0-9]*(\.v\d+)?$/.test(name)) return undefined;
  // Named like its noun in the contract.
  if (file.endsWith('.gen.ts') && kebab.test(name)) return undefined;
  return 'components are PascalCase, every other file is camelCase';
}

/** Lists paths that a file system without upper and lower case would take for one: files, or folders of files. */
function caseProblems(files: readonly SourceFile[]): string[] {
  const known = new Map<string, string>();
  const problems = new Set<string>();
  for (const { path: file } of files) {
    for (let place = file; place !== '.'; place = path.posix.dirname(place)) {
      const other = known.get(place.toLowerCase()) ?? place;
      if (other !== place) problems.add(`${place}: differs from ${other} only by case`);
      known.set(place.toLowerCase(), other);
    }
  }
  return [...problems];
}

/**
 * Lists names that violate the conventions: vague file names, folders that are not kebab-case, paths that
 * differ only by case, an index that is no entry point.
 * @param entryPoints files that the package exports, relative to its folder: `./src/index.ts`
 */
export function nameProblems(files: readonly SourceFile[], entryPoints: readonly string[]): string[] {
  const named = files.flatMap(({ path: file }) => {
    const parts = file.split('/');
    const inside = parts.slice(3, -1);
    const folders = inside.filter((folder) => !isFree(folder) && !kebab.test(folder));
    const problems = folders.map((folder) => `folder ${folder} is not kebab-case`);
    const problem = fileProblem(file);
    if (problem) problems.push(problem);
    const isEntry = entryPoints.includes(`./${parts.slice(2).join('/')}`);
    if (path.basename(file).startsWith('index.') && inside.length > 0 && !isEntry) {
      problems.push('an index is an entry point of the package, or nothing');
    }
    return problems.map((each) => `${file}: ${each}`);
  });
  return [...named, ...caseProblems(files)];
}
