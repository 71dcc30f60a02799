import type { FoyerSite } from './foyerSite.ts';
import type { AskDatabase } from './startWorkerSite.ts';
import { findEvent, type SampleEvent } from '../purchase/pickEvent.ts';

/**
 * Makes an event one of the partner's while a test runs: its host sells its own alone, and the partner of the sample has none
 * of each kind.
 */
export async function withLentEvent(
  { site, database }: { site: FoyerSite; database: AskDatabase },
  vanityName: string,
  run: (event: SampleEvent) => Promise<void>,
): Promise<void> {
  const event = (await findEvent(site, (each) => each.vanityName === vanityName))!;
  const giveTo = (clientId: string) =>
    database('update event set client_id = $2 where event_id = $1', [event.eventId, clientId]);
  const [owner] = await database<{ client_id: string }>('select client_id from event where event_id = $1', [
    event.eventId,
  ]);
  const [partner] = await database<{ client_id: string }>(
    `select client_id from white_label where host like 'aurora.%'`,
  );
  await giveTo(partner!.client_id);
  try {
    await run(event);
  } finally {
    await giveTo(owner!.client_id);
  }
}
