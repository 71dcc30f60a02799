import { cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emitBundle } from '../generate/emit/emitBundle.ts';
import { readContract } from '../generate/contract/readContract.ts';
import { namespaceHomes } from '../locales/namespaceHomes.ts';
import { localeTags } from '../locales/readLocales.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { PublicLibrary } from './publicLibraries.ts';
import { publishedManifest } from './publishedManifest.ts';

const sourceEndings = ['.ts', '.tsx'];

/** Whether a compiled file still has a source: `dist` keeps the output of deleted sources. */
function isCurrent(folder: string, compiled: string): boolean {
  const base = compiled.replace(/(\.d\.ts|\.js)(\.map)?$/, '');
  return sourceEndings.some((ending) => existsSync(inWorkspace(folder, 'src', base + ending)));
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to);
}

/** Copies compiled code, and the assets that the compiler does not copy: migrations, pages, pictures, the sample show. */
function stageCode(folder: string, target: string): void {
  for (const file of globSync('**/*.{js,d.ts,map}', { cwd: inWorkspace(folder, 'dist') })) {
    if (isCurrent(folder, file)) copy(inWorkspace(folder, 'dist', file), path.join(target, 'dist', file));
  }
  const assets = globSync('**/*.{sql,json,svg,css,html,js,mp4,m4s}', { cwd: inWorkspace(folder, 'src') });
  for (const file of assets) copy(inWorkspace(folder, 'src', file), path.join(target, 'dist', file));
}

/** Copies the texts of the library's own namespace. */
function stageTexts(folder: string, target: string): void {
  for (const [namespace, home] of Object.entries(namespaceHomes)) {
    if (home !== folder) continue;
    for (const locale of localeTags) {
      const file = path.join(locale, `${namespace}.json`);
      copy(inWorkspace('locales', file), path.join(target, 'dist/locales', file));
    }
  }
}

const bundleFile = 'openapi.json';

/** Makes the bundle of the contract, which is not in the repository: 70,000 lines that every call would change. */
const makeBundle = (): string => emitBundle(readContract(inWorkspace('libs/contract/openapi')));

/** Stages the content of a library's package in `target`. */
export function stageLibrary({ folder, manifest }: PublicLibrary, target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  stageCode(folder, target);
  stageTexts(folder, target);
  const beside = (manifest['files'] as string[]).filter((name) => !name.startsWith('!') && name !== 'dist');
  for (const name of [...beside, 'README.md']) {
    const from = inWorkspace(folder, name);
    if (existsSync(from)) cpSync(from, path.join(target, name), { recursive: true });
  }
  if (beside.includes(bundleFile)) writeFileSync(path.join(target, bundleFile), makeBundle());
  copy(inWorkspace('LICENSE'), path.join(target, 'LICENSE'));
  writeFileSync(
    path.join(target, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`,
  );
}
