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
  const compiled = await runCommand('tsc', ['-b', '--pretty', 'false']);
  if (compiled.code !== 0) throw new Error(compiled.output);
  const folder = path.join(ownFolder, 'packs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs = new Map<string, string>();
  for (const library of libraries) {
    const staged = path.join(folder, path.basename(library.folder));
    stageLibrary(library, staged);
    const packed = await runCommand('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: staged,
    });
    const name = packed.output.trim().split('\n').at(-1) ?? '';
    if (packed.code !== 0 || !name.endsWith('.tgz'))
      throw new Error(`${library.manifest.name}: ${packed.output}`);
    tarballs.set(library.manifest.name, path.join(folder, name));
  }
  return tarballs;
}
