import { dependencyProblems } from './dependencyProblems.ts';
import { folderCycles } from './folderCycles.ts';
import { importCycles } from './importCycles.ts';
import { kindProblems } from './kindProblems.ts';
import { layerProblems } from './layerProblems.ts';
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

  const knot = [
    file('libs/a/src/one/a.ts', ['../two/b.ts', './own.ts']),
    file('libs/a/src/one/own.ts'),
    file('libs/a/src/two/b.ts', ['../three/c.ts']),
    file('libs/a/src/three/c.ts', ['../one/own.ts', '../four/d.ts']),
    file('libs/a/src/four/d.ts', ['@foyer/contract']),
  ];

  it('finds folders in a cycle where no file is in one, types and all', () => {
    expect(importCycles(knot)).toEqual([]);
    expect(folderCycles(knot)).toEqual([
      {
        folders: ['libs/a/src/one', 'libs/a/src/two', 'libs/a/src/three'],
        imports: [
          'libs/a/src/one/a.ts -> libs/a/src/two/b.ts',
          'libs/a/src/two/b.ts -> libs/a/src/three/c.ts',
          'libs/a/src/three/c.ts -> libs/a/src/one/own.ts',
        ],
      },
    ]);
  });

  it('counts no cycle that a test closes', () => {
    const files = [
      file('libs/a/src/one/a.ts', ['../two/b.ts']),
      file('libs/a/src/two/b.ts'),
      file('libs/a/src/two/b.test.ts', ['../one/a.ts']),
      file('libs/a/src/testing/c.ts', ['../one/a.ts']),
      file('libs/a/src/one/a.stories.tsx', ['../testing/c.ts']),
    ];
    expect(folderCycles(files)).toEqual([]);
  });

  it('refuses an import that climbs a layer or reaches into another domain', () => {
    const layers = { domains: 'modules', mayImport: { base: [], modules: ['base'], '.': ['modules'] } };
    const problems = (path: string, ...imports: string[]) =>
      layerProblems('libs/a', [file(`libs/a/src/${path}`, imports)], layers);
    expect(problems('index.ts', './modules/cart/cart.ts')).toEqual([]);
    expect(problems('modules/cart/cart.ts', '../../base/clock.ts', './line.ts', 'node:fs')).toEqual([]);
    expect(problems('modules/cart/cart.test.ts', '../draw/draw.ts')).toEqual([]);
    expect(problems('base/clock.ts', '../modules/cart/cart.ts')).toEqual([
      'libs/a/src/base/clock.ts: imports modules/cart/cart.ts, which is not below it',
    ]);
    expect(problems('modules/cart/cart.ts', '../draw/draw.ts')).toHaveLength(1);
    expect(problems('odd/thing.ts')).toEqual(['libs/a/src/odd/thing.ts: folder odd has no layer']);
  });

  it('lets nothing into a folder with a door but by the door, on demand', () => {
    const mayImport = { sandbox: [], app: ['sandbox'] };
    const layers = { domains: 'modules', mayImport, doors: { sandbox: 'sandbox/door.ts' } };
    const problems = (path: string, text: string) =>
      layerProblems('libs/a', [file(`libs/a/src/${path}`, importsOf(text), text)], layers);
    expect(problems('sandbox/door.ts', "import { mail } from './mail.ts';")).toEqual([]);
    expect(problems('app/a.ts', "import type { Door } from '../sandbox/door.ts';")).toEqual([]);
    expect(problems('app/a.ts', "const load = () => import('../sandbox/door.ts');")).toEqual([]);
    expect(problems('app/a.ts', "import { door } from '../sandbox/door.ts';")).toEqual([
      'libs/a/src/app/a.ts: loads sandbox/door.ts at its start: use import()',
    ]);
    expect(problems('app/a.ts', "import type { Mail } from '../sandbox/mail.ts';")).toEqual([
      'libs/a/src/app/a.ts: imports sandbox/mail.ts, past the door sandbox/door.ts',
    ]);
  });

  it('refuses vague and misspelt names', () => {
    const bad = [
      'libs/a/src/utils.ts',
      'libs/a/src/badFolder/thing.ts',
      'libs/a/src/noun/index.ts',
      'libs/a/src/snake_case.ts',
      'libs/a/src/many-nouns.ts',
    ];
    const good = [
      'libs/a/src/index.ts',
      'libs/a/src/sub/index.ts',
      'libs/a/src/noun/NounList.tsx',
      'libs/a/src/noun/NounList.test.tsx',
      'libs/a/src/noun/nounStore.dom.test.ts',
      'libs/a/src/domain/many-nouns.gen.ts',
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

  it('refuses conditions of the server that name a kind of sale, but in its own folders', () => {
    const problems = (path: string, text: string) =>
      kindProblems([file(`libs/server/src/${path}`, [], text)]).length;
    const texts = [
      "if (type === 'draw') return;",
      "where c.kind in ('drawEntry', 'auctionBid')",
      "count(*) filter (where c.kind = 'auctionBid')",
      ".where('type', 'in', ['draw', 'auction'])",
    ];
    for (const text of texts) {
      expect(problems('sale/a.ts', text)).toBe(1);
      expect(problems('modules/marketplace/auction/a.ts', text)).toBe(0);
    }
    expect(problems('sale/a.ts', "const sources = { auction: 'bid' };")).toBe(0);
  });

  it('refuses paths that differ only by case', () => {
    const same = [
      'libs/a/src/noun/nounList.ts',
      'libs/a/src/noun/NounList.tsx',
      'libs/a/src/noun/nounlist.ts',
      'libs/a/src/Noun/other.ts',
      'libs/a/src/more/nounList.ts',
    ];
    const problems = nameProblems(
      same.map((path) => file(path)),
      [],
    );
    expect(problems.filter((problem) => problem.includes('only by case'))).toEqual([
      'libs/a/src/noun/nounlist.ts: differs from libs/a/src/noun/nounList.ts only by case',
      'libs/a/src/Noun: differs from libs/a/src/noun only by case',
    ]);
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
