import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import webpack from 'webpack';
import { brotliPlugin } from './brotliPlugin.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-brotli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'none',
      devtool: 'hidden-source-map',
      entry: path.join(folder, 'entry.js'),
      output: { path: path.join(folder, 'dist'), filename: '[name].[contenthash:10].js', clean: true },
      plugins: [brotliPlugin()],
    });
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      return compiler.close(() => resolve());
    });
  });

it('compresses every script beside itself, but no source map', async () => {
  writeFileSync(path.join(folder, 'entry.js'), `export const text = '${'to and fro '.repeat(200)}';`);
  await build();
  const files = readdirSync(path.join(folder, 'dist')).toSorted();
  const [script] = files;
  expect(files).toEqual([script, `${script}.br`, `${script}.map`]);
  const [plain, packed] = [script!, `${script}.br`].map((file) =>
    readFileSync(path.join(folder, 'dist', file)),
  );
  expect(brotliDecompressSync(packed!)).toEqual(plain);
  expect(packed!.length).toBeLessThan(plain!.length / 4);
});
