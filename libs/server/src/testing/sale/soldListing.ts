import { randomBytes, randomUUID } from 'node:crypto';
import type { SecondaryListing } from '@foyer/contract';
import { tokensOfListings } from '../../sale/listing/listedTokens.ts';
import { payOut } from '../../sale/payout/payOut.ts';
import { setRecipient } from '../../sale/payout/payoutRepository.ts';
import { signUp } from '../people/signUp.ts';
import type { TestServer } from '../testServer.ts';
import type { Buyer } from './people/buyers.ts';
import { finishPaying, startPaying } from './commitmentPayment.ts';
import { listPlaces } from './fixtures/listingFixture.ts';
import { moveEnd } from './fixtures/payoutFixture.ts';
import { buildSale, type SaleFixture } from './fixtures/saleFixture.ts';
import { holdContent, takenOverLine } from './races/scratchKind.ts';

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

/** Sells a place of a fan, whose payout the provider refuses. */
export async function sellUnpaid(
  server: TestServer,
  seller: Buyer,
): Promise<{ eventId: string; listingId: string }> {
  const sale = await buildSale(server.database);
  const { eventId } = sale;
  const { listing } = await sellListing(server, sale, { seller, buyer: await signUp(server) });
  const { listingId } = listing;
  // The world of the conformance suite has the kinds of the server alone.
  const { commitmentId } = await server.database.query
    .updateTable('commitment')
    .set({ kind: 'cart' })
    .where('eventId', '=', eventId)
    .where('kind', 'like', 'scratch%')
    .returning('commitmentId')
    .executeTakeFirstOrThrow();
  await server.database.query
    .insertInto('cart')
    .values({
      eventId,
      commitmentId,
      purchaseTokenHash: randomBytes(32),
      purchaseTokenSealed: randomBytes(32),
    })
    .execute();
  const recipient = { recipientKind: 'seller' as const, recipientId: seller.userId, sourceId: listingId };
  await setRecipient(server.database.query, {
    ...recipient,
    ...{ gateway: 'sandbox', recipient: 'refused', operator: 'test' },
  });
  await moveEnd(server.database, eventId, 'past');
  await payOut(server.platform);
  return { eventId, listingId };
}
