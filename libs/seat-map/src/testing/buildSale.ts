import type { SeatAvailability, SeatOffer, SectionAvailability } from '../chart/seatAvailability.ts';
import type { ChartRow, ChartSection, SeatChart } from '../chart/seatChart.ts';

/** Reproducible random numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sale of a room. */
export interface Sale {
  readonly offers: SeatOffer[];
  readonly offerSets: number[][];
  readonly sectionAvailability: SectionAvailability[];
  readonly seatAvailability: Record<string, SeatAvailability>;
}

const prices = [4_850, 8_500, 12_900, 18_500, 26_000, 42_000];

/** Builds six prices for charts of any size; better rows cost more. */
export function buildOffers(): SeatOffer[] {
  return prices.map((amount, at) => ({
    offerGroupId: `group-${at + 1}`,
    name: `Price ${at + 1}`,
    allIn: { amount, currency: 'USD' },
  }));
}

/**
 * Builds an advanced sale: seats sold in clusters, a few in carts.
 * @param sold share of the seats that are sold, 0 to 1
 */
export function buildSale(chart: SeatChart, sold = 0.45, seed = 7): Sale {
  const random = seededRandom(seed);
  const offers = buildOffers();
  const seatAvailability: Record<string, SeatAvailability> = {};
  const ranks = chart.sections.map((section) => section.rank).sort((a, b) => a - b);
  const sectionAvailability = chart.sections.map((section): SectionAvailability => {
    const better = 1 - ranks.indexOf(section.rank) / ranks.length;
    const top = Math.min(offers.length - 1, Math.floor(better * offers.length));
    const share = Math.min(1, Math.max(0, sold + (sold > 0 && sold < 1 ? (random() - 0.5) * 0.7 : 0)));
    if (!section.rows)
      return standingSection(section, offers[top]!, Math.floor(section.capacity * (1 - share)));
    const rows = section.rows.map((row, at) =>
      sellRow(row, random, share, Math.max(top - (at < 6 ? 0 : 1), 0)),
    );
    seatAvailability[section.sectionCode] = { sectionCode: section.sectionCode, rows };
    return seatedSection(section, rows, offers);
  });
  const offerSets = [[], ...offers.map((_, at) => [at])];
  return { offers, offerSets, sectionAvailability, seatAvailability };
}

function sellRow(
  row: ChartRow,
  random: () => number,
  share: number,
  offer: number,
): SeatAvailability['rows'][number] {
  let states = '';
  while (states.length < row.seats.length) {
    const size = 1 + Math.floor(random() * 5);
    const state = random() < share ? 's' : random() < 0.04 ? 'h' : 'a';
    states += state.repeat(size);
  }
  states = states.slice(0, row.seats.length);
  return { row: row.row, states, offers: [states.length, offer + 1] };
}

function standingSection(section: ChartSection, offer: SeatOffer, available: number): SectionAvailability {
  return {
    sectionCode: section.sectionCode,
    available,
    accessible: 0,
    offerGroupIds: [offer.offerGroupId],
    ...(available > 0 ? { priceFrom: offer.allIn, priceTo: offer.allIn } : {}),
  };
}

function seatedSection(
  { sectionCode, rows = [] }: ChartSection,
  sold: SeatAvailability['rows'],
  offers: readonly SeatOffer[],
): SectionAvailability {
  let available = 0;
  let accessible = 0;
  const used = new Set<number>();
  sold.forEach(({ states, offers: [, set = 0] }, at) => {
    for (let seat = 0; seat < states.length; seat += 1) {
      if (states[seat] !== 'a') continue;
      available += 1;
      used.add(set - 1);
      if (/[wc]/.test(rows[at]!.kinds?.[seat] ?? '')) accessible += 1;
    }
  });
  const list = [...used].sort((a, b) => a - b).map((at) => offers[at]!);
  return {
    sectionCode,
    available,
    accessible,
    offerGroupIds: list.map((offer) => offer.offerGroupId),
    ...(list.length > 0 ? { priceFrom: list[0]!.allIn, priceTo: list.at(-1)!.allIn } : {}),
  };
}

/** Returns the chart as first loaded: sections without rows. */
export function withoutRows(chart: SeatChart): SeatChart {
  return { ...chart, sections: chart.sections.map(({ rows: _rows, ...section }) => section) };
}
