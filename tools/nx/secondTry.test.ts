import type { JestSuite } from './jestOutcome.ts';
import { afterSecondTry, filesToTryAgain } from './secondTry.ts';

const suite = (name: string, status: string, message = ''): JestSuite => ({
  ...{ name, status, message, assertionResults: [] },
});

describe('the second try of a test file', () => {
  it('is for those that failed', () => {
    expect(filesToTryAgain([suite('a.test.ts', 'passed'), suite('b.test.ts', 'failed')])).toEqual([
      'b.test.ts',
    ]);
  });

  it('is not for races', () => {
    expect(filesToTryAgain([suite('seats.race.test.ts', 'failed')])).toEqual([]);
  });

  it('is not for many', () => {
    const many = Array.from({ length: 6 }, (_, index) => suite(`${index}.test.ts`, 'failed'));
    expect(filesToTryAgain(many)).toEqual([]);
  });

  it('counts, and keeps what failed first', () => {
    const first = [suite('a.test.ts', 'failed', 'late'), suite('b.test.ts', 'failed', 'broken')];
    const second = [suite('a.test.ts', 'passed'), suite('b.test.ts', 'failed', 'still')];
    expect(afterSecondTry(first, second)).toEqual([
      { ...suite('a.test.ts', 'passed'), firstFailure: 'late' },
      suite('b.test.ts', 'failed', 'broken'),
    ]);
  });
});
