import type { SeatMapTexts } from './seatMapTexts.ts';

const listed = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** English texts, for trying the library out; a product hands in its own. */
export const englishSeatMapTexts: SeatMapTexts = {
  map: 'Seat map',
  mapHelp:
    'Arrow keys move from section to section and from seat to seat. Enter opens a section or picks a seat. Plus and minus zoom, Escape goes back to all sections. The list offers the same seats.',
  mapUnavailable: 'The map cannot be shown here. Please use the list.',
  list: 'Seats by section',
  legend: 'Prices and signs',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  allSections: 'All sections',
  soldOut: 'Sold out',
  standing: 'Standing',
  chooseStanding: 'Choose standing places',
  loading: 'Loading seats',
  failed: 'Seats did not load',
  retry: 'Try again',
  noMatches: 'No seats match these filters.',
  status: {
    unknown: 'loading',
    available: 'available',
    held: 'in another cart',
    sold: 'sold',
    notOnSale: 'not on sale',
    mine: 'held for you',
    picked: 'picked',
    filtered: 'outside your filters',
  },
  kind: { wheelchair: 'wheelchair place', companion: 'companion seat', restricted: 'restricted view' },
  from: (price) => `from ${price}`,
  priceRange: (from, to) => `${from} to ${to}`,
  seatsLeft: (count) => (count === 1 ? '1 left' : `${count} left`),
  row: (row) => `Row ${row}`,
  seat: ({ section, row, seat, kind, price, status }) =>
    listed([`Section ${section}`, `row ${row}`, `seat ${seat}`, kind, price, status]),
  section: ({ section, level, available, from }) => listed([`Section ${section}`, level, available, from]),
  limitReached: (maxSeats) => `You can pick ${maxSeats} at most.`,
};
