import type { SeatMoney, SeatState } from '../chart/seatAvailability.ts';
import type { SeatKind } from '../model/sectionGeometry.ts';

/** What is said of a seat: where it stands in the sale, or that the fan or the filters have a say in it. */
export type SeatStatusText = SeatState | 'picked' | 'filtered';

/** The parts of what is said about a seat, already worded. */
export interface SeatTextParts {
  readonly section: string;
  readonly row: string;
  readonly seat: string;
  readonly price: string | undefined;
  readonly status: string;
  /** Wheelchair place and the like; `undefined` for a plain seat. */
  readonly kind: string | undefined;
}

/** The parts of what is said about a section. */
export interface SectionTextParts {
  readonly section: string;
  readonly level: string | undefined;
  /** How many are left, worded. */
  readonly available: string;
  /** The lowest price, worded; `undefined` when there is none. */
  readonly from: string | undefined;
}

/** Every text of the library, in the language of whoever uses it. */
export interface SeatMapTexts {
  /** Name of the map: "Seat map" */
  readonly map: string;
  /** How the keys work, and that the list offers the same seats. */
  readonly mapHelp: string;
  /** In place of the map where the browser cannot draw. */
  readonly mapUnavailable: string;
  readonly list: string;
  readonly legend: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Shown when a wheel turns over a cooperative map: "Use Ctrl + scroll to zoom". @param key Ctrl, or ⌘ on a Mac */
  readonly wheelHint: (key: string) => string;
  /** Shown when one finger moves over a cooperative map. */
  readonly touchHint: string;
  readonly allSections: string;
  readonly soldOut: string;
  /** Short, on the map: "Standing" */
  readonly standing: string;
  readonly chooseStanding: string;
  /** Seats of a section are on their way. */
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Nothing passes the filters. */
  readonly noMatches: string;
  /** Names of levels by how the chart calls them; one that is not here is shown as the chart has it. */
  readonly levels?: Readonly<Record<string, string>>;
  readonly status: Readonly<Record<SeatStatusText, string>>;
  readonly kind: Readonly<Record<Exclude<SeatKind, 'plain'>, string>>;
  readonly from: (price: string) => string;
  readonly priceRange: (from: string, to: string) => string;
  readonly seatsLeft: (count: number) => string;
  readonly row: (row: string) => string;
  /** Said, and shown beside the pointer: "Section 101, row C, seat 12, $85.00, available" */
  readonly seat: (parts: SeatTextParts) => string;
  readonly section: (parts: SectionTextParts) => string;
  /** Not more than so many seats can be picked. */
  readonly limitReached: (maxSeats: number) => string;
}

/** How the library words things: texts, and how money is written. */
export interface Wording {
  readonly texts: SeatMapTexts;
  /** Writes money in the fan's language. */
  formatPrice(money: SeatMoney): string;
}
