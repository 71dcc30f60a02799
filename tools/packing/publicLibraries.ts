import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/workspacePaths.ts';

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}

export interface PublicLibrary {
  /** Relative to the workspace root: `libs/cart`. */
  folder: string;
  manifest: Manifest;
}

/** Lists the published libraries, which are those not marked private. */
export function publicLibraries(): PublicLibrary[] {
  return globSync('libs/*/package.json', { cwd: inWorkspace() })
    .sort()
    .map((file) => ({
      folder: path.dirname(file),
      manifest: JSON.parse(readFileSync(inWorkspace(file), 'utf8')) as Manifest,
    }))
    .filter(({ manifest }) => !manifest.private);
}
