/** Money in minor units. */
export interface SeatMoney {
  readonly amount: number;
  readonly currency: string;
}

/** What is on sale, at the price that a fan pays in the end. */
export interface SeatOffer {
  readonly offerGroupId: string;
  readonly name: string;
  readonly allIn: SeatMoney;
}

/** What is left in a section: enough to colour the map before any seat is loaded. */
export interface SectionAvailability {
  readonly sectionCode: string;
  readonly available: number;
  readonly accessible: number;
  readonly priceFrom?: SeatMoney;
  readonly priceTo?: SeatMoney;
  readonly offerGroupIds: readonly string[];
}

/** What is left of a section's seats. */
export interface SeatAvailability {
  readonly sectionCode: string;
  readonly rows: readonly SeatAvailabilityRow[];
}

export interface SeatAvailabilityRow {
  readonly row: string;
  /** One character a seat: `a` available, `h` held, `s` sold, `x` not on sale, `m` held by me. */
  readonly states: string;
  /** One base-36 character a seat, an index into the offers; `.` for none. */
  readonly offers: string;
}

/** Where a seat stands in the sale; `unknown` until its availability has arrived. */
export const seatStates = ['unknown', 'available', 'held', 'sold', 'notOnSale', 'mine'] as const;
export type SeatState = (typeof seatStates)[number];

/** No offer is on a seat. */
export const NO_OFFER = 255;

const stateOfCharacter: Readonly<Record<string, number>> = { a: 1, h: 2, s: 3, x: 4, m: 5 };

/**
 * Decodes one row: indexes into {@link seatStates} and into the offers. What is missing or not understood is
 * not on sale, so that a truncated answer never sells a seat.
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
