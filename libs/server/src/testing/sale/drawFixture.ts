import { randomUUID } from 'node:crypto';
import { commitDraw } from '../../modules/marketplace/draw/openDraw.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { days } from '../../platform/time/units.ts';
import { buildSale, type SaleFixture, type SaleFixtureOptions } from './saleFixture.ts';
import { insertWindow, sellAllIn, sellSomeIn, type WindowServer, type WindowTimes } from './windowFixture.ts';

export interface DrawFixture extends SaleFixture {
  marketplaceId: string;
  drawId: string;
}

interface DrawOptions extends SaleFixtureOptions, WindowTimes {
  autoClaim?: boolean;
}

/** Window and allotment of a new draw, and its row. @returns their ids */
async function insertDraw(
  tx: TransactionScope,
  server: WindowServer,
  { eventId, autoClaim = true, ...times }: DrawOptions & { eventId: string },
) {
  const drawId = randomUUID();
  const { marketplaceId, allotmentId } = await insertWindow(tx, server, { eventId, type: 'draw', ...times });
  await tx.insertInto('draw').values({ eventId, drawId, marketplaceId, autoClaim, state: 'open' }).execute();
  return { marketplaceId, drawId, allotmentId };
}

/**
 * Creates a sale whose places are all reserved for its draw, whose seed is committed to; shirts are on general sale.
 */
export async function buildDraw(server: WindowServer, options: DrawOptions = {}): Promise<DrawFixture> {
  const { database, platform } = server;
  const sale = await buildSale(database, options);
  const { eventId } = sale;
  const { allotmentId, ...ids } = await inTransaction(database, (tx) =>
    insertDraw(tx, server, { eventId, ...options }),
  );
  await sellAllIn(database, { sale, allotmentId, marketplaceId: ids.marketplaceId, ...options });
  await commitDraw(platform, eventId);
  return { ...sale, ...ids };
}

/**
 * Adds a draw of some standing places to a sale, beside general sale.
 * @returns the sale, whose standing places are those of the draw
 */
export async function addDraw(
  server: WindowServer,
  sale: SaleFixture,
  options: WindowTimes & Pick<DrawOptions, 'autoClaim'> = { closesInMs: days(20), resultsInMs: days(21) },
): Promise<DrawFixture> {
  const { eventId } = sale;
  const { allotmentId: _, ...added } = await inTransaction(server.database, async (tx) => {
    const window = await insertDraw(tx, server, { eventId, ...options });
    const { offerGroupId: standing } = await sellSomeIn(tx, { sale, ...window });
    return { ...window, standing };
  });
  await commitDraw(server.platform, eventId);
  return { ...sale, ...added };
}
