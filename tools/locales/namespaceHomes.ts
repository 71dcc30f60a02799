import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inWorkspace } from '../workspace/workspacePaths.ts';

const lists = 'libs/*/src/messages/namespaces.ts';

/** Reads the libraries' own lists. A library's main namespace has its name; others are for rarely opened pages. */
async function readHomes(): Promise<Readonly<Record<string, string>>> {
  const homes: Record<string, string> = {};
  for (const file of globSync(lists, { cwd: inWorkspace() }).sort()) {
    const exported = (await import(pathToFileURL(inWorkspace(file)).href)) as Record<string, string[]>;
    const [, home] = /^(libs\/[^/]+)\//.exec(file)!;
    for (const namespace of Object.values(exported).flat()) homes[namespace] = home!;
  }
  return homes;
}

/** Library of each namespace. */
export const namespaceHomes = await readHomes();
