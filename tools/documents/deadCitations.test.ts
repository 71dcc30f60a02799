import { deadCitations, requirementIds } from './deadCitations.ts';

const known = requirementIds(
  '| id | requirement |\n| --- | --- |\n| C4.02 | Changing the cart |\n| CR-10 | Shutdown |\n',
);

describe('citations of requirements', () => {
  it('resolves an id, a part of it and a quality goal', () => {
    expect(deadCitations('[C4.02] [C4.02a-d] [CR-10]', known)).toEqual([]);
  });

  it('names each unknown id once', () => {
    expect(deadCitations('[C4.99] and [C4.99b], [CR-77]', known)).toEqual(['C4.99', 'CR-77']);
  });

  it('takes no other number for an id', () => {
    expect(deadCitations('US-CA, AC4.02, 2026-11, CR-100', known)).toEqual([]);
  });
});
