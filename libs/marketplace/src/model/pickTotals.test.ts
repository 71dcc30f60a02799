import { buildOffer } from '../testing/buildOffers.ts';
import { pickTotals } from './pickTotals.ts';

it('counts the {product} that a table brings, and the table as one piece', () => {
  const offer = buildOffer({ seating: 'none', tokensEach: 8 });
  const line = { cartGuid: 'a', offerGroupId: offer.offerGroupId, quantity: 1, seatCodes: [] };
  expect(pickTotals([line], [offer])).toMatchObject({ tokens: 8, pieces: 1 });
});
