import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { commitDraw } from '../../modules/marketplace/draw/openDraw.ts';
import { toJson } from '../../platform/database/toJson.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { days, hours } from '../../platform/time/units.ts';
import { insertAllotment, setAside } from '../../sale/inventory/allotmentRepository.ts';
import type { TestServer } from '../testServer.ts';
import { buildSale, type SaleFixture, type SaleFixtureOptions } from './saleFixture.ts';

export interface DrawFixture extends SaleFixture {
  marketplaceId: string;
  drawId: string;
}

interface DrawOptions extends SaleFixtureOptions {
  autoClaim?: boolean;
  /** Entries close, and results are due, this long after the time of the server. */
  closesInMs?: number;
  resultsInMs?: number;
}

type DrawServer = Pick<TestServer, 'clock' | 'database' | 'platform'>;

/** Window and allotment of a new draw, and its row. @returns ids of the window and the draw */
async function insertDraw(
  tx: TransactionScope,
  { clock }: DrawServer,
  {
    eventId,
    autoClaim = true,
    closesInMs = hours(2),
    resultsInMs = hours(3),
  }: DrawOptions & { eventId: string },
) {
  const [marketplaceId, drawId, allotmentId] = [randomUUID(), randomUUID(), randomUUID()];
  const after = (ms: number) => new Date(clock.now().getTime() + ms);
  await tx
    .insertInto('marketplace')
    .values({
      ...{ eventId, marketplaceId, type: 'draw', opensAt: after(-hours(1)) },
      closesAt: after(closesInMs),
      resultsAt: after(resultsInMs),
    })
    .execute();
  await insertAllotment(tx, { eventId, allotmentId, purpose: 'window', marketplaceId });
  await tx.insertInto('draw').values({ eventId, drawId, marketplaceId, autoClaim, state: 'open' }).execute();
  return { marketplaceId, drawId, allotmentId };
}

/**
 * Creates a sale whose places are drawn for, all of them set aside for the draw, whose seed is committed to; shirts are
 * sold as ever.
 */
export async function buildDraw(server: DrawServer, options: DrawOptions = {}): Promise<DrawFixture> {
  const { database, platform } = server;
  const { standing = 100 } = options;
  const sale = await buildSale(database, options);
  const { eventId } = sale;
  const { allotmentId, ...ids } = await inTransaction(database, async (tx) => {
    const draw = await insertDraw(tx, server, { eventId, ...options });
    await tx
      .updateTable('offerGroup')
      .set({ marketplaceId: draw.marketplaceId })
      .where('offerGroupId', 'in', [sale.seated, sale.standing])
      .execute();
    return draw;
  });
  await inTransaction(database, async (tx) => {
    const seats = await tx
      .selectFrom('eventSeat')
      .select('seatCode')
      .where('eventId', '=', eventId)
      .execute();
    const quantities = [{ itemId: sale.standingItem, quantity: standing }];
    await setAside(tx, {
      eventId,
      allotmentId,
      seatCodes: seats.map(({ seatCode }) => seatCode),
      quantities,
    });
  });
  await commitDraw(platform, eventId);
  return { ...sale, ...ids };
}

/** Adds a draw of some standing places to a sale, beside what is sold at once. */
export async function addDraw(
  server: DrawServer,
  { eventId, standingItem, standing }: SaleFixture,
): Promise<void> {
  await inTransaction(server.database, async (tx) => {
    const { marketplaceId, allotmentId } = await insertDraw(tx, server, {
      eventId,
      ...{ closesInMs: days(20), resultsInMs: days(21) },
    });
    const { salesGroupId, maxQuantity, name, facePrice } = await tx
      .selectFrom('offerGroup')
      .select(['salesGroupId', 'maxQuantity', 'name', 'facePrice'])
      .where('offerGroupId', '=', standing)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('offerGroup')
      .values({
        ...{
          eventId,
          offerGroupId: randomUUID(),
          marketplaceId,
          salesGroupId,
          inventoryItemId: standingItem,
        },
        ...{ maxQuantity, facePrice, name: toJson(name) },
      })
      .execute();
    await setAside(tx, { eventId, allotmentId, quantities: [{ itemId: standingItem, quantity: 100 }] });
  });
  await commitDraw(server.platform, eventId);
}
