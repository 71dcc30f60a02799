import { buildListing, buildOffer } from '../../testing/builders/buildOffers.ts';
import { listingOfSeat, withListings } from './listedSeats.ts';
import { offerOfSeat, type SeatsKnown } from './offerOfSeat.ts';

const { offerGroupId, name, price } = buildOffer();
const seats = ['10', '11', '12', '13'];
const known: SeatsKnown = {
  rows: { ORCH: [{ row: 'C', rank: 0, seats, x: [0, 1, 2, 3], y: [0, 0, 0, 0] }] },
  availability: { ORCH: { sectionCode: 'ORCH', rows: [{ row: 'C', states: 'asss', offers: [4, 1] }] } },
  offers: [{ offerGroupId, name, allIn: price.allIn }],
  offerSets: [[], [0]],
};
const listing = buildListing();

it('shows the seats of a listing on the map as on sale, at its own price [C2.25a, C3.19b]', () => {
  const shown = withListings(known, [listing]);
  expect(shown.availability['ORCH']!.rows[0]!.states).toBe('alls');
  expect(offerOfSeat(shown, 'ORCH-C-11', {})?.allIn).toEqual(listing.price.allIn);
  expect(offerOfSeat(shown, 'ORCH-C-10', {})?.offerGroupId).toBe(offerGroupId);
  expect(listingOfSeat([listing], 'ORCH-C-12')).toBe(listing);
});

it('leaves out seats that have not loaded', () => {
  expect(withListings({ ...known, rows: {} }, [listing]).availability).toEqual(known.availability);
});
