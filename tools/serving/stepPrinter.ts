export interface StepPrinter {
  /** Prints a step that is done, with its seconds. */
  done: (text: string, seconds: number) => void;
  /** Runs a step and prints it when it is done. */
  run: <Result>(text: string, work: () => Promise<Result>) => Promise<Result>;
  /** Seconds since the first step. */
  seconds: () => number;
}

/** Prints steps as they are done: `  apps built              12.3 s`. */
export function createStepPrinter(): StepPrinter {
  const startedAt = performance.now();
  const since = (from: number): number => (performance.now() - from) / 1000;
  const done = (text: string, seconds: number): void =>
    console.log(`  ${text.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s`);
  return {
    done,
    run: async (text, work) => {
      const from = performance.now();
      const result = await work();
      done(text, since(from));
      return result;
    },
    seconds: () => since(startedAt),
  };
}
