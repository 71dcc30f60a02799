/** Time of one test, as its runner reports it. */
export interface TestTime {
  /** Path in the workspace. */
  file: string;
  title: string;
  seconds: number;
}

/** Result of one step. */
export interface CheckOutcome {
  passed: number;
  failed: number;
  /** Printed below the step's line: failures, or a table worth reading. Empty if there is nothing to report. */
  details: string;
  /** Parts that could not run in this environment, a sentence each: not failures, repeated above the last line. */
  untested?: readonly string[];
  /** Times of the step's tests, for the list of the slowest. */
  tests?: readonly TestTime[];
}

/** One step of `npm test`. */
export interface Check {
  name: string;
  run: () => Promise<CheckOutcome>;
  /** Started with the first step: downloads, for example. `run` awaits it. */
  prepare?: () => Promise<unknown>;
  /** Uses about one core: runs beside its neighbour if that is light too. */
  isLight?: boolean;
  /** Runs at low priority beside all steps after it, in the time that they leave a core idle. */
  isBackground?: boolean;
  /** Steps whose results it needs. */
  after?: readonly string[];
}

/** Outcome of a program that merely succeeds or fails: one passed check, or one failure with its output. */
export const outcomeOf = (result: { code: number; output: string }): CheckOutcome =>
  result.code === 0
    ? { passed: 1, failed: 0, details: '' }
    : { passed: 0, failed: 1, details: result.output.trim() };
