import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../workspace/runCommand.ts';
import { packageProblems } from './packageProblems.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pack = async (exports: object): Promise<string> => {
  const manifest = {
    name: '@foyer/sample',
    version: '1.0.0',
    type: 'module',
    license: 'MIT',
    files: ['dist'],
    exports,
  };
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'dist/index.js'), 'export const one = 1;\n');
  writeFileSync(path.join(folder, 'dist/index.d.ts'), 'export declare const one: number;\n');
  writeFileSync(path.join(folder, 'dist/untyped.js'), 'export const one = 1;\n');
  await runCommand('npm', ['pack', '--silent'], { cwd: folder });
  const library = { folder, manifest };
  return packageProblems(library as never, path.join(folder, 'foyer-sample-1.0.0.tgz'));
};
const typed = { types: './dist/index.d.ts', default: './dist/index.js' };

describe('packageProblems', () => {
  it('finds nothing in a package that is right', async () => {
    expect(await pack({ '.': typed, './package.json': './package.json' })).toBe('');
  });

  it('finds a file that is not there, types in the wrong place and an entry without types', async () => {
    const problems = await pack({
      '.': { default: './dist/index.js', types: './dist/index.d.ts' },
      './gone': { types: './dist/gone.d.ts', default: './dist/gone.js' },
      './untyped': './dist/untyped.js',
    });
    expect(problems).toMatch(/publint: .*gone\.js/);
    expect(problems).toMatch(/publint: .*types should be the first/);
    expect(problems).toMatch(/are-the-types-wrong: .*\(\.\/untyped\)/);
  });
});
