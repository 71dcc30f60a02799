import { sql } from 'kysely';
import { hours, seconds } from '../../../../platform/time/units.ts';
import { knowsBuyers, type Buyer } from '../../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../testing/auctionStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { auction, fans } = {} as AuctionStage;
const { chance, offer, publicAuction } = auctionCalls(server, () => ({ auction, fans }));

/** Figures of the standing places in the list of the window's offers. */
async function listed() {
  const { marketplaceId } = await publicAuction();
  const { body } = await server.call('listOfferGroups', {
    body: { eventId: auction.eventId, marketplaceId },
  });
  const { averageOffer, minQualifyingPrice } = body.offerGroups.find(
    ({ offerGroupId }) => offerGroupId === auction.standing,
  )!;
  return { averageOffer: averageOffer?.amount, minQualifyingPrice: minQualifyingPrice?.amount };
}
const nothing = { averageOffer: undefined, minQualifyingPrice: undefined };

it('lists what fans offer on average and what it takes, from 5 offers on and until the close [C3.18e, C3.18f]', async () => {
  ({ auction, fans } = await prepareAuction(server, {}, 6));
  const setStock = (quantity: number) =>
    sql`update item_allotment set quantity = ${quantity} where event_id = ${auction.eventId}`.execute(
      server.database.query,
    );
  await setStock(5);
  const [last, ...others] = fans as [Buyer, ...Buyer[]];
  for (const [steps, fan] of others.slice(1).entries()) await offer(fan, { steps });
  await server.clock.advance(seconds(5));
  expect(await listed()).toEqual(nothing);
  await offer(others[0]!, { steps: 5 });
  await server.clock.advance(seconds(5));
  // The middle of 50, 55, 60, 65 and 75, and the bound above the only bucket, where at most four are before it.
  expect(await listed()).toEqual({ averageOffer: 6_000, minQualifyingPrice: 5_500 });
  await offer(last, { steps: 4 });
  await server.clock.advance(seconds(5));
  // An own offer is left out of what its price is compared with.
  expect(await chance(1, last)).toMatchObject({
    averageOffer: { amount: 6_000, currency: 'CAD' },
    minQualifyingPrice: { amount: 5_500, currency: 'CAD' },
  });
  await server.clock.advance(hours(3));
  expect(await listed()).toEqual(nothing);
  await setStock(2);
});
