import { knownCanaries } from '../people/canaries.ts';
import { strayed, writtenSince } from '../watches/databaseTraces.ts';
import { findCanaries } from '../watches/findCanaries.ts';
import type { WorkerSite } from './startWorkerSite.ts';

/**
 * Lists personal data in a site's database and log outside of the allowed places [PV-04, AZ-06]; each finding with its
 * kind and place.
 */
export async function strayedData({ database, printed, startedAt }: WorkerSite): Promise<string[]> {
  const canaries = knownCanaries();
  const found = [
    ...strayed(await writtenSince(database, startedAt), canaries),
    ...findCanaries(
      printed.map((text) => ({ place: `log: ${text.slice(0, 300)}`, text })),
      canaries,
    ),
  ];
  return found.map(({ kind, place }) => `${kind} in ${place}`);
}
