import { citationsWithoutPart, deadCitations, requirementIds } from './deadCitations.ts';

// Ids that the specification does not have: examples cover no part of it.
const known = requirementIds(`
| id    | requirement       | parts |
| ----- | ----------------- | ----- |
| C4.92 | Changing the cart | a-c   |
| C4.93 | Lines of the cart |       |
| C8.91 | Error codes       | a-ac  |

| id    | requirement |
| ----- | ----------- |
| CR-90 | Shutdown    |
`);

describe('the table of requirements', () => {
  it('lists each id with the letter of its last part', () => {
    expect([...known]).toEqual([
      ['C4.92', 'c'],
      ['C4.93', ''],
      ['C8.91', 'ac'],
      ['CR-90', ''],
    ]);
  });
});

describe('citations of requirements', () => {
  it('resolves an id, a part of it, a range of parts and a quality goal', () => {
    expect(deadCitations('[C4.92] [C4.92a-c] [C8.91z, C8.91aa-ac] [CR-90]', known)).toEqual([]);
  });

  it('names each unknown id once', () => {
    expect(deadCitations('[C4.99] and [C4.99b], [CR-77]', known)).toEqual(['C4.99', 'CR-77']);
  });

  it('names a part beyond the last one, at either end of a range', () => {
    expect(deadCitations('[C4.92d] [C4.92a-e] [C8.91ad] [C4.93a] [CR-90a]', known)).toEqual([
      'C4.92d',
      'C4.92e',
      'C8.91ad',
      'C4.93a',
      'CR-90a',
    ]);
  });

  it('takes no other number for an id', () => {
    expect(deadCitations('US-CA, AC4.92, 2026-11, CR-900', known)).toEqual([]);
  });
});

describe('citations without a part', () => {
  it('names each id whose requirement has parts once', () => {
    expect(citationsWithoutPart('[C4.92, C8.91] [C4.92]', known)).toEqual(['C4.92', 'C8.91']);
  });

  it('accepts a part, a range, an id without parts and an unknown id', () => {
    expect(citationsWithoutPart('[C4.92a] [C8.91z-aa] [C4.93] [CR-90] [C4.99]', known)).toEqual([]);
  });
});
