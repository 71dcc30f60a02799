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
  /** From the root of the workspace: `libs/cart`. */
  folder: string;
  manifest: Manifest;
}

/** The libraries that are published: those that are not private. */
export function publicLibraries(): PublicLibrary[] {
  return globSync('libs/*/package.json', { cwd: inWorkspace() })
    .sort()
    .map((file) => ({
      folder: path.dirname(file),
      manifest: JSON.parse(readFileSync(inWorkspace(file), 'utf8')) as Manifest,
    }))
    .filter(({ manifest }) => !manifest.private);
}
