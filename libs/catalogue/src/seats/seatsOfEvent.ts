import type { CatalogueEvent } from '../model/catalogue.ts';
import type { CatalogueOfferGroup } from '../model/offers.ts';
import { seatCodeOf, type ChartRow, type SeatChart } from '../model/seatChart.ts';
import { createSeededRandom, hashText, type SeededRandom } from '../random/seededRandom.ts';

/** Seat of an event, as stored in the table of seats. */
export interface EventSeat {
  seatCode: string;
  sectionCode: string;
  /** Code of the row. */
  row: string;
  rowLabel: string;
  seat: string;
  /** Rank of the section, and `rowRank` of the row in it; 0 is best. */
  sectionRank: number;
  rowRank: number;
  /** Neighbours differ by one; an aisle leaves a gap [C5.11]. */
  adjacencyIndex: number;
  kind: '.' | 'w' | 'c' | 'r';
  /** Missing if the seat isn't on sale. */
  offerGroupCode?: string;
  sold: boolean;
}

const kindOf = (row: ChartRow, index: number): EventSeat['kind'] => {
  const kind = row.kinds?.[index];
  return kind === 'w' || kind === 'c' || kind === 'r' ? kind : '.';
};

/** Simulates sales: small parties, front rows first, accessible places less often. */
function soldInRow(row: ChartRow, rowShare: number, share: number, random: SeededRandom): boolean[] {
  if (share >= 1) return row.seats.map(() => true);
  const chance =
    share <= 0 ? 0 : Math.min(0.97, Math.max(0.02, share + (0.5 - rowShare) * 0.4 * (1 - share)));
  const sold: boolean[] = [];
  while (sold.length < row.seats.length) {
    const party = random.pick([1, 2, 2, 2, 3, 4, 4, 5]);
    const isSold = random.next() < chance;
    for (let seat = 0; seat < party && sold.length < row.seats.length; seat += 1) sold.push(isSold);
  }
  return sold.map((isSold, index) => isSold && (kindOf(row, index) === '.' || random.next() < 0.6));
}

/** Key of a section, or of one of its rows. */
const placeOf = (sectionCode: string, row = ''): string => `${sectionCode} ${row}`;

/** Yields every seat of an event with its offer group and whether it is sold; deterministic. */
export function* seatsOfEvent(event: CatalogueEvent, chart: SeatChart): Generator<EventSeat> {
  const groups = new Map<string, CatalogueOfferGroup>(
    event.offerGroups
      .filter((group) => group.seating === 'seated')
      .flatMap((group) => group.sectionCodes.map((code) => [placeOf(code, group.row), group] as const)),
  );
  for (const section of chart.sections) {
    const rows = section.rows ?? [];
    const random = createSeededRandom(event.preSold.seed ^ hashText(section.sectionCode));
    for (const [rowIndex, row] of rows.entries()) {
      const label = row.label ?? row.row;
      const group =
        groups.get(placeOf(section.sectionCode, label)) ?? groups.get(placeOf(section.sectionCode));
      const sold = group ? soldInRow(row, rowIndex / rows.length, group.soldShare, random) : [];
      for (const [index, seat] of row.seats.entries()) {
        yield {
          seatCode: seatCodeOf(section.sectionCode, row.row, seat),
          sectionCode: section.sectionCode,
          row: row.row,
          rowLabel: label,
          seat,
          sectionRank: section.rank,
          rowRank: row.rank,
          adjacencyIndex: row.adjacency?.[index] ?? index,
          kind: kindOf(row, index),
          ...(group ? { offerGroupCode: group.code } : {}),
          sold: sold[index] ?? false,
        };
      }
    }
  }
}
