import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { runCommand } from '../workspace/runCommand.ts';
import type { PublicLibrary } from './publicLibraries.ts';

/** Returns the TypeScript code blocks of a README, in order. */
const readmeSnippets = (readme: string): { language: 'ts' | 'tsx'; code: string }[] =>
  [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] as 'ts' | 'tsx',
    code: match[2]!,
  }));

/** Copies the page, the world of the conformance suite and every README's code into the scratch project. Returns the libraries whose README has no code. */
export function pasteSources(scratch: string, libraries: readonly PublicLibrary[]): string[] {
  cpSync(path.join(import.meta.dirname, 'scratch'), path.join(scratch, 'src'), { recursive: true });
  const without: string[] = [];
  for (const { folder, manifest } of libraries) {
    const readme = path.join(scratch, 'node_modules', manifest.name, 'README.md');
    const snippets = existsSync(readme) ? readmeSnippets(readFileSync(readme, 'utf8')) : [];
    if (snippets.length === 0) without.push(manifest.name);
    snippets.forEach(({ language, code }, index) => {
      const file = path.join(scratch, 'src', `${path.basename(folder)}-${index + 1}.${language}`);
      // Without an import or export TypeScript would treat them as scripts in one scope.
      writeFileSync(file, `${code}\nexport {};\n`);
    });
  }
  return without;
}

/** Type-checks the scratch project. Returns the errors. */
export async function typeErrors(scratch: string): Promise<string> {
  const { code, output } = await runCommand('tsc', ['-p', '.', '--pretty', 'false'], { cwd: scratch });
  return code === 0 ? '' : output.trim();
}

/** Bundles the page of the scratch project. Returns errors and warnings. */
export async function bundleErrors(scratch: string): Promise<string> {
  const compiler = webpack({
    mode: 'production',
    context: scratch,
    entry: './src/main.tsx',
    output: { path: path.join(scratch, 'dist') },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: import.meta.resolve('swc-loader').replace('file://', ''),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
            },
          },
        },
      ],
    },
    performance: { hints: false },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return stats && !stats.hasErrors() && !stats.hasWarnings()
    ? ''
    : (stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'nothing was built');
}
