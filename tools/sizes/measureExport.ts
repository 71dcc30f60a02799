import { gzipSync } from 'node:zlib';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { workspaceRoot } from '../workspace/workspacePaths.ts';
import type { KitExport } from './kitExports.ts';

export interface ExportSize {
  entry: string;
  name: string;
  /** The kit's own code, minified and gzipped. */
  ownBytes: number;
  /** Third-party code without peer dependencies. */
  thirdPartyBytes: number;
}

/** Peers, which every page with the kit has loaded already. */
const peers = [
  'react',
  'react-dom',
  'react/*',
  'react-dom/*',
  '@emotion/*',
  'final-form',
  'react-final-form',
];
const thirdParties = ['@ariakit/*', 'culori/*', 'libphonenumber-js/*', 'qr', 'react-dropzone'];

/** Code behind `import()` loads on demand, so it is not part of an import's cost. */
const lazyApart: Plugin = {
  name: 'lazy-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path: name }) =>
      kind === 'dynamic-import' ? { path: name, external: true } : undefined,
    ),
};

const options = {
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  absWorkingDir: workspaceRoot,
  conditions: ['@foyer/source'],
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [lazyApart],
  logLevel: 'silent',
} as const satisfies BuildOptions;

async function bundle({ file, name }: KitExport, external: string[]) {
  const { outputFiles, metafile } = await build({
    ...options,
    plugins: [lazyApart],
    conditions: [...options.conditions],
    external,
    stdin: { contents: `export { ${name} } from ${JSON.stringify(file)};`, resolveDir: workspaceRoot },
  });
  const bytes = outputFiles.reduce(
    (total, { contents }) => total + gzipSync(contents, { level: 9 }).length,
    0,
  );
  const imports = Object.values(metafile.outputs).flatMap((output) =>
    output.imports.map((each) => each.path),
  );
  return { bytes, imports };
}

const isThirdParty = (name: string): boolean =>
  thirdParties.some((pattern) => name === pattern || name.startsWith(pattern.replace('*', '')));

/** Measures the cost of importing one name: the kit's own code, and third-party code separately. */
export async function measureExport(wanted: KitExport): Promise<ExportSize> {
  const { entry, name } = wanted;
  const own = await bundle(wanted, [...thirdParties, ...peers]);
  const all = own.imports.some(isThirdParty) ? await bundle(wanted, peers) : own;
  return { entry, name, ownBytes: own.bytes, thirdPartyBytes: all.bytes - own.bytes };
}
