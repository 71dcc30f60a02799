import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../workspace/runCommand.ts';
import { ownFolder } from '../workspace/workspacePaths.ts';
import type { PublicLibrary } from './publicLibraries.ts';
import { stageLibrary } from './stageLibrary.ts';

/**
 * Compiles and packs the libraries.
 * @returns package name to tarball
 * @throws when compiling or packing fails
 */
export async function packLibraries(libraries: readonly PublicLibrary[]): Promise<Map<string, string>> {
  const projects = libraries.map((library) => library.folder);
  const compiled = await runCommand('tsc', ['-b', '--pretty', 'false', ...projects]);
  if (compiled.code !== 0) throw new Error(compiled.output);
  const folder = path.join(ownFolder, 'packs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const staged = libraries.map((library) => path.join(folder, path.basename(library.folder)));
  libraries.forEach((library, index) => stageLibrary(library, staged[index]!));
  // One process packs all: on some machines starting npm takes longer than packing.
  const packed = await runCommand('npm', ['pack', '--silent', '--pack-destination', folder, ...staged]);
  const files = packed.output.trim().split('\n').slice(-libraries.length);
  const tarballs = new Map(libraries.map(({ manifest: { name } }, index) => [name, files[index] ?? '']));
  for (const [name, file] of tarballs)
    if (!file.startsWith(name.slice(1).replace('/', '-')) || !file.endsWith('.tgz'))
      throw new Error(`${name} was not packed.\n${packed.output}`);
  return new Map([...tarballs].map(([name, file]) => [name, path.join(folder, file)]));
}
