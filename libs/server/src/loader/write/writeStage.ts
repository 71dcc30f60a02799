import { sql } from 'kysely';
import type { CatalogueEvent } from '@foyer/catalogue';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';

/** Opens the stage of a stream that has one, without a media server, which is no part of a catalogue. */
export async function writeStage(
  tx: TransactionScope,
  eventId: string,
  { stream }: CatalogueEvent,
): Promise<void> {
  if (!stream?.stage) return;
  const { places, termsUrl = null } = stream.stage;
  await tx
    .insertInto('conference')
    .values({ eventId, isOpen: true, places, termsUrl, updatedAt: sql`foyer_now()` })
    .execute();
}
