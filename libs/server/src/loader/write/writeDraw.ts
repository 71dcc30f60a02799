import type { CatalogueEvent } from '@foyer/catalogue';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { setAsideFor } from './setAsideFor.ts';
import { stableId } from './stableId.ts';

/**
 * Writes the draw of an event that has one, with the free stock set aside for it. Its seed is a secret and no part of
 * the catalogue: the server chooses it and publishes its hash before it takes entries.
 */
export async function writeDraw(
  tx: TransactionScope,
  eventId: string,
  { sale, vanityName }: CatalogueEvent,
): Promise<void> {
  if (!sale.draw) return;
  const marketplaceId = stableId('marketplace', vanityName, 'draw');
  await setAsideFor(tx, eventId, { vanityName, window: 'draw', marketplaceId });
  const drawId = stableId('draw', vanityName);
  const { autoClaim } = sale.draw;
  await tx.insertInto('draw').values({ eventId, drawId, marketplaceId, autoClaim, state: 'open' }).execute();
}
