import { bestAvailable } from '@foyer/util';
import type { SeatingBlock, SeatingRow } from '@foyer/util';
import type { Queryable, TransactionScope } from '../../../database/transactionScope.ts';
import type { CartKey, HeldSeat, RowOfSeats } from './seatHoldRepository.ts';
import { claimSeats, releaseSeats, rowsOfItem } from './seatHoldRepository.ts';

/** What seats are looked for. */
export interface SeatWish {
  inventoryItemId: string;
  quantity: number;
  sectionCode: string | undefined;
  maySplit: boolean;
  accessible: boolean;
}

/** Nothing fits: how many seats are free at all. */
export interface NoSeats {
  free: number;
}

/** So often seats that are being taken are passed over; after that it waits to see who gets them. */
const hastyAttempts = 12;
const maxAttempts = 100;

/** `taken` are seats that were lost since the rows were read. */
const asSeatingRow = (row: RowOfSeats, taken: ReadonlySet<string>): SeatingRow => ({
  rank: row.rowRank,
  section: row.sectionCode,
  adjacency: row.adjacency,
  kinds: row.kinds,
  free: row.seatCodes.map((code, at) => row.free[at] === '1' && !taken.has(code)),
});

const codesOf = (rows: readonly RowOfSeats[], blocks: readonly SeatingBlock[]): string[] =>
  blocks.flatMap(({ row, seats }) => seats.map((seat) => rows[row]!.seatCodes[seat]!));

const countFree = (rows: readonly RowOfSeats[]): number =>
  rows.reduce((sum, row) => sum + row.free.replaceAll('0', '').length, 0);

function choose(
  rows: readonly RowOfSeats[],
  wish: SeatWish,
  taken: ReadonlySet<string>,
): string[] | undefined {
  const seatingRows = rows.map((row) => asSeatingRow(row, taken));
  const { quantity, maySplit, accessible } = wish;
  const blocks = bestAvailable(seatingRows, { quantity, maySplit, accessible: accessible ? 1 : 0 });
  return blocks && codesOf(rows, blocks);
}

/**
 * The best seats that are free now; nothing is held.
 * @param asFree seats of the asking cart that count as free
 */
export async function suggestSeats(
  db: Queryable,
  eventId: string,
  wish: SeatWish,
  asFree: readonly string[],
): Promise<string[] | undefined> {
  const { inventoryItemId, sectionCode } = wish;
  return choose(await rowsOfItem(db, { eventId, inventoryItemId, sectionCode, asFree }), wish, new Set());
}

/** A number that two carts rarely share: from the random bits of the id. */
const spreadOf = ({ cartId }: CartKey): number => Number.parseInt(cartId.slice(-6), 16);

/** After a collision every cart begins at another of the best rows, or all would collide again. */
function chooseApart(
  rows: readonly RowOfSeats[],
  wish: SeatWish,
  taken: ReadonlySet<string>,
  { cart, attempt }: { cart: CartKey; attempt: number },
): string[] | undefined {
  const start = attempt === 0 ? 0 : (spreadOf(cart) + attempt) % Math.min(rows.length, 4 * attempt + 1);
  return (start > 0 && choose(rows.slice(start), wish, taken)) || choose(rows, wish, taken);
}

/**
 * Finds the best seats and holds them. Seats that another buyer is taking in the same moment are passed over instead of
 * waited for, and the next best are tried; only when nothing else is left does it wait to see whether they come back.
 */
export async function findAndHold(
  tx: TransactionScope,
  cart: CartKey,
  wish: SeatWish,
  heldUntil: Date,
): Promise<HeldSeat[] | NoSeats> {
  const { inventoryItemId, sectionCode } = wish;
  const taken = new Set<string>();
  let rows: RowOfSeats[] = [];
  let isHasty = true;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    rows = await rowsOfItem(tx, { eventId: cart.eventId, inventoryItemId, sectionCode, asFree: [] });
    const codes = chooseApart(rows, wish, taken, { cart, attempt });
    if (!codes && taken.size === 0) break;
    if (!codes) {
      taken.clear();
      isHasty = false;
      continue;
    }
    isHasty &&= attempt < hastyAttempts;
    const held = await claimSeats(tx, cart, codes, heldUntil, { skipLocked: isHasty });
    if (held.length === codes.length) return held;
    const gained = new Set(held.map(({ seatCode }) => seatCode));
    await releaseSeats(tx, cart, [...gained]);
    for (const code of codes) if (isHasty && !gained.has(code)) taken.add(code);
  }
  return { free: countFree(rows) };
}

/** Runs of `extra` free seats at the ends of a block: before, after, or some on either side. */
function besides(row: RowOfSeats, block: readonly number[], extra: number, taken: ReadonlySet<string>) {
  const isOpen = (at: number) => row.free[at] === '1' && !taken.has(row.seatCodes[at]!);
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
 * Holds `extra` seats right beside the ones that a line holds already [C4.02].
 * @returns the new seats, or undefined when there are not enough beside them
 */
export async function holdBeside(
  tx: TransactionScope,
  cart: CartKey,
  kept: readonly HeldSeat[],
  extra: number,
  heldUntil: Date,
): Promise<HeldSeat[] | undefined> {
  const { inventoryItemId, sectionCode, row: rowLabel } = kept[0]!;
  const taken = new Set<string>();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const place = { sectionCode, row: rowLabel };
    const ask = { eventId: cart.eventId, inventoryItemId, sectionCode, row: place, asFree: [] };
    const [row] = await rowsOfItem(tx, ask);
    const block = kept.map(({ seatCode }) => row?.seatCodes.indexOf(seatCode) ?? -1).sort((a, b) => a - b);
    if (!row || block[0]! < 0) return undefined;
    const codes = besides(row, block, extra, taken);
    if (codes.length < extra) return undefined;
    const held = await claimSeats(tx, cart, codes, heldUntil, { skipLocked: true });
    if (held.length === extra) return held;
    const gained = new Set(held.map(({ seatCode }) => seatCode));
    await releaseSeats(tx, cart, [...gained]);
    for (const code of codes) if (!gained.has(code)) taken.add(code);
  }
  return undefined;
}
