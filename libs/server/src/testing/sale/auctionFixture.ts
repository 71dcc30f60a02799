import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { days } from '../../platform/time/units.ts';
import { buildSale, type SaleFixture, type SaleFixtureOptions } from './saleFixture.ts';
import { insertWindow, sellAllIn, sellSomeIn, type WindowServer, type WindowTimes } from './windowFixture.ts';

export interface AuctionFixture extends SaleFixture {
  marketplaceId: string;
  /** Lowest prices of one, before fees; steps are of 5.00, up to 500.00. */
  seatedMinimum: number;
  standingMinimum: number;
}

type AuctionOptions = SaleFixtureOptions & WindowTimes;

export const auctionStep = 500;

/** Window and allotment of a new auction, and its row. @returns their ids */
async function insertAuction(
  tx: TransactionScope,
  server: WindowServer,
  { eventId, ...times }: AuctionOptions & { eventId: string },
) {
  const window = await insertWindow(tx, server, { eventId, type: 'auction', ...times });
  const { marketplaceId } = window;
  const auctionId = randomUUID();
  await tx.insertInto('auction').values({ eventId, auctionId, marketplaceId, state: 'open' }).execute();
  return window;
}

/** Lets fans bid for an offer from its price on. */
async function insertGroup(
  tx: TransactionScope,
  group: { eventId: string; offerGroupId: string; inventoryItemId: string; minimum: number },
): Promise<void> {
  const maximum = group.minimum + 100 * auctionStep;
  await tx
    .insertInto('auctionGroup')
    .values({ ...group, maximum, step: auctionStep })
    .execute();
}

/** Creates a sale whose places are all reserved for its auction; shirts are on general sale. */
export async function buildAuction(
  server: WindowServer,
  options: AuctionOptions = {},
): Promise<AuctionFixture> {
  const { database } = server;
  const sale = await buildSale(database, options);
  const { eventId, seated, standing } = sale;
  const minima = await inTransaction(database, async (tx) => {
    const window = await insertAuction(tx, server, { eventId, ...options });
    const offers = await tx
      .selectFrom('offerGroup')
      .select(['offerGroupId', 'inventoryItemId', 'facePrice'])
      .where('eventId', '=', eventId)
      .where('offerGroupId', 'in', [seated, standing])
      .execute();
    for (const { offerGroupId, inventoryItemId, facePrice: minimum } of offers)
      await insertGroup(tx, { eventId, offerGroupId, inventoryItemId, minimum });
    const minimumOf = (id: string) => offers.find(({ offerGroupId }) => offerGroupId === id)!.facePrice;
    return { ...window, seatedMinimum: minimumOf(seated), standingMinimum: minimumOf(standing) };
  });
  await sellAllIn(database, { sale, ...minima, ...options });
  return { ...sale, ...minima };
}

/** Adds an auction of some standing places to a sale, beside general sale. */
export async function addAuction(server: WindowServer, sale: SaleFixture): Promise<void> {
  const { eventId, standingItem: inventoryItemId } = sale;
  await inTransaction(server.database, async (tx) => {
    const times = { closesInMs: days(20), resultsInMs: days(20) };
    const window = await insertAuction(tx, server, { eventId, ...times });
    const { offerGroupId, facePrice: minimum } = await sellSomeIn(tx, { sale, ...window });
    await insertGroup(tx, { eventId, offerGroupId, inventoryItemId, minimum });
  });
}
