import { publishedManifest } from './publishedManifest.ts';

describe('publishedManifest', () => {
  const manifest = {
    name: '@foyer/a',
    version: '1.0.0',
    scripts: { build: 'tsc -b' },
    exports: {
      './package.json': './package.json',
      '.': { '@foyer/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './testing': { '@foyer/source': './src/testing.ts' },
    },
  };

  it('names no sources that the package does not have', () => {
    expect(publishedManifest(manifest)).toEqual({
      name: '@foyer/a',
      version: '1.0.0',
      exports: {
        './package.json': './package.json',
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      },
    });
  });
});
