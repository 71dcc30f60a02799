import { rowOfSeat } from './sectionGeometry.ts';
import { isPickableLook } from './seatLooks.ts';
import { seatOfRef, seatRef, type SeatModel, type SeatRef } from './seatModel.ts';

/** Entry of the list: a section, one of its rows, or the reason why its rows are missing. */
export type SeatListItem =
  | { readonly kind: 'section'; readonly section: number; readonly isOpen: boolean }
  | {
      readonly kind: 'row';
      readonly section: number;
      readonly row: number;
      readonly seats: readonly SeatRef[];
    }
  | { readonly kind: 'loading' | 'failed' | 'empty'; readonly section: number };

/**
 * Lists the seats of the map under the same filters, best section first. Sections without a match and unavailable seats
 * are left out.
 */
export function seatListItems(model: SeatModel, open: ReadonlySet<string>): SeatListItem[] {
  const sections = model.sections.map((_, at) => at).filter((at) => hasAny(model, at));
  sections.sort((a, b) => model.sections[a]!.section.rank - model.sections[b]!.section.rank || a - b);
  return sections.flatMap((section): SeatListItem[] => {
    const isOpen = open.has(model.sections[section]!.section.sectionCode);
    const header: SeatListItem = { kind: 'section', section, isOpen };
    return isOpen ? [header, ...itemsInside(model, section)] : [header];
  });
}

/** Returns the pickable seats of a section, in physical order row by row. */
export function pickableSeats(model: SeatModel, section: number): SeatRef[] {
  const refs: SeatRef[] = [];
  model.looks(section)?.forEach((look, seat) => {
    if (isPickableLook(look)) refs.push(seatRef(section, seat));
  });
  return refs;
}

/** Seats held by the buyer stay in the list regardless of the filters. */
function hasAny(model: SeatModel, at: number): boolean {
  const { wanted, isLoaded } = model.sections[at]!;
  return wanted || (isLoaded && pickableSeats(model, at).length > 0);
}

function itemsInside(model: SeatModel, section: number): SeatListItem[] {
  const { geometry, isStanding, isLoaded, failed } = model.sections[section]!;
  if (isStanding) return [];
  if (!geometry || !isLoaded) return [{ kind: failed ? 'failed' : 'loading', section }];
  const byRow = new Map<number, SeatRef[]>();
  for (const seat of pickableSeats(model, section)) {
    const row = rowOfSeat(geometry, seatOfRef(seat));
    const seats = byRow.get(row);
    if (seats) seats.push(seat);
    else byRow.set(row, [seat]);
  }
  if (byRow.size === 0) return [{ kind: 'empty', section }];
  const rows = [...byRow].sort(([a], [b]) => geometry.rows[a]!.rank - geometry.rows[b]!.rank || a - b);
  return rows.map(([row, seats]) => ({ kind: 'row', section, row, seats }));
}
