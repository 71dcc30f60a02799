import { storeCard } from '../../../../testing/sale/people/buyers.ts';
import { buildAuction } from '../../../../testing/sale/fixtures/auctionFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

export const auctionTraces: Traces = async (server, person) => {
  const { eventId, standing: offerGroupId, standingMinimum } = await buildAuction(server);
  const { paymentMethodId } = await storeCard(server, person);
  const price = { amount: standingMinimum, currency: 'CAD' };
  const body = { eventId, offerGroupId, quantity: 1, price, paymentMethodId };
  const { status, text } = await server.call('makeAuctionOffer', { token: person.token, body });
  if (status !== 200) throw new Error(`The offer was not made: ${text}`);
};
