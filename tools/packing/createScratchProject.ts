import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { PublicLibrary } from './publicLibraries.ts';

interface InstalledPackages {
  packages: Record<string, { version?: string }>;
}

/** Versions of the workspace, reused because npm has them cached. */
function workspaceVersions(): Map<string, string> {
  const text = readFileSync(inWorkspace('node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as InstalledPackages;
  const versions = new Map<string, string>();
  for (const [place, { version }] of Object.entries(packages)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
    if (name && version && !name.startsWith('@foyer/')) versions.set(name, version);
  }
  return versions;
}

const compilerOptions = {
  target: 'ES2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  jsxImportSource: '@emotion/react',
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: ['node'],
};

/** Creates a project outside the workspace that installs the packs, like a customer's. */
export async function createScratchProject(
  libraries: readonly PublicLibrary[],
  tarballs: ReadonlyMap<string, string>,
): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-pack-'));
  const versions = workspaceVersions();
  const pinned = (name: string): [string, string] => [name, versions.get(name) ?? '*'];
  const peers = libraries.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {}));
  const own = libraries.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
  const third = (names: readonly string[]): string[] =>
    [...new Set(names)].filter((name) => !name.startsWith('@foyer/'));
  const wanted = [...third(peers), '@types/react', '@types/react-dom', '@types/node', '@types/pg'];
  const manifest = {
    name: 'foyer-scratch',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`])),
      ...Object.fromEntries(wanted.map(pinned)),
    },
    overrides: Object.fromEntries(
      third(own)
        .filter((name) => !wanted.includes(name))
        .map(pinned),
    ),
  };
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['src'] }, null, 2),
  );
  const installed = await runCommand(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      // Settings that npm run makes for this workspace must not leak into the other project.
      env: { npm_config_local_prefix: folder, INIT_CWD: folder },
    },
  );
  if (installed.code !== 0) throw new Error(`The packs could not be installed.\n${installed.output}`);
  return folder;
}
