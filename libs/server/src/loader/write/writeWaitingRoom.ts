import type { CatalogueEvent } from '@foyer/catalogue';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { systemRandomness } from '../../platform/security/randomness.ts';
import { randomSecret } from '../../platform/security/secrets.ts';

/** Writes the waiting room of an event that has one; its seed is a secret and no part of the catalogue. */
export async function writeWaitingRoom(
  tx: TransactionScope,
  eventId: string,
  { sale }: CatalogueEvent,
): Promise<void> {
  if (!sale.waitingRoom) return;
  await tx
    .insertInto('waitingRoom')
    .values({ eventId, ...sale.waitingRoom, seed: randomSecret(systemRandomness) })
    .execute();
}
