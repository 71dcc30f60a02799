import type { SeatMapTexts } from './seatMapTexts.ts';

const listed = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Default English texts; apps pass their own. */
export const englishSeatMapTexts: SeatMapTexts = {
  map: 'Seat map',
  mapHelp:
    'Use the arrow keys to move from section to section and from seat to seat. Enter opens a section or chooses a seat. Plus and minus zoom, and Escape goes back to all sections. The list has the same seats.',
  mapUnavailable: 'We can’t show the map here. Please use the list.',
  list: 'Seats by section',
  legend: 'Prices and symbols',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wheelHint: (key) => `Use ${key} + scroll to zoom`,
  touchHint: 'Use two fingers to move the map',
  allSections: 'All sections',
  soldOut: 'Sold out',
  standing: 'Standing',
  chooseStanding: 'Choose this area',
  loading: 'Loading seats',
  failed: 'We couldn’t load the seats',
  retry: 'Try again',
  noMatches: 'No seats match these filters.',
  status: {
    unknown: 'loading',
    available: 'available',
    held: 'in another cart',
    sold: 'sold',
    notOnSale: 'not on sale',
    mine: 'held for you',
    picked: 'chosen',
    filtered: 'outside your filters',
  },
  kind: { wheelchair: 'wheelchair space', companion: 'companion seat', restricted: 'restricted view' },
  from: (price) => `from ${price}`,
  priceRange: (from, to) => `${from} to ${to}`,
  seatsLeft: (count) => (count === 1 ? '1 left' : `${count} left`),
  row: (row) => `Row ${row}`,
  seat: ({ section, row, seat, kind, price, status }) =>
    listed([`Section ${section}`, `row ${row}`, `seat ${seat}`, kind, price, status]),
  section: ({ section, level, available, from }) => listed([`Section ${section}`, level, available, from]),
  limitReached: (maxSeats) => `Limit ${maxSeats} per person`,
};
