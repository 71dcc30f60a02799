import { bestAvailable, type SeatingBlock, type SeatingRow } from '@foyer/util';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { rowsOfItem, type HeldSeat, type RowOfSeats } from './seatHoldRepository.ts';
import type { SeatSearch } from './seatSearch.ts';
import type { StockKey } from './stockRepository.ts';

/** Criteria of a seat search. */
export interface SeatCriteria extends StockKey {
  quantity: number;
  sectionCode: string | undefined;
  maySplit: boolean;
  accessible: boolean;
}

/** No match, with the number of free seats. */
export interface NoSeats {
  free: number;
}

/** Availability at search time: `asFree` seats count as free, `planned` ones go to another line of the same cart. */
export interface SeatSurroundings {
  eventId: string;
  asFree: readonly string[];
  planned: ReadonlySet<string>;
  search: SeatSearch;
}

/** Converts a row; `taken` seats are unavailable regardless of the row's data. */
const asSeatingRow = (row: RowOfSeats, taken: ReadonlySet<string>): SeatingRow => ({
  rank: row.rowRank,
  section: row.sectionCode,
  adjacency: row.adjacency,
  kinds: row.kinds,
  free: row.seatCodes.map((code, at) => row.free[at] === '1' && !taken.has(code)),
});

const codesOf = (rows: readonly RowOfSeats[], blocks: readonly SeatingBlock[]): string[][] =>
  blocks.map(({ row, seats }) => seats.map((seat) => rows[row]!.seatCodes[seat]!));

/** Counts the free seats of rows, without those of `taken`. */
export const countFree = (rows: readonly RowOfSeats[], taken: ReadonlySet<string> = new Set()): number =>
  rows.reduce(
    (sum, row) => sum + row.seatCodes.filter((code, at) => row.free[at] === '1' && !taken.has(code)).length,
    0,
  );

/**
 * Chooses the best seats of rows, for suggestions and holds alike [C5.11].
 * @param rows best first
 * @param taken seats to exclude
 * @returns seat codes by block, one block unless the party was split; `undefined` if the party does not fit
 */
export function chooseBlocks(
  rows: readonly RowOfSeats[],
  { quantity, maySplit, accessible }: Pick<SeatCriteria, 'quantity' | 'maySplit' | 'accessible'>,
  taken: ReadonlySet<string>,
): string[][] | undefined {
  const seatingRows = rows.map((row) => asSeatingRow(row, taken));
  const blocks = bestAvailable(seatingRows, { quantity, maySplit, accessible: accessible ? 1 : 0 });
  return blocks && codesOf(rows, blocks);
}

const sectionsOf = ({ sectionCode }: SeatCriteria): string[] | undefined =>
  sectionCode === undefined ? undefined : [sectionCode];

const choose = (
  rows: readonly RowOfSeats[],
  criteria: SeatCriteria,
  taken: ReadonlySet<string>,
): string[] | undefined => chooseBlocks(rows, criteria, taken)?.flat();

/**
 * Finds the best free seats without holding them.
 * @param asFree seats of the caller's cart that count as free
 */
export async function suggestSeats(
  db: Queryable,
  eventId: string,
  criteria: SeatCriteria,
  asFree: readonly string[],
): Promise<string[] | undefined> {
  const { inventoryItemId, allotmentId } = criteria;
  const ask = { eventId, inventoryItemId, allotmentId, sectionCodes: sectionsOf(criteria), asFree };
  return choose(await rowsOfItem(db, ask), criteria, new Set());
}

const seatKinds: Partial<Record<string, HeldSeat['kind']>> = {
  w: 'wheelchair',
  c: 'companion',
  r: 'restrictedView',
};

/** Returns the seats of rows by code, in the order of the codes. */
function seatsOf(rows: readonly RowOfSeats[], codes: readonly string[], inventoryItemId: string): HeldSeat[] {
  return codes.map((seatCode) => {
    const row = rows.find(({ seatCodes }) => seatCodes.includes(seatCode))!;
    const at = row.seatCodes.indexOf(seatCode);
    return {
      seatCode,
      sectionCode: row.sectionCode,
      row: row.row,
      seat: row.seats[at]!,
      kind: seatKinds[row.kinds[at]!] ?? 'plain',
      rowRank: row.rowRank,
      adjacencyIndex: row.adjacency[at]!,
      inventoryItemId,
    };
  });
}

/** Spreads carts over the best rows after a collision; otherwise all would collide again. */
function chooseApart(
  rows: readonly RowOfSeats[],
  criteria: SeatCriteria,
  taken: ReadonlySet<string>,
  { attempt, spread }: SeatSearch,
): string[] | undefined {
  const start = attempt === 0 ? 0 : (spread + attempt) % Math.min(rows.length, 4 * attempt + 1);
  return (start > 0 && choose(rows.slice(start), criteria, taken)) || choose(rows, criteria, taken);
}

/**
 * Finds the best seats. Seats that another buyer was taking at the same time are skipped, and tried again only if
 * nothing else is left.
 */
export async function findBest(
  db: Queryable,
  criteria: SeatCriteria,
  { eventId, asFree, planned, search }: SeatSurroundings,
): Promise<HeldSeat[] | NoSeats> {
  const { inventoryItemId, allotmentId } = criteria;
  const sectionCodes = sectionsOf(criteria);
  const rows = await rowsOfItem(db, { eventId, inventoryItemId, allotmentId, sectionCodes, asFree });
  let codes = chooseApart(rows, criteria, new Set([...planned, ...search.taken]), search);
  if (!codes && search.taken.size > 0) {
    search.waitFromNowOn();
    codes = choose(rows, criteria, planned);
  }
  return codes ? seatsOf(rows, codes, inventoryItemId) : { free: countFree(rows) };
}

/** Lists runs of `extra` free seats next to a block: before, after, or split over both sides. */
function besides(row: RowOfSeats, block: readonly number[], extra: number, taken: ReadonlySet<string>) {
  // Spaces for wheelchairs and companions are only for a party that has one.
  const isParty = block.some((at) => 'wc'.includes(row.kinds[at]!));
  const isOpen = (at: number) =>
    row.free[at] === '1' && !taken.has(row.seatCodes[at]!) && (isParty || !'wc'.includes(row.kinds[at]!));
  const follows = (left: number) => row.adjacency[left + 1] === row.adjacency[left]! + 1;
  const after: string[] = [];
  for (let at = block.at(-1)!; follows(at) && isOpen(at + 1) && after.length < extra; at += 1)
    after.push(row.seatCodes[at + 1]!);
  const before: string[] = [];
  for (let at = block[0]!; at > 0 && follows(at - 1) && isOpen(at - 1) && before.length < extra; at -= 1)
    before.push(row.seatCodes[at - 1]!);
  return [...after, ...before].slice(0, extra);
}

/**
 * Finds `extra` seats adjacent to those that a line holds already [C4.02].
 * @returns the new seats, or undefined if there are not enough
 */
export async function findBeside(
  db: Queryable,
  kept: readonly HeldSeat[],
  extra: number,
  { eventId, asFree, planned, search, allotmentId }: SeatSurroundings & Pick<StockKey, 'allotmentId'>,
): Promise<HeldSeat[] | undefined> {
  const { inventoryItemId, sectionCode, row: rowLabel } = kept[0]!;
  const place = { sectionCode, row: rowLabel };
  const [row] = await rowsOfItem(db, {
    eventId,
    inventoryItemId,
    allotmentId,
    row: place,
    asFree,
  });
  const block = kept.map(({ seatCode }) => row?.seatCodes.indexOf(seatCode) ?? -1).sort((a, b) => a - b);
  if (!row || block[0]! < 0) return undefined;
  const codes = besides(row, block, extra, new Set([...planned, ...search.taken]));
  return codes.length < extra ? undefined : seatsOf([row], codes, inventoryItemId);
}
