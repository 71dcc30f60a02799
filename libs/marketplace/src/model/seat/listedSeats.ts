import type { OfferGroup, SeatRowAvailability } from '@foyer/contract';
import { splitSeatCode } from '@foyer/util';
import type { SeatsKnown } from './offerOfSeat.ts';

/** Marks a seat of a row as listed by a fan, with the set of its offer. */
function listedIn(row: SeatRowAvailability, at: number, set: number): SeatRowAvailability {
  const states = `${row.states.slice(0, at)}l${row.states.slice(at + 1)}`;
  const sets = row.offers.flatMap((count, run) =>
    run % 2 === 0 ? Array.from({ length: count }, () => row.offers[run + 1] ?? 0) : [],
  );
  sets[at] = set;
  return { ...row, states, offers: sets.flatMap((each) => [1, each]) };
}

/**
 * Adds the seats of listings to those that the organiser sells. On the map, the id of a listing stands for that of its
 * offer.
 */
export function withListings(known: SeatsKnown, listings: readonly OfferGroup[]): SeatsKnown {
  const offers = [...known.offers];
  const offerSets = [...known.offerSets];
  const availability = { ...known.availability };
  for (const { offerId = '', name, price, seats = [] } of listings) {
    const offer = offers.push({ offerGroupId: offerId, name, allIn: price.allIn }) - 1;
    const set = offerSets.push([offer]) - 1;
    for (const { seatCode } of seats) {
      const [sectionCode = '', rowName = '', seat = ''] = splitSeatCode(seatCode);
      const at = known.rows[sectionCode]?.find(({ row }) => row === rowName)?.seats.indexOf(seat) ?? -1;
      const section = availability[sectionCode];
      if (at < 0 || !section) continue;
      const rows = section.rows.map((row) => (row.row === rowName ? listedIn(row, at, set) : row));
      availability[sectionCode] = { ...section, rows };
    }
  }
  return { ...known, availability, offers, offerSets };
}

/** Finds the listing of a seat. */
export const listingOfSeat = (listings: readonly OfferGroup[], seatCode: string): OfferGroup | undefined =>
  listings.find(({ seats = [] }) => seats.some((seat) => seat.seatCode === seatCode));
