import { sql } from 'kysely';
import { runAuctionsJob } from '../../modules/marketplace/auction/closing/runAuctionsJob.ts';
import type { TestServer } from '../testServer.ts';
import { buildAuction } from './fixtures/auctionFixture.ts';
import { anyCard, type Buyer } from './people/buyers.ts';

/** Accepts the offer of a fan for two seats of an auction of their own. @returns the offer, and seats that can be picked */
export async function acceptOffer(
  server: TestServer,
  fan: Buyer,
): Promise<{ offerId: string; seatCodes: string[] }> {
  const { platform, database } = server;
  const { token } = fan;
  const auction = await buildAuction(server, { rows: 1, seatsPerRow: 4, standing: 0 });
  const { eventId, seated: offerGroupId, seatedMinimum: amount } = auction;
  const { paymentMethodId } = await anyCard(server, fan);
  const body = { eventId, offerGroupId, quantity: 2, price: { amount, currency: 'CAD' }, paymentMethodId };
  const { offerId } = (await server.call('makeAuctionOffer', { token, body })).body;
  await sql`update marketplace set closes_at = foyer_now(), results_at = foyer_now()
    where event_id = ${eventId} and type = 'auction'`.execute(database.query);
  await runAuctionsJob.handle({}, { platform, jobId: 'any' });
  const { bestSeatCodes } = (await server.call('getSeatSelection', { token, query: { offerId } })).body;
  return { offerId, seatCodes: bestSeatCodes };
}
