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
  /** One character per seat: `a` available, `h` held, `s` sold, `x` not on sale, `m` held by the current buyer. */
  readonly states: string;
  /** One base-36 character per seat, an index into the offers; `.` for none. */
  readonly offers: string;
}

/** Sale state of a seat; `unknown` until its availability has loaded. */
export const seatStates = ['unknown', 'available', 'held', 'sold', 'notOnSale', 'mine'] as const;
export type SeatState = (typeof seatStates)[number];

/** Offer index of a seat without an offer. */
export const NO_OFFER = 255;

const stateOfCharacter: Readonly<Record<string, number>> = { a: 1, h: 2, s: 3, x: 4, m: 5 };

/**
 * Decodes a row to indexes into {@link seatStates} and into the offers. Missing or unknown characters mean not on sale,
 * so that a truncated answer never sells a seat.
 */
export function decodeAvailabilityRow(
  row: SeatAvailabilityRow,
  count: number,
  states: Uint8Array,
  offers: Uint8Array,
  at = 0,
): void {
  for (let seat = 0; seat < count; seat += 1) {
    const offer = Number.parseInt(row.offers[seat] ?? '.', 36);
    states[at + seat] = stateOfCharacter[row.states[seat] ?? 'x'] ?? 4;
    offers[at + seat] = Number.isNaN(offer) ? NO_OFFER : offer;
  }
}
