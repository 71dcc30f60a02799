import { randomUUID } from 'node:crypto';
import type { SecondaryListing } from '@foyer/contract';
import { tokensOfListings } from '../../sale/listing/listedTokens.ts';
import type { TestServer } from '../testServer.ts';
import type { Buyer } from './buyers.ts';
import { finishPaying, startPaying } from './commitmentPayment.ts';
import { listPlaces } from './listingFixture.ts';
import type { SaleFixture } from './saleFixture.ts';
import { holdContent, takenOverLine } from './scratchKind.ts';

/** Lists a standing place of a fan for 50.00, and sells it to another fan. @returns the listing and the buyer's order */
export async function sellListing(
  server: TestServer,
  sale: SaleFixture,
  { seller, buyer, card }: { seller: Buyer; buyer: Buyer; card?: string },
): Promise<{ listing: SecondaryListing; orderId: string }> {
  const { database } = server;
  const listing = await listPlaces(server, seller, sale);
  const { listingId } = listing;
  const sold = await tokensOfListings(database.query, [{ eventId: sale.eventId, listingId }]);
  const line = {
    ...takenOverLine(sale, 1),
    ...{ lineId: randomUUID(), sourceId: listingId, marketplaceType: 'secondaryExchange' as const },
    ...{ sellerId: seller.userId, sellerSides: sold.map((each) => each.seller) },
    amount: listing.price.amount,
  };
  const givenUp = sold.map(({ tokenId }) => ({
    ...{ tokenId, lineId: line.lineId },
    fromState: 'selling' as const,
    reason: 'sold' as const,
  }));
  const scratch = await holdContent(database, sale, buyer, { lines: [line], givenUp });
  await finishPaying(server, await startPaying(server, scratch, card === undefined ? {} : { card }));
  await database.query
    .updateTable('listing')
    .set({ state: 'sold' })
    .where('listingId', '=', listingId)
    .execute();
  const { orderId } = await database.query
    .selectFrom('purchaseOrder')
    .select('orderId')
    .where('commitmentId', '=', scratch.commitmentId)
    .executeTakeFirstOrThrow();
  return { listing, orderId };
}
