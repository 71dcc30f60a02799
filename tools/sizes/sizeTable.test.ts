import { sizeProblems, weightProblems } from './sizeProblems.ts';
import { readSizeTable, replaceSizeTable, writeSizeTable } from './sizeTable.ts';

const button = { entry: '@foyer/ui-kit', name: 'Button', ownBytes: 2_331, thirdPartyBytes: 0 };
const dialog = { entry: '@foyer/ui-kit/overlays', name: 'Dialog', ownBytes: 3_540, thirdPartyBytes: 19_355 };
const empty = '# Kit\n\n<!-- sizes: written by npm run sizes -->\n<!-- /sizes -->\n\nEnd\n';
const readme = replaceSizeTable(empty, writeSizeTable([button, dialog]));

describe('the size table', () => {
  it('is written between its marks, and read as it was written', () => {
    expect(readme).toMatch(/^# Kit\n\n<!-- sizes/);
    expect(readme).toMatch(/<!-- \/sizes -->\n\nEnd\n$/);
    expect(readSizeTable(readme)).toEqual(
      new Map([
        ['@foyer/ui-kit Button', { ownBytes: 2_331, thirdPartyBytes: 0 }],
        ['@foyer/ui-kit/overlays Dialog', { ownBytes: 3_540, thirdPartyBytes: 19_355 }],
      ]),
    );
    expect(replaceSizeTable(readme, writeSizeTable([button, dialog]))).toBe(readme);
  });

  it('has a place of its own', () => {
    expect(() => replaceSizeTable('# Kit', '')).toThrow('no');
  });
});

describe('sizeProblems', () => {
  it('says nothing of a table that is right within 5 %', () => {
    expect(sizeProblems(readme, [{ ...button, ownBytes: 2_400 }, dialog])).toEqual([]);
  });

  it.each([
    [[{ ...button, ownBytes: 2_500 }, dialog], 'Button: 2500 bytes'],
    [[button, { ...dialog, thirdPartyBytes: 45_000 }], 'Dialog: 45000 bytes of third parties'],
    [[button, dialog, { ...button, name: 'Switch' }], 'Switch of @foyer/ui-kit is not in the table'],
    [[button], 'overlays Dialog is in the table'],
  ])('finds what is wrong: %#', (sizes, problem) => {
    expect(sizeProblems(readme, sizes)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('weightProblems', () => {
  const others = ['Stack', 'TextInput', 'Form', 'Dialog'].map((name) => ({
    ...button,
    name,
    ownBytes: 1_000,
  }));
  it('lets a button weigh what a button weighs', () => {
    expect(weightProblems([button, ...others])).toEqual([]);
    expect(weightProblems([{ ...button, ownBytes: 2_700 }, ...others])).toEqual([
      expect.stringContaining('Button weighs 2700'),
    ]);
    expect(weightProblems(others)).toEqual([expect.stringContaining('Button is not exported')]);
  });
});
