import { portProblem } from './portProblem.ts';
import { demoEnvironment, servedPort } from './serverEnvironment.ts';
import { startServerProcess } from './serverProcess.ts';

export interface ServeOptions {
  /** Makes the bundles; runs before the server starts. Returns what ends with the server. */
  prepare: (say: (step: string) => void) => Promise<() => Promise<void>>;
  /** Begins when the product is there; what it returns ends it. */
  besides?: (say: (step: string) => void) => () => Promise<void>;
  isWatched: boolean;
}

/** Prints a line with the seconds since the beginning. */
function createTeller(): (line: string) => void {
  const startedAt = performance.now();
  return (line) => {
    // What stands apart, the list of places and the last line, is for reading and not for timing.
    const isStep = !line.startsWith('  ') && !line.startsWith('Foyer is ready');
    const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    console.log(isStep ? `${seconds.padStart(8)}  ${line}` : line);
  };
}

/**
 * Serves the whole product until it is told to stop, and tells every step.
 *
 * @returns the exit code
 */
export async function serveProduct({ prepare, besides, isWatched }: ServeOptions): Promise<number> {
  const problem = await portProblem(servedPort());
  if (problem) {
    console.error(problem);
    return 1;
  }
  const tell = createTeller();
  const release = await prepare(tell);
  const server = startServerProcess({ env: demoEnvironment(), isWatched, onLine: tell });
  let stopBesides = async (): Promise<void> => undefined;
  const stop = (): void => void Promise.all([server.stop(), release(), stopBesides()]);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  server.ready.then(
    () => (stopBesides = besides?.(tell) ?? stopBesides),
    // What went wrong has been printed line by line.
    () => undefined,
  );
  const code = await server.ended;
  await Promise.all([release(), stopBesides()]);
  return code;
}
