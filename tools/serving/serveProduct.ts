import { portProblem } from './portProblem.ts';
import { serverEnvironment, servedPort } from './serverEnvironment.ts';
import { startServerProcess } from './serverProcess.ts';

export interface ServeOptions {
  /** Makes the bundles; runs before the server starts. Returns what ends with the server. */
  prepare: (say: (step: string) => void) => Promise<() => Promise<void>>;
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
export async function serveProduct({ prepare, isWatched }: ServeOptions): Promise<number> {
  const problem = await portProblem(servedPort());
  if (problem) {
    console.error(problem);
    return 1;
  }
  const tell = createTeller();
  const release = await prepare(tell);
  const server = startServerProcess({ env: serverEnvironment(), isWatched, onLine: tell });
  const stop = (): void => void Promise.all([server.stop(), release()]);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // What went wrong has been printed line by line.
  server.ready.catch(() => undefined);
  const code = await server.ended;
  await release();
  return code;
}
