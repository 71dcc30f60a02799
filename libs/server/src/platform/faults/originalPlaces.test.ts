import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createOriginalPlaces } from './originalPlaces.ts';

let folder: string;
/** Maps column 1 of line 1 to line 3, column 5 of the source, and column 11 on to line 7, column 1. */
const map = {
  version: 3,
  file: 'main.1a2b3c4d.js',
  sources: ['webpack://foyer-consumer/../../libs/cart/src/pages/CheckoutPage.tsx'],
  sourcesContent: ['…'],
  names: [],
  mappings: 'AAEI,UAIJ',
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-maps-'));
  await mkdir(path.join(folder, 'dist/assets'), { recursive: true });
  await writeFile(path.join(folder, 'dist/assets/main.1a2b3c4d.js.map'), JSON.stringify(map));
  await writeFile(path.join(folder, 'dist/assets/broken.js.map'), '{');
  await writeFile(path.join(folder, 'secret.js.map'), JSON.stringify(map));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (stack: string) =>
  createOriginalPlaces([path.join(folder, 'none'), path.join(folder, 'dist')])(stack);
const at = (file: string) => `TypeError: x\n    at draw (https://foyer.example/${file})`;

describe('the places of a stack [I7.30]', () => {
  it.each([
    ['Chromium', '    at draw (https://foyer.example/assets/main.1a2b3c4d.js:1:2)'],
    ['Firefox', 'draw@http://aurora.localhost:4200/assets/main.1a2b3c4d.js:1:2'],
  ])('of %s are those of the sources', async (_name, frame) => {
    const said = await read(`${frame}\n${frame.replace(':1:2', ':1:15')}`);
    expect(said).toContain('webpack://foyer/libs/cart/src/pages/CheckoutPage.tsx:3:5');
    expect(said).toContain('webpack://foyer/libs/cart/src/pages/CheckoutPage.tsx:7:1');
    expect(said).not.toContain('/assets/');
  });

  it.each([
    ['in a file without a map', 'assets/other.1a2b3c4d.js:1:2'],
    ['in a file whose map is broken', 'assets/broken.js:1:2'],
    ['in a line that the map does not have', 'assets/main.1a2b3c4d.js:9:2'],
    ['outside of the build', 'assets/../../secret.js:1:2'],
    ['in no file of ours', 'elsewhere/main.1a2b3c4d.js:1:2'],
  ])('stay as they are %s', async (_name, file) => {
    expect(await read(at(file))).toBe(at(file));
  });

  it('are looked up thirty times at most, as anybody may send a stack', async () => {
    const frames = Array.from({ length: 40 }, (_, index) => at(`assets/main.1a2b3c4d.js:1:${index + 1}`));
    expect((await read(frames.join('\n'))).match(/\/assets\//g)).toHaveLength(10);
  });
});
