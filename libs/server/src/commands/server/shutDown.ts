import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '../../composition/buildServer.ts';

/**
 * Stops a server: refuses new requests, lets running ones finish for at most `drainMs`, then cuts them off; stops the
 * job queue meanwhile. The caller closes the database.
 */
export async function shutDown({ app, jobs }: Server, drainMs: number): Promise<void> {
  const finished = new AbortController();
  const cutOff = sleep(drainMs, undefined, { signal: finished.signal }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  );
  await Promise.all([app.close(), Promise.race([jobs.stop(), cutOff])]);
  finished.abort();
}

/** Resolves at the first SIGTERM or SIGINT; a second signal exits at once. */
export function untilToldToStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const stop = (signal: NodeJS.Signals) => {
      resolve(signal);
      process.once(signal, () => process.exit(1));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
}
