import { citationsWithoutPart, deadCitations, requirementIds } from './deadCitations.ts';

const known = requirementIds(`
| id    | requirement       | parts |
| ----- | ----------------- | ----- |
| C4.02 | Changing the cart | a-c   |
| C4.03 | Lines of the cart |       |
| C8.21 | Error codes       | a-ac  |

| id    | requirement |
| ----- | ----------- |
| CR-10 | Shutdown    |
`);

describe('the table of requirements', () => {
  it('lists each id with the letter of its last part', () => {
    expect([...known]).toEqual([
      ['C4.02', 'c'],
      ['C4.03', ''],
      ['C8.21', 'ac'],
      ['CR-10', ''],
    ]);
  });
});

describe('citations of requirements', () => {
  it('resolves an id, a part of it, a range of parts and a quality goal', () => {
    expect(deadCitations('[C4.02] [C4.02a-c] [C8.21z, C8.21aa-ac] [CR-10]', known)).toEqual([]);
  });

  it('names each unknown id once', () => {
    expect(deadCitations('[C4.99] and [C4.99b], [CR-77]', known)).toEqual(['C4.99', 'CR-77']);
  });

  it('names a part beyond the last one, at either end of a range', () => {
    expect(deadCitations('[C4.02d] [C4.02a-e] [C8.21ad] [C4.03a] [CR-10a]', known)).toEqual([
      'C4.02d',
      'C4.02e',
      'C8.21ad',
      'C4.03a',
      'CR-10a',
    ]);
  });

  it('takes no other number for an id', () => {
    expect(deadCitations('US-CA, AC4.02, 2026-11, CR-100', known)).toEqual([]);
  });
});

describe('citations without a part', () => {
  it('names each id whose requirement has parts once', () => {
    expect(citationsWithoutPart('[C4.02, C8.21] [C4.02]', known)).toEqual(['C4.02', 'C8.21']);
  });

  it('accepts a part, a range, an id without parts and an unknown id', () => {
    expect(citationsWithoutPart('[C4.02a] [C8.21z-aa] [C4.03] [CR-10] [C4.99]', known)).toEqual([]);
  });
});
