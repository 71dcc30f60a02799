export interface CheckOutcome {
  passed: number;
  failed: number;
  /** What a person needs to see: the failures, or a table worth reading. Empty when there is nothing to say. */
  details: string;
  /** What this machine could not try, a sentence each: no failure, and said once more before the last line. */
  untested?: readonly string[];
}

/** One step of `npm test`. */
export interface Check {
  name: string;
  run: () => Promise<CheckOutcome>;
  /** Begun with the first step already: what waits for the network. `run` awaits it for itself. */
  prepare?: () => Promise<unknown>;
  /** Takes hardly more than one core: runs beside its neighbour, if that does too. */
  isLight?: boolean;
  /** Steps that it builds upon, which so must have ended. */
  after?: readonly string[];
}

/** The outcome of a program that only says yes or no: one check, or one failure with its output. */
export const outcomeOf = (result: { code: number; output: string }): CheckOutcome =>
  result.code === 0
    ? { passed: 1, failed: 0, details: '' }
    : { passed: 0, failed: 1, details: result.output.trim() };
