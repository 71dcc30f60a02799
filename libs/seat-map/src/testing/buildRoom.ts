import type { SeatAvailability, SeatOffer, SectionAvailability } from '../chart/seatAvailability.ts';
import type { ChartRow, ChartSection, SeatChart } from '../chart/seatChart.ts';
import type { SeatMapData } from '../model/seatModel.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Offers at two prices. */
export const roomOffers: SeatOffer[] = [
  { offerGroupId: 'cheap', name: 'Balcony', allIn: usd(5_000) },
  { offerGroupId: 'dear', name: 'Stalls', allIn: usd(8_500) },
];

/** Notation of a row: `a` `h` `s` `x` `m` as in the API, `w` and `c` for available wheelchair and companion places. */
type RowPlan = string;

function buildRow(name: string, rank: number, plan: RowPlan, left: number, y: number): ChartRow {
  const seats = [...plan];
  return {
    row: name,
    rank,
    seats: seats.map((_, at) => String(at + 1)),
    x: seats.map((_, at) => left + at * 10),
    y: seats.map(() => y),
    kinds: seats.map((seat) => (seat === 'w' || seat === 'c' ? seat : '.')).join(''),
  };
}

function buildSection(code: string, rank: number, left: number, rows: readonly RowPlan[]): ChartSection {
  const wide = Math.max(...rows.map((row) => row.length)) * 10;
  const high = rows.length * 10;
  return {
    sectionCode: code,
    name: code,
    seating: 'seated',
    outline: [left - 8, 92, left + wide, 92, left + wide, 100 + high, left - 8, 100 + high],
    labelAt: [left + wide / 2, 100 + high / 2],
    capacity: rows.join('').length,
    rank,
    rows: rows.map((plan, at) => buildRow(String.fromCharCode(65 + at), at, plan, left, 100 + at * 10)),
  };
}

function buildAvailability(code: string, rows: readonly RowPlan[], offer: number): SeatAvailability {
  return {
    sectionCode: code,
    rows: rows.map((plan, at) => {
      const states = plan.replaceAll(/[wc]/g, 'a');
      return {
        row: String.fromCharCode(65 + at),
        states,
        offers: [states.length, offer + 1],
      };
    }),
  };
}

function summarise(code: string, rows: readonly RowPlan[], offer: SeatOffer): SectionAvailability {
  const all = rows.join('');
  const available = all.replaceAll(/[^awc]/g, '').length;
  return {
    sectionCode: code,
    available,
    accessible: all.replaceAll(/[^wc]/g, '').length,
    offerGroupIds: available > 0 ? [offer.offerGroupId] : [],
    ...(available > 0 ? { priceFrom: offer.allIn, priceTo: offer.allIn } : {}),
  };
}

/** Builds a small room: expensive stalls, a cheap balcony and a standing floor. */
export function buildRoom(
  plans: { stalls?: readonly RowPlan[]; balcony?: readonly RowPlan[] } = {},
): SeatMapData {
  const stalls = plans.stalls ?? ['aaaa', 'ashx', 'wcaa'];
  const balcony = plans.balcony ?? ['aaa', 'aam'];
  const chart: SeatChart = {
    seatChartId: 'room',
    version: 1,
    name: 'Room',
    width: 400,
    height: 200,
    shapes: [{ kind: 'stage', points: [100, 10, 300, 10, 300, 50, 100, 50], label: 'STAGE' }],
    sections: [
      buildSection('STALLS', 0, 20, stalls),
      buildSection('BALC', 1, 200, balcony),
      {
        sectionCode: 'FLOOR',
        name: 'Floor',
        seating: 'ga',
        outline: [310, 100, 390, 100, 390, 180, 310, 180],
        labelAt: [350, 140],
        capacity: 100,
        rank: 2,
      },
    ],
  };
  return {
    chart,
    offers: roomOffers,
    offerSets: [[], [0], [1]],
    sectionAvailability: [
      summarise('STALLS', stalls, roomOffers[1]!),
      summarise('BALC', balcony, roomOffers[0]!),
      {
        sectionCode: 'FLOOR',
        available: 40,
        accessible: 0,
        offerGroupIds: ['cheap'],
        priceFrom: usd(5_000),
        priceTo: usd(5_000),
      },
    ],
    seatAvailability: {
      STALLS: buildAvailability('STALLS', stalls, 1),
      BALC: buildAvailability('BALC', balcony, 0),
    },
  };
}
