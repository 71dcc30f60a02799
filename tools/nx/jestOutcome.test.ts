import path from 'node:path';
import { workspaceRoot } from '../workspace/workspacePaths.ts';
import { outcomeOf, type JestSuite } from './jestOutcome.ts';

const name = path.join(workspaceRoot, 'libs/util/src/money.test.ts');
const passed: JestSuite = {
  name,
  message: '',
  status: 'passed',
  assertionResults: [{ fullName: 'formats', status: 'passed', duration: 1500 }],
};

describe('the outcome of a project from a Jest run', () => {
  it('counts the tests and their times', () => {
    expect(outcomeOf([passed], { code: 0, output: '' })).toEqual({
      passed: 1,
      failed: 0,
      details: '',
      tests: [{ file: 'libs/util/src/money.test.ts', title: 'formats', seconds: 1.5 }],
    });
  });

  it('fails when no test ran', () => {
    expect(outcomeOf([], { code: 0, output: 'No tests found' })).toEqual({
      passed: 0,
      failed: 1,
      details: 'No test ran, but this project has tests.\nNo tests found',
    });
  });

  it('fails when Jest does although every test passed', () => {
    expect(outcomeOf([passed], { code: 1, output: 'global setup' })).toMatchObject({
      failed: 1,
      details: 'global setup',
    });
  });

  it('fails when a file cannot run', () => {
    const broken = { name, message: 'SyntaxError', status: 'failed', assertionResults: [] };
    expect(outcomeOf([broken], { code: 1, output: '' })).toMatchObject({
      failed: 1,
      details: 'libs/util/src/money.test.ts\nSyntaxError',
    });
  });

  it('names the tests that skipped themselves', () => {
    const skipped = [...passed.assertionResults, { fullName: 'sells behind a pooler', status: 'pending' }];
    expect(outcomeOf([{ ...passed, assertionResults: skipped }], { code: 0, output: '' }).untested).toEqual([
      'libs/util/src/money.test.ts: sells behind a pooler',
    ]);
  });

  it('tells a file that passed on a later try', () => {
    const late = { ...passed, firstFailure: 'Too late' };
    expect(outcomeOf([late], { code: 0, output: '' })).toMatchObject({
      ...{ passed: 1, failed: 0 },
      details: 'passed on a later try: libs/util/src/money.test.ts\nToo late',
    });
  });
});
