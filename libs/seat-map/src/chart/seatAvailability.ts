/** Money in minor units. */
export interface SeatMoney {
  readonly amount: number;
  readonly currency: string;
}

/** Offer with its all-in price. */
export interface SeatOffer {
  readonly offerGroupId: string;
  readonly name: string;
  readonly allIn: SeatMoney;
  /** Places left; unknown if absent. */
  readonly available?: number;
}

/** Availability of a section, which colours the map before any seat has loaded. */
export interface SectionAvailability {
  readonly sectionCode: string;
  readonly available: number;
  readonly accessible: number;
  readonly priceFrom?: SeatMoney;
  readonly priceTo?: SeatMoney;
  readonly offerGroupIds: readonly string[];
}

/** Availability of a section's seats. */
export interface SeatAvailability {
  readonly sectionCode: string;
  readonly rows: readonly SeatAvailabilityRow[];
}

export interface SeatAvailabilityRow {
  readonly row: string;
  /**
   * One character per seat: `a` free, `l` listed by a fan, `h` held, `m` held by the current buyer, `s` sold, `o` set
   * aside for another sale, `x` not on sale.
   */
  readonly states: string;
  /** Runs: a number of seats, then the index of the set of their offers; and so on. */
  readonly offers: readonly number[];
}

/** Sale state of a seat; `unknown` until its availability has loaded. */
export const seatStates = ['unknown', 'available', 'held', 'sold', 'notOnSale', 'mine'] as const;
export type SeatState = (typeof seatStates)[number];

/** A seat listed by a fan is available, by its own offer. */
const stateOfCharacter: Readonly<Record<string, number>> = { a: 1, l: 1, h: 2, s: 3, m: 5 };
/** Index of `notOnSale`. */
const notOnSale = 4;

/**
 * Decodes a row to indexes into {@link seatStates} and into the sets of offers, of which the first is empty. Missing or
 * unknown characters mean not on sale, so that a truncated answer never sells a seat.
 */
export function decodeAvailabilityRow(
  row: SeatAvailabilityRow,
  count: number,
  states: Uint8Array,
  sets: Uint16Array,
  at = 0,
): void {
  for (let seat = 0; seat < count; seat += 1)
    states[at + seat] = stateOfCharacter[row.states[seat] ?? ''] ?? notOnSale;
  let from = 0;
  for (let run = 0; run < row.offers.length && from < count; run += 2) {
    const to = Math.min(from + row.offers[run]!, count);
    sets.fill(row.offers[run + 1] ?? 0, at + from, at + to);
    from = to;
  }
}
