import path from 'node:path';
import type { SourceFile } from './readSources.ts';

/** Folders of a library's `src`, with the other folders that each may import. `.` is `src` itself. */
export interface Layers {
  mayImport: Readonly<Record<string, readonly string[]>>;
  /** Folder whose subfolders may not import each other. */
  domains: string;
}

const platform = ['messages', 'platform'];
const modules = [...platform, 'sale', 'modules'];
const composition = [...modules, 'sandbox', 'composition'];

/** Layers of the libraries that have them. Imports of event data and the sandbox stand beside the layers. */
export const layersOf: Readonly<Record<string, Layers>> = {
  'libs/server': {
    domains: 'modules',
    mayImport: {
      messages: [],
      platform,
      sale: [...platform, 'sale'],
      modules,
      sandbox: [...platform, 'sandbox'],
      import: [...modules, 'import'],
      loader: [...modules, 'import', 'loader'],
      composition,
      commands: [...composition, 'import', 'loader', 'commands'],
      bin: ['commands'],
      '.': composition,
    },
  },
};

/** Tests and their helpers may reach anywhere. */
const isFree = (file: string): boolean => /\.(test|race)\.|\/testing\//.test(file);

/** Lists imports that climb to a higher layer, or reach from one domain into another. */
export function layerProblems(
  project: string,
  files: readonly SourceFile[],
  { mayImport, domains }: Layers,
): string[] {
  const insideOf = (file: string): string[] => path.posix.relative(`${project}/src`, file).split('/');
  const layerOf = ([first, ...rest]: string[]): string => (rest.length === 0 ? '.' : first!);
  return files
    .filter((file) => !isFree(file.path))
    .flatMap((file) => {
      const from = insideOf(file.path);
      const layer = layerOf(from);
      const allowed = mayImport[layer];
      if (!allowed) return [`${file.path}: folder ${layer} has no layer`];
      return file.imports
        .filter((name) => name.startsWith('.'))
        .map((name) => insideOf(path.posix.join(path.posix.dirname(file.path), name)))
        .filter((to) => {
          if (layer === domains && layerOf(to) === domains && from[1] !== to[1]) return true;
          return layerOf(to) !== layer && !allowed.includes(layerOf(to));
        })
        .map((to) => `${file.path}: imports ${to.join('/')}, which is not below it`);
    });
}
