import path from 'node:path';
import type { SourceFile } from './readSources.ts';

/** Folders of a library's `src`, with the other folders that each may import. `.` is `src` itself. */
export interface Layers {
  mayImport: Readonly<Record<string, readonly string[]>>;
  /** Folder whose subfolders may not import each other. */
  domains: string;
  /** Folders that others enter by one file alone, which they load on demand. */
  doors?: Readonly<Record<string, string>>;
}

const platform = ['messages', 'platform'];
const modules = [...platform, 'sale', 'modules'];
const composition = [...modules, 'composition'];

/** Layers of the libraries that have them. Imports of event data, the sandbox and Stripe stand beside the layers. */
export const layersOf: Readonly<Record<string, Layers>> = {
  'libs/server': {
    domains: 'modules',
    doors: { sandbox: 'sandbox/sandbox.ts', stripe: 'stripe/stripe.ts' },
    mayImport: {
      messages: [],
      platform,
      sale: [...platform, 'sale'],
      modules,
      sandbox: [...platform, 'sandbox'],
      stripe: [...platform, 'stripe'],
      import: [...modules, 'import'],
      loader: [...modules, 'import', 'loader'],
      composition: [...composition, 'sandbox', 'stripe'],
      commands: [...composition, 'import', 'loader', 'commands'],
      bin: ['commands'],
      '.': composition,
    },
  },
};

/** Tests and their helpers may reach anywhere. */
const isFree = (file: string): boolean => /\.(test|race)\.|\/testing\//.test(file);

interface LayerImport {
  /** Module name as written. */
  name: string;
  /** Imported file: folders below `src`, and the file's name. */
  to: string[];
}

/** A statement that imports or exports values of a module. */
const statement = /^(?:import|export)\s+(?!type\b)(?:[\w$*\s{},]*\bfrom\s*)?['"]([^'"]+)['"]/gm;

/** Whether a file imports or exports values of a module in a statement, so that both load together. */
const loadsAtStart = (text: string, name: string): boolean =>
  [...text.matchAll(statement)].some((match) => match[1] === name);

const layerOf = ([first, ...rest]: readonly string[]): string => (rest.length === 0 ? '.' : first!);

/** Explains why a file may not import another one; `undefined` if it may. */
function problemOf(
  { file, from }: { file: SourceFile; from: readonly string[] },
  { name, to }: LayerImport,
  { mayImport, domains, doors = {} }: Layers,
): string | undefined {
  const [layer, target] = [layerOf(from), layerOf(to)];
  const isOtherDomain = layer === domains && target === domains && from[1] !== to[1];
  const place = to.join('/');
  if (isOtherDomain || (target !== layer && !mayImport[layer]!.includes(target)))
    return `imports ${place}, which is not below it`;
  const door = doors[target];
  if (target === layer || door === undefined) return undefined;
  if (place !== door) return `imports ${place}, past the door ${door}`;
  return loadsAtStart(file.text, name) ? `loads ${place} at its start: use import()` : undefined;
}

/** Lists imports that climb to a higher layer, reach from one domain into another, or enter a folder past its door. */
export function layerProblems(project: string, files: readonly SourceFile[], layers: Layers): string[] {
  const insideOf = (file: string): string[] => path.posix.relative(`${project}/src`, file).split('/');
  return files
    .filter((file) => !isFree(file.path))
    .flatMap((file) => {
      const from = insideOf(file.path);
      if (!layers.mayImport[layerOf(from)]) return [`${file.path}: folder ${layerOf(from)} has no layer`];
      return file.imports
        .filter((name) => name.startsWith('.'))
        .map((name) => ({ name, to: insideOf(path.posix.join(path.posix.dirname(file.path), name)) }))
        .map((each) => problemOf({ file, from }, each, layers))
        .filter((problem) => problem !== undefined)
        .map((problem) => `${file.path}: ${problem}`);
    });
}
