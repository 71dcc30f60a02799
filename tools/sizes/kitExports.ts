import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/workspacePaths.ts';

/** Exported name with its entry point. */
export interface KitExport {
  /** As in an import: `@foyer/ui-kit/forms`. */
  entry: string;
  /** The file of the entry point. */
  file: string;
  name: string;
}

/** Returns the value exports of a file, following `export * from`. */
function valueNames(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const listed = lists.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
  const own = [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name = '']) => name);
  const starred = [...text.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, from = '']) =>
    valueNames(path.join(path.dirname(file), from)),
  );
  return [...listed, ...own, ...starred];
}

/** Lists the components and hooks of a library's entry points in alphabetical order. */
export function kitExports(folder: string): KitExport[] {
  const manifest = JSON.parse(readFileSync(inWorkspace(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | Record<string, string>>;
  };
  return Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? undefined : target['@foyer/source'];
    if (source === undefined) return [];
    const [file] = globSync(inWorkspace(folder, source));
    if (file === undefined) return [];
    return valueNames(file)
      .filter((name) => /^[A-Z]|^use[A-Z]/.test(name) && !name.endsWith('Icon'))
      .sort()
      .map((name) => ({ entry: path.posix.join(manifest.name, entry), file, name }));
  });
}
