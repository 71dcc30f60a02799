import type { JestSuite } from './jestOutcome.ts';

/** More failures than these are no accident, and a second try would only take time. */
const MOST_FILES = 5;

/** A race that is lost once is a fault, however rare. */
const isRace = (file: string): boolean => file.endsWith('.race.test.ts');

/**
 * Returns the files to run once more: a busy machine can make a test late, as it can a journey. None if many failed, and
 * never a test of a race.
 */
export function filesToTryAgain(suites: readonly JestSuite[]): string[] {
  const failed = suites.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length > MOST_FILES ? [] : failed.filter((name) => !isRace(name));
}

/** Returns the files as they ended: one that passed the second time counts as passed, and keeps its first failure to be told. */
export function afterSecondTry(first: readonly JestSuite[], second: readonly JestSuite[]): JestSuite[] {
  const mended = new Map(
    second.filter(({ status }) => status === 'passed').map((suite) => [suite.name, suite]),
  );
  return first.map((suite) => {
    const again = mended.get(suite.name);
    return again ? { ...again, firstFailure: suite.message } : suite;
  });
}
