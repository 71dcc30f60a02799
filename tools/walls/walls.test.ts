import { dependencyProblems } from './dependencyProblems.ts';
import { importCycles } from './importCycles.ts';
import { nameProblems } from './nameProblems.ts';
import { importsOf } from './readSources.ts';

const file = (path: string, imports: string[] = [], text = '') => ({ path, imports, text });

describe('the walls of the house', () => {
  it('reads every kind of import', () => {
    const text = `
      import a, { b } from './a.ts';
      import type { C } from '@foyer/contract';
      import './side.ts';
      export * from './all.ts';
      export type { D } from './d.ts';
      const lazy = () => import('./Page.tsx');
      // import x from './comment.ts';
      const text = 'imported from here';`;
    expect(importsOf(text)).toEqual([
      './a.ts',
      '@foyer/contract',
      './side.ts',
      './all.ts',
      './d.ts',
      './Page.tsx',
    ]);
  });

  it('finds a cycle through folders, and only that', () => {
    const files = [
      file('libs/a/src/one.ts', ['./in/two.ts']),
      file('libs/a/src/in/two.ts', ['../three.ts']),
      file('libs/a/src/three.ts', ['./in/two.ts']),
    ];
    expect(importCycles(files)).toEqual([['libs/a/src/in/two.ts', 'libs/a/src/three.ts']]);
  });

  it('refuses vague and misspelt names', () => {
    const bad = [
      'libs/a/src/utils.ts',
      'libs/a/src/badFolder/thing.ts',
      'libs/a/src/noun/index.ts',
      'libs/a/src/snake_case.ts',
    ];
    const good = [
      'libs/a/src/index.ts',
      'libs/a/src/sub/index.ts',
      'libs/a/src/noun/NounList.tsx',
      'libs/a/src/noun/NounList.test.tsx',
      'libs/a/src/noun/nounStore.dom.test.ts',
      'libs/a/src/x.gen.ts',
    ];
    expect(
      nameProblems(
        bad.map((path) => file(path)),
        [],
      ),
    ).toHaveLength(bad.length);
    expect(
      nameProblems(
        good.map((path) => file(path)),
        ['./src/sub/index.ts'],
      ),
    ).toEqual([]);
  });

  it('finds a package that a pack would miss', () => {
    const manifest = { name: '@foyer/a', dependencies: { qr: '1' }, peerDependencies: { react: '1' } };
    const files = [
      file('libs/a/src/a.ts', ['qr/dom', 'react', 'node:fs', './b.ts', '@foyer/a/sub']),
      file('libs/a/src/b.ts', ['@scope/missing/deep']),
      file('libs/a/src/a.test.ts', ['@testing-library/react']),
    ];
    expect(dependencyProblems(files, manifest)).toEqual([
      'libs/a/src/b.ts: imports @scope/missing, which @foyer/a does not declare',
    ]);
  });
});
