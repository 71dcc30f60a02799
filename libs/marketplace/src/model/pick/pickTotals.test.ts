import { buildOffer, namedGift } from '../../testing/builders/buildOffers.ts';
import { pickTotals } from './pickTotals.ts';

it('counts the {product} that a table brings, and the table as one piece', () => {
  const offer = buildOffer({ seating: 'none', tokensEach: 8 });
  const line = { cartGuid: 'a', offerGroupId: offer.offerGroupId, quantity: 1, seatCodes: [] };
  expect(pickTotals([line], [offer])).toMatchObject({ tokens: 8, pieces: 1 });
});

it('adds a gift as the amount that was named [C1.01g]', () => {
  const amount = { amount: 3_725, currency: 'CAD' };
  const line = { offerGroupId: namedGift.offerGroupId, quantity: 1, seatCodes: [], amount };
  expect(pickTotals([line], [namedGift])).toMatchObject({ tokens: 0, total: amount, hasExtras: true });
});
