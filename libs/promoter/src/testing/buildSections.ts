import type { ChartSection, PromoterSections, SeatChart } from '@foyer/contract';
import { buildEventSummary } from '@foyer/testing';

const offerGroupId = '01936f5e-7c00-7000-8000-000000000101';
const seats = Array.from({ length: 8 }, (_, at) => at + 1);
const allIn = { amount: 14_040, currency: 'CAD' };

const section = (sectionCode: string, name: string, top: number): ChartSection => ({
  ...{ sectionCode, name, seating: 'seated', capacity: 8, rank: top },
  outline: [20, top - 8, 110, top - 8, 110, top + 12, 20, top + 12],
  labelAt: [65, top],
  rows: [
    {
      ...{ row: 'A', rank: 0, seats: seats.map(String), kinds: '........' },
      x: seats.map((seat) => 20 + seat * 10),
      y: seats.map(() => top),
    },
  ],
});

/** Hall of two sections with a row each. */
export const hall: SeatChart = {
  seatChartId: '01936f5e-7c00-7000-8000-000000000d01',
  ...{ version: 1, name: 'Harbour Theatre', width: 130, height: 120 },
  shapes: [{ kind: 'stage', points: [30, 8, 100, 8, 100, 22, 30, 22], label: 'Stage' }],
  sections: [section('ORCH', 'Orchestra', 50), section('BALC', 'Balcony', 90)],
};

/** Four seats that are left in the orchestra, one in the balcony. */
export const buildSections = (overrides: Partial<PromoterSections> = {}): PromoterSections => {
  const of = (sectionCode: string, available: number) => ({
    ...{ sectionCode, available, accessible: 0, offerGroupIds: [offerGroupId] },
    ...{ priceFrom: allIn, priceTo: allIn },
  });
  return {
    ...{ eventId: buildEventSummary().eventId, offerGroupId, seating: 'seated' },
    sections: [of('ORCH', 4), of('BALC', 1)],
    availability: [
      { sectionCode: 'ORCH', rows: [{ row: 'A', states: 'aassxaax', offers: [2, 1, 3, 0, 2, 1, 1, 0] }] },
      { sectionCode: 'BALC', rows: [{ row: 'A', states: 'axxxxxxx', offers: [1, 1, 7, 0] }] },
    ],
    offers: [{ offerGroupId, name: 'Orchestra', allIn }],
    offerSets: [[], [0]],
    bestSeatCodes: ['ORCH-A-1', 'ORCH-A-2'],
    serverTime: '2027-03-12T23:45:12Z',
    ...overrides,
  };
};
