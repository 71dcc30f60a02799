import path from 'node:path';
import { workspaceRoot } from '../workspace/workspacePaths.ts';
import { outcomeOf, type JestReport } from './jestOutcome.ts';

const name = path.join(workspaceRoot, 'libs/util/src/money.test.ts');
const report = (part: Partial<JestReport> = {}): JestReport => ({
  numPassedTests: 1,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    { name, message: '', status: 'passed', assertionResults: [{ fullName: 'formats', duration: 1500 }] },
  ],
  ...part,
});

describe('the outcome of a Jest run', () => {
  it('counts the tests and their times', () => {
    expect(outcomeOf(report(), { code: 0, output: '' })).toEqual({
      passed: 1,
      failed: 0,
      details: '',
      tests: [{ file: 'libs/util/src/money.test.ts', title: 'formats', seconds: 1.5 }],
    });
  });

  it('fails when no test ran', () => {
    const nothing = report({ numPassedTests: 0, testResults: [] });
    expect(outcomeOf(nothing, { code: 0, output: 'No tests found' })).toEqual({
      passed: 0,
      failed: 1,
      details: 'No test ran, but this step has tests.\nNo tests found',
    });
  });

  it('fails when Jest does although every test passed', () => {
    expect(outcomeOf(report(), { code: 1, output: 'global setup' })).toMatchObject({
      failed: 1,
      details: 'global setup',
    });
  });

  it('fails when a file cannot run', () => {
    const testResults = [{ name, message: 'SyntaxError', status: 'failed', assertionResults: [] }];
    const broken = report({ numPassedTests: 0, numRuntimeErrorTestSuites: 1, testResults });
    expect(outcomeOf(broken, { code: 1, output: '' })).toMatchObject({
      failed: 1,
      details: 'libs/util/src/money.test.ts\nSyntaxError',
    });
  });
});
