import { createServer } from 'node:net';
import { demoEnvironment, servedPort } from './serverEnvironment.ts';
import { startServerProcess } from './serverProcess.ts';

/** Explains in one sentence why a port is unavailable; `undefined` if it is free. */
async function portProblem(port: number): Promise<string | undefined> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return `PORT=${process.env.PORT} is not a port number.`;
  const probe = createServer();
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    probe.once('error', resolve);
    probe.listen(port, '0.0.0.0', () => resolve(undefined));
  });
  await new Promise((resolve) => probe.close(resolve));
  if (!error) return undefined;
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that one, or choose a port with PORT=${port + 1} npm start.`;
  }
  if (error.code === 'EACCES') return `This user may not use port ${port}: choose one above 1023 with PORT.`;
  return `Port ${port} cannot be used: ${error.message}`;
}

export interface ServeOptions {
  /** Builds the bundles before the server starts; resolves to a function that ends watching. */
  prepare: (say: (step: string) => void) => Promise<() => Promise<void>>;
  /** Starts once the product is served; returns a function that ends it. */
  besides?: (say: (step: string) => void) => () => Promise<void>;
  isWatched: boolean;
}

/** Creates a function that prints a line with the seconds since the start. */
function createTeller(): (line: string) => void {
  const startedAt = performance.now();
  return (line) => {
    // The indented list of places and the last line carry no time.
    const isStep = !line.startsWith('  ') && !line.startsWith('Foyer is ready');
    const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    console.log(isStep ? `${seconds.padStart(8)}  ${line}` : line);
  };
}

/**
 * Serves the whole product until it receives a signal, and prints every step.
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
    // The errors have been printed line by line.
    () => undefined,
  );
  const code = await server.ended;
  await Promise.all([release(), stopBesides()]);
  return code;
}
