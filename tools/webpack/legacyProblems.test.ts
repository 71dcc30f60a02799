import { floorProblems } from './legacyProblems.ts';

describe('the language of the floor [I1.08]', () => {
  it.each([
    ['var a = b?.c;'],
    ['a ??= 1'],
    ['var a = 10n'],
    ['class A { #b = 1 }'],
    ['var a = /(?<=b)c/'],
    ['var a = /(?<year>\\d+)/'],
    ['var a = /\\p{L}/u'],
    ['var a = /./s'],
  ])('has no %s', (code) => {
    expect(floorProblems(code)).toHaveLength(1);
  });

  it('has what browsers of 2019 read', () => {
    expect(
      floorProblems('async function a() { try { await b({ ...c }) } catch { return /d(?=e)/iu } }'),
    ).toEqual([]);
  });
});
