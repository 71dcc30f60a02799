import { limitInMinutes } from './machineSpeed.ts';
import { readTimeBudgets } from './timeBudgets.ts';
import { isOverWhole, slowestTests, timeTable } from './timeTable.ts';

const budgets = { wholeMinutes: 45, wholeStarts: 60_000, stepMinutes: { lint: 1, journeys: 5.5 } };

describe('the closing table', () => {
  it('has the minutes of each step beside its budget, and of the whole', () => {
    const steps = [
      { name: 'lint', seconds: 42 },
      { name: 'journeys', seconds: 330 },
    ];
    expect(timeTable(steps, 350, budgets)).toEqual([
      'step          minutes  budget',
      'lint              0.7     1.0',
      'journeys          5.5     5.5',
      'whole             5.8    45.0',
    ]);
  });

  it('says which step is over its budget, and which has none', () => {
    const steps = [
      { name: 'lint', seconds: 61 },
      { name: 'new', seconds: 3 },
    ];
    expect(timeTable(steps, 45 * 60 + 1, budgets).slice(1)).toEqual([
      'lint              1.0     1.0  over its budget',
      'new               0.1          no budget',
      'whole            45.0    45.0  over its limit',
    ]);
  });

  it('finds the whole over its limit by a second, and not at it', () => {
    expect(isOverWhole(45 * 60, 45)).toBe(false);
    expect(isOverWhole(45 * 60 + 1, 45)).toBe(true);
  });
});

describe('the limit of the whole', () => {
  it('is the budget where Node starts fast, and a number of starts where it starts slowly', () => {
    expect(limitInMinutes(0.04, budgets)).toBe(45);
    expect(limitInMinutes(0.06, budgets)).toBe(60);
  });

  it('leaves time to print the table before a run is ended after 90 minutes', () => {
    expect(limitInMinutes(1, budgets)).toBe(85);
  });
});

describe('the slowest tests', () => {
  const tests = Array.from({ length: 12 }, (_, at) => ({
    file: `libs/a${at}.test.ts`,
    title: `test ${at}`,
    seconds: (at * 7) % 12,
  }));

  it('are ten, the slowest first', () => {
    const lines = slowestTests(tests);
    expect(lines).toHaveLength(10);
    expect(lines.slice(0, 2)).toEqual([
      '   11.0 s  libs/a5.test.ts: test 5',
      '   10.0 s  libs/a10.test.ts: test 10',
    ]);
  });

  it('are as many as there are where there are fewer', () => {
    expect(slowestTests(tests.slice(0, 3))).toHaveLength(3);
    expect(slowestTests([])).toEqual([]);
  });
});

describe('the budgets', () => {
  const { wholeMinutes, stepMinutes } = readTimeBudgets();

  it('stay below twenty minutes together, and the whole below 45', () => {
    const sum = Object.values(stepMinutes).reduce((total, each) => total + each, 0);
    expect(sum).toBeLessThan(20);
    expect(wholeMinutes).toBeLessThanOrEqual(45);
  });
});
