import type { AvailableSections, ChartRow, ChartSection, SeatChart, SeatsForSections } from '@foyer/contract';
import { idOf } from './buildEvents.ts';
import { balcony, buildOffer, floor } from './buildOffers.ts';

const orchestra = buildOffer();
const pitch = 10;
const middle = 150;
const serverTime = '2027-01-01T00:00:00Z';

interface Plan {
  sectionCode: string;
  name: string;
  top: number;
  rows: number;
  seats: number;
  rank: number;
}
const plans: readonly Plan[] = [
  { sectionCode: 'ORCH', name: 'Orchestra', top: 124, rows: 7, seats: 16, rank: 0 },
  { sectionCode: 'BALC', name: 'Balcony', top: 232, rows: 4, seats: 20, rank: 2 },
];
const letter = (at: number): string => String.fromCharCode(65 + at);
const places = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The last row of the orchestra starts with wheelchair and companion places. */
const kindsOf = (plan: Plan, row: number): string =>
  places(plan.seats)
    .map((at) => (plan.sectionCode === 'ORCH' && row === plan.rows - 1 && at < 4 ? 'wc'[at % 2] : '.'))
    .join('');

const rowOf = (plan: Plan, row: number): ChartRow => ({
  row: letter(row),
  rank: plan.rank * 10 + row,
  seats: places(plan.seats).map((at) => String(at + 1)),
  x: places(plan.seats).map((at) => middle - ((plan.seats - 1) * pitch) / 2 + at * pitch),
  y: places(plan.seats).map(() => plan.top + row * pitch),
  kinds: kindsOf(plan, row),
});

function sectionOf(plan: Plan): ChartSection {
  const half = (plan.seats * pitch) / 2 + 4;
  const [top, bottom] = [plan.top - 9, plan.top + plan.rows * pitch];
  return {
    sectionCode: plan.sectionCode,
    name: plan.name,
    seating: 'seated',
    outline: [middle - half, top, middle + half, top, middle + half, bottom, middle - half, bottom],
    labelAt: [middle, (top + bottom) / 2],
    capacity: plan.rows * plan.seats,
    rank: plan.rank,
    ...(plan.sectionCode === 'ORCH' && { viewUrl: `data:image/svg+xml,${encodeURIComponent(view)}` }),
    rows: places(plan.rows).map((row) => rowOf(plan, row)),
  };
}

const view = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path fill="#17111f" d="M0 0h320v200H0z"/><path fill="#3d6fb4" d="M60 50h200v90H60z"/></svg>`;

const standing: ChartSection = {
  sectionCode: 'FLOOR',
  name: 'Floor',
  seating: 'ga',
  outline: [80, 58, 220, 58, 220, 92, 80, 92],
  labelAt: [middle, 75],
  capacity: 200,
  rank: 1,
};

/** Builds a small theatre: a standing floor, an orchestra and a balcony. */
export function buildTheatre({ withRows = false } = {}): SeatChart {
  const sections = [standing, ...plans.map(sectionOf)];
  return {
    seatChartId: idOf(700),
    version: 1,
    name: 'Harbour Theatre',
    width: 300,
    height: 284,
    shapes: [{ kind: 'stage', points: [90, 12, 210, 12, 222, 44, 78, 44], label: 'Stage' }],
    sections: withRows ? sections : sections.map(({ rows: _rows, ...rest }) => rest),
  };
}

/** Sold in clusters, a few in carts; the first row is free. */
const stateOf = (row: number, at: number): string => {
  const cluster = (Math.floor(at / 3) * 5 + row * 7) % 11;
  if (row === 0) return 'a';
  return cluster < 4 ? 's' : cluster === 5 ? 'h' : 'a';
};

/** Builds the availability of all seats, one character per seat. */
export function buildTheatreSeats({ soldOut = false } = {}): SeatsForSections {
  const sections = plans.map((plan, index) => ({
    sectionCode: plan.sectionCode,
    rows: places(plan.rows).map((row) => {
      const states = places(plan.seats).map((at) => (soldOut ? 's' : stateOf(row, at)));
      return {
        row: letter(row),
        states: states.join(''),
        offers: [states.length, index + 1],
      };
    }),
  }));
  const offers = [orchestra, balcony].map(({ offerGroupId, name, price }) => ({
    offerGroupId,
    name,
    allIn: price.allIn,
  }));
  const version = '1.theatre';
  return { version, isComplete: true, sections, offers, offerSets: [[], [0], [1]], serverTime };
}

/** Builds the availability per section. */
export const buildTheatreSections = ({ soldOut = false } = {}): AvailableSections => ({
  sections: [floor, orchestra, balcony].map((offer) => ({
    sectionCode: offer.sectionCodes[0] ?? '',
    available: soldOut ? 0 : offer.available,
    accessible: offer.name === 'Orchestra' ? 4 : 0,
    offerGroupIds: soldOut ? [] : [offer.offerGroupId],
    ...(soldOut ? {} : { priceFrom: offer.price.allIn, priceTo: offer.price.allIn }),
  })),
  serverTime,
});
