export interface CheckOutcome {
  passed: number;
  failed: number;
  /** What a person needs to see: the failures, or a table worth reading. Empty when there is nothing to say. */
  details: string;
}

/** One step of `npm test`. */
export interface Check {
  name: string;
  run: () => Promise<CheckOutcome>;
}

/** The outcome of a program that only says yes or no: one check, or one failure with its output. */
export const outcomeOf = (result: { code: number; output: string }): CheckOutcome =>
  result.code === 0
    ? { passed: 1, failed: 0, details: '' }
    : { passed: 0, failed: 1, details: result.output.trim() };
