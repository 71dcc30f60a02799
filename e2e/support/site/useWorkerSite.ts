import { knownCanaries } from '../people/canaries.ts';
import { strayed, writtenSince } from '../watches/databaseTraces.ts';
import { findCanaries } from '../watches/findCanaries.ts';
import type { WorkerSite } from './startWorkerSite.ts';
import { startWorkerSite } from './startWorkerSite.ts';

/**
 * Starts a worker's site, and stops it at the end. Its database and log must not contain personal data outside of the
 * allowed places [PV-04, AZ-06].
 * @throws Error that names place and kind of each finding
 */
export async function useWorkerSite(
  { workerIndex, settings = {} }: { workerIndex: number; settings?: Readonly<Record<string, string>> },
  use: (workerSite: WorkerSite) => Promise<void>,
): Promise<void> {
  // Logs at the most verbose level.
  const whole = { FOYER_LOG_LEVEL: 'trace', ...settings };
  const { stop, ...workerSite } = await startWorkerSite(workerIndex, whole);
  try {
    await use(workerSite);
    const { database, printed, startedAt } = workerSite;
    const canaries = knownCanaries();
    const found = [
      ...strayed(await writtenSince(database, startedAt), canaries),
      ...findCanaries(
        printed.map((text) => ({ place: `log: ${text.slice(0, 300)}`, text })),
        canaries,
      ),
    ];
    const lines = found.map(({ kind, place }) => `${kind} in ${place}`);
    if (lines.length > 0) throw new Error(`What tells of a person has strayed [PV-04]:\n${lines.join('\n')}`);
  } finally {
    await stop();
  }
}
