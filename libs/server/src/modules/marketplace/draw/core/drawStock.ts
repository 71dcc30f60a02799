import type { DrawStock } from '@foyer/verify-draw';
import type { TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { everyEvent } from '../../../../sale/event/eventScope.ts';
import { stockIdOf, freeByStock } from '../../../../sale/inventory/stockRepository.ts';
import { currentFacts } from '../../../../sale/offer/saleFacts.ts';
import { insertStockChange, listStockChanges, stockAfter, type CommittedDraw } from './drawRepository.ts';
import { drawnOffers } from './drawSale.ts';

/** Counts the free stock of a draw, under the ids of its items. Before the draw nothing else can hold or sell it. */
export async function countDrawStock(
  { platform, tx }: { platform: Platform; tx: TransactionScope },
  eventId: string,
): Promise<DrawStock[]> {
  const facts = await currentFacts(platform, tx, { eventId, scope: everyEvent });
  const free = await freeByStock(tx, eventId);
  const stock = new Map<string, DrawStock>();
  for (const offer of facts ? drawnOffers(facts) : []) {
    const { inventoryItemId: id, offerGroupId } = offer;
    const known = stock.get(id);
    if (known) known.choices.push(offerGroupId);
    else stock.set(id, { id, choices: [offerGroupId], quantity: free.get(stockIdOf(offer)) ?? 0 });
  }
  return [...stock.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** Records the changes of a draw's stock since its publication. @returns the stock as it is now */
export async function noteStock(
  { platform, tx, now }: { platform: Platform; tx: TransactionScope; now: Date },
  { eventId, committedStock }: CommittedDraw,
): Promise<DrawStock[]> {
  const known = stockAfter(committedStock, await listStockChanges(tx, eventId));
  const current = new Map(
    (await countDrawStock({ platform, tx }, eventId)).map((each) => [each.id, each.quantity]),
  );
  const seen = known.map((each) => ({ ...each, quantity: current.get(each.id) ?? 0 }));
  for (const [at, { id: stockId, quantity: after }] of seen.entries()) {
    const before = known[at]!.quantity;
    if (before !== after) await insertStockChange(tx, { eventId, stockId, before, after, changedAt: now });
  }
  return seen;
}
