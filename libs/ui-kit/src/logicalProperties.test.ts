import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.cwd(), 'libs/ui-kit/src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
);

/** Physical sides, which would be wrong in right-to-left text. */
const sided = [
  /\b(padding|margin)(Left|Right)\b/,
  /\bborder(Left|Right)\w*:/,
  /^\s*(left|right): /,
  /[{,] (left|right): ['"`\d]/,
  /textAlign: ['"](left|right)['"]/,
];
/** Four values name physical sides; allowed where left and right are equal. */
const fourValues = /\b(padding|margin|inset): (['"`])(.+?)\2/;

function isLopsided(line: string): boolean {
  const values = fourValues.exec(line)?.[3]?.match(/\$\{[^}]+\}|\w+\([^)]*\)|[^\s]+/g) ?? [];
  return values.length === 4 && values[1] !== values[3];
}

describe('styles that follow the reading', () => {
  it('reads all styles of the kit', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it.each(sources)('%s names no side of the screen', (file) => {
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
    const found = lines.filter((line) => sided.some((rule) => rule.test(line)) || isLopsided(line));
    expect(found).toEqual([]);
  });
});
