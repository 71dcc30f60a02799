import { bestAvailable, seatCodeOf, type SeatingRow } from '@foyer/util';
import type { ChartRow } from '../chart/seatChart.ts';
import { isPickableLook, seatLooks } from './seatLooks.ts';
import type { SeatModel } from './seatModel.ts';

/** Request of a party for suggested seats. */
export interface SuggestionRequest {
  readonly quantity: number;
  /** Number of wheelchair places among them. */
  readonly accessible?: number;
  /** Whether the party may be split if no adjacent seats are left. */
  readonly maySplit?: boolean;
  /** Sections to search; all when absent. */
  readonly sectionCodes?: readonly string[];
}

interface NamedRow extends SeatingRow {
  readonly section: string;
  readonly row: ChartRow;
}

/**
 * Suggests seats among those that match the filters and whose availability has loaded: adjacent, without leaving single
 * seats, best row first [C5.11]. The server uses the same algorithm over all seats.
 * @returns seat codes; empty when the party cannot be seated
 */
export function suggestSeats(model: SeatModel, request: SuggestionRequest): string[] {
  const best = model.sections.map((_, at) => at);
  best.sort((a, b) => model.sections[a]!.section.rank - model.sections[b]!.section.rank);
  const asked = request.sectionCodes && new Set(request.sectionCodes);
  const rows = best
    .filter((at) => !asked || asked.has(model.sections[at]!.section.sectionCode))
    .flatMap((at) => rowsOf(model, at));
  const blocks = bestAvailable(rows, request) ?? [];
  return blocks.flatMap(({ row: at, seats }) => {
    const { section, row } = rows[at]!;
    return seats.map((seat) => seatCodeOf(section, row.row, row.seats[seat]!));
  });
}

function rowsOf(model: SeatModel, at: number): NamedRow[] {
  const { section, geometry, status } = model.sections[at]!;
  const looks = status && model.looks(at);
  if (!geometry || !looks) return [];
  return geometry.rows
    .map((row, position): NamedRow => {
      const start = geometry.rowStart[position]!;
      return {
        row,
        rank: row.rank,
        section: section.sectionCode,
        adjacency: row.adjacency ?? row.seats.map((_, seat) => seat),
        free: looks.subarray(start, start + row.seats.length).map((look) => (isFree(look) ? 1 : 0)),
        ...(row.kinds === undefined ? {} : { kinds: row.kinds }),
      };
    })
    .sort((a, b) => a.rank - b.rank);
}

const isFree = (look: number): boolean => isPickableLook(look) && look !== seatLooks.mine;
