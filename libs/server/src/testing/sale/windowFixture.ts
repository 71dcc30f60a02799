import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { toJson } from '../../platform/database/toJson.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { hours } from '../../platform/time/units.ts';
import { insertAllotment, setAside } from '../../sale/inventory/allotmentRepository.ts';
import type { TestServer } from '../testServer.ts';
import type { SaleFixture, SaleFixtureOptions } from './saleFixture.ts';

export type WindowServer = Pick<TestServer, 'clock' | 'database' | 'platform'>;

export interface WindowTimes {
  /** The window closes, and results are due, this long after the time of the server. */
  closesInMs?: number;
  resultsInMs?: number;
}

interface WindowIds {
  marketplaceId: string;
  allotmentId: string;
}

/** Writes a window that decides who gets what after it has closed, and its allotment. It has been open for an hour. */
export async function insertWindow(
  tx: TransactionScope,
  { clock }: WindowServer,
  {
    eventId,
    type,
    closesInMs = hours(2),
    resultsInMs = hours(3),
  }: WindowTimes & { eventId: string; type: 'draw' | 'auction' },
): Promise<WindowIds> {
  const [marketplaceId, allotmentId] = [randomUUID(), randomUUID()];
  const after = (ms: number) => new Date(clock.now().getTime() + ms);
  await tx
    .insertInto('marketplace')
    .values({
      ...{ eventId, marketplaceId, type, opensAt: after(-hours(1)) },
      ...{ closesAt: after(closesInMs), resultsAt: after(resultsInMs) },
    })
    .execute();
  await insertAllotment(tx, { eventId, allotmentId, purpose: 'window', marketplaceId });
  return { marketplaceId, allotmentId };
}

/** Moves the places of a sale, all of them, into a window. */
export async function sellAllIn(
  database: Database,
  {
    sale: { eventId, seated, standing, standingItem },
    marketplaceId,
    allotmentId,
    standing: quantity = 100,
  }: WindowIds & { sale: SaleFixture } & Pick<SaleFixtureOptions, 'standing'>,
): Promise<void> {
  await inTransaction(database, (tx) =>
    tx
      .updateTable('offerGroup')
      .set({ marketplaceId })
      .where('offerGroupId', 'in', [seated, standing])
      .execute(),
  );
  await inTransaction(database, async (tx) => {
    const seats = await tx
      .selectFrom('eventSeat')
      .select('seatCode')
      .where('eventId', '=', eventId)
      .execute();
    const quantities = [{ itemId: standingItem, quantity }];
    await setAside(tx, {
      ...{ eventId, allotmentId, quantities },
      seatCodes: seats.map(({ seatCode }) => seatCode),
    });
  });
}

/** Sells some standing places of a sale in a window, beside what is sold at once. @returns the offer of the window */
export async function sellSomeIn(
  tx: TransactionScope,
  {
    sale: { eventId, standingItem, standing },
    marketplaceId,
    allotmentId,
  }: WindowIds & { sale: SaleFixture },
): Promise<{ offerGroupId: string; facePrice: number }> {
  const { salesGroupId, maxQuantity, name, facePrice } = await tx
    .selectFrom('offerGroup')
    .select(['salesGroupId', 'maxQuantity', 'name', 'facePrice'])
    .where('offerGroupId', '=', standing)
    .executeTakeFirstOrThrow();
  const offerGroupId = randomUUID();
  await tx
    .insertInto('offerGroup')
    .values({
      ...{ eventId, offerGroupId, marketplaceId, salesGroupId, inventoryItemId: standingItem },
      ...{ maxQuantity, facePrice, name: toJson(name) },
    })
    .execute();
  await setAside(tx, { eventId, allotmentId, quantities: [{ itemId: standingItem, quantity: 100 }] });
  return { offerGroupId, facePrice };
}
