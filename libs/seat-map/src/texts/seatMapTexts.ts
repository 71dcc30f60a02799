import type { SeatMoney, SeatState } from '../chart/seatAvailability.ts';
import type { SeatKind } from '../model/sectionGeometry.ts';

/** Status of a seat in words: its sale state, or whether it is picked or filtered out. */
export type SeatStatusText = SeatState | 'picked' | 'filtered';

/** Parts of a seat's description, already in words. */
export interface SeatTextParts {
  readonly section: string;
  readonly row: string;
  readonly seat: string;
  readonly price: string | undefined;
  readonly status: string;
  /** Kind of a special seat; `undefined` for a plain seat. */
  readonly kind: string | undefined;
}

/** Parts of a section's description, already in words. */
export interface SectionTextParts {
  readonly section: string;
  readonly level: string | undefined;
  /** Number of available seats, in words. */
  readonly available: string;
  /** Lowest price, in words; `undefined` when there is none. */
  readonly from: string | undefined;
}

/** All texts of the library. */
export interface SeatMapTexts {
  /** Name of the map: "Seat map" */
  readonly map: string;
  /** Explains the keys, and that the list offers the same seats. */
  readonly mapHelp: string;
  /** Shown instead of the map if the browser has no canvas. */
  readonly mapUnavailable: string;
  readonly list: string;
  readonly legend: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Shown when a wheel scrolls over a cooperative map: "Use Ctrl + scroll to zoom". @param key Ctrl, or ⌘ on a Mac */
  readonly wheelHint: (key: string) => string;
  /** Shown when one finger scrolls over a cooperative map. */
  readonly touchHint: string;
  readonly allSections: string;
  readonly soldOut: string;
  /** Short label on the map: "Standing" */
  readonly standing: string;
  readonly chooseStanding: string;
  /** The seats of a section are loading. */
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Nothing matches the filters. */
  readonly noMatches: string;
  /** Names of levels by their name in the chart; unlisted ones are shown unchanged. */
  readonly levels?: Readonly<Record<string, string>>;
  readonly status: Readonly<Record<SeatStatusText, string>>;
  readonly kind: Readonly<Record<Exclude<SeatKind, 'plain'>, string>>;
  readonly from: (price: string) => string;
  readonly priceRange: (from: string, to: string) => string;
  readonly seatsLeft: (count: number) => string;
  readonly row: (row: string) => string;
  /** Announced, and shown beside the pointer: "Section 101, row C, seat 12, $85.00, available" */
  readonly seat: (parts: SeatTextParts) => string;
  readonly section: (parts: SectionTextParts) => string;
  /** Announced when the maximum number of seats is picked. */
  readonly limitReached: (maxSeats: number) => string;
}

/** Texts and price format of the library. */
export interface Wording {
  readonly texts: SeatMapTexts;
  /** Formats money in the page's locale. */
  formatPrice(money: SeatMoney): string;
}
