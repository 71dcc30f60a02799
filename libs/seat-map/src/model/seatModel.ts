import { seatCodeOf, splitSeatCode } from '@foyer/util';
import {
  seatStates,
  type SeatAvailability,
  type SeatOffer,
  type SeatState,
  type SectionAvailability,
} from '../chart/seatAvailability.ts';
import type { SeatChart } from '../chart/seatChart.ts';
import type { SeatName } from '../chart/seatCode.ts';
import { levelOfPrice, priceLevels, type PriceLevel } from './priceLevels.ts';
import { bestOffer, kindPasses, offerPasses, type SeatFilters } from './seatFilters.ts';
import { isPickableLook, seatLook } from './seatLooks.ts';
import { rowOfSeat, seatKinds, type SeatKind } from './sectionGeometry.ts';
import { sectionModel, type Bounds, type SectionModel } from './sectionModel.ts';

/** Data of map and list. */
export interface SeatMapData {
  readonly chart: SeatChart;
  readonly sectionAvailability: readonly SectionAvailability[];
  /** By section code; loaded on request. */
  readonly seatAvailability: Readonly<Record<string, SeatAvailability | undefined>>;
  /** Offers of the seats. */
  readonly offers: readonly SeatOffer[];
  /** Sets of offers that a seat may carry, as indexes into `offers`; the first one is empty. */
  readonly offerSets: readonly (readonly number[])[];
  /**
   * All priced offers, standing room included; price levels and the sections that match derive from them, and so stay
   * the same while seats load. Defaults to `offers`.
   */
  readonly pricedOffers?: readonly SeatOffer[] | undefined;
  readonly filters?: SeatFilters;
  /** Sections whose seats failed to load. */
  readonly failedSections?: readonly string[];
}

/** Seat as a number: section index and seat index. */
export type SeatRef = number;

const SECTION_STEP = 2 ** 20;
export const seatRef = (section: number, seat: number): SeatRef => section * SECTION_STEP + seat;
export const sectionOfRef = (ref: SeatRef): number => Math.floor(ref / SECTION_STEP);
export const seatOfRef = (ref: SeatRef): number => ref % SECTION_STEP;

/** Full description of a seat. */
export interface SeatDescription extends SeatName {
  readonly seatCode: string;
  readonly sectionName: string;
  readonly state: SeatState;
  readonly kind: SeatKind;
  /** Cheapest offer that matches the filters, or the cheapest of all. */
  readonly offer: SeatOffer | undefined;
  /** Offered and matching the filters, or already held by the buyer. */
  readonly pickable: boolean;
}

/**
 * Model shared by map and list: same data, same filters, same availability. Immutable; a new one is cheap, because
 * everything derived from the documents alone is cached with them.
 */
export class SeatModel {
  readonly chart: SeatChart;
  readonly offers: readonly SeatOffer[];
  readonly levels: readonly PriceLevel[];
  readonly sections: readonly SectionModel[];
  /** Changes when seats may look different although their documents are the same. */
  readonly looksKey: string;
  readonly #filters: SeatFilters;
  readonly #offerSets: SeatMapData['offerSets'];
  readonly #byCode = new Map<string, number>();
  readonly #looks: (Uint8Array | undefined)[] = [];

  constructor(data: SeatMapData) {
    const { chart, offers, offerSets, filters = {} } = data;
    this.chart = chart;
    this.offers = offers;
    const priced = data.pricedOffers ?? offers;
    this.levels = priceLevels(priced);
    this.looksKey = JSON.stringify([offers, offerSets, filters, this.levels]);
    this.#filters = filters;
    this.#offerSets = offerSets;
    const context = { offers: priced, levels: this.levels, filters };
    const availability = new Map(data.sectionAvailability.map((one) => [one.sectionCode, one]));
    this.sections = chart.sections.map((section, at) => {
      const { sectionCode } = section;
      this.#byCode.set(sectionCode, at);
      const failed = data.failedSections?.includes(sectionCode) ?? false;
      const seats = data.seatAvailability[sectionCode];
      return sectionModel(section, availability.get(sectionCode), seats, failed, context);
    });
  }

  sectionAt(sectionCode: string): number | undefined {
    return this.#byCode.get(sectionCode);
  }

  /** Returns the indexes of the sections that touch a rectangle, in chart order. */
  sectionsIn({ minX, minY, maxX, maxY }: Bounds): number[] {
    const found: number[] = [];
    this.sections.forEach((section, at) => {
      const isBeside =
        section.maxX < minX || section.minX > maxX || section.maxY < minY || section.minY > maxY;
      if (!isBeside) found.push(at);
    });
    return found;
  }

  /** Returns the look of each seat of a section; `undefined` until its rows have loaded. */
  looks(section: number): Uint8Array | undefined {
    const geometry = this.sections[section]?.geometry;
    return geometry && (this.#looks[section] ??= this.#buildLooks(section, geometry.kind));
  }

  #buildLooks(section: number, kinds: Uint8Array): Uint8Array {
    const { status } = this.sections[section]!;
    const levelOfSet = this.#offerSets.map((_, set) => {
      const offer = this.#offerOf(set);
      return offerPasses(offer, this.#filters) ? levelOfPrice(this.levels, offer!.allIn.amount) : -1;
    });
    const wantedKinds = seatKinds.map((kind) => kindPasses(kind, this.#filters));
    return Uint8Array.from(kinds, (kind, seat) =>
      status
        ? seatLook(status.state[seat]!, kind, wantedKinds[kind]!, levelOfSet[status.offers[seat]!] ?? -1)
        : seatLook(0, kind, true, -1),
    );
  }

  #offerOf(set: number): SeatOffer | undefined {
    const offers = this.#offerSets[set]?.flatMap((at) => this.offers[at] ?? []);
    return bestOffer(offers ?? [], this.#filters);
  }

  /** Whether the seat can be picked now. */
  isPickable(ref: SeatRef): boolean {
    return isPickableLook(this.looks(sectionOfRef(ref))?.[seatOfRef(ref)] ?? 0);
  }

  /** Returns the seat of a code; `undefined` while its section's rows are missing, or when there is no such seat. */
  refOf(seatCode: string): SeatRef | undefined {
    const [section = '', rowName, number, more] = splitSeatCode(seatCode);
    const at = this.#byCode.get(section) ?? -1;
    const geometry = this.sections[at]?.geometry;
    if (!geometry || more !== undefined) return undefined;
    const row = geometry.rows.findIndex((one) => one.row === rowName);
    const seat = geometry.rows[row]?.seats.indexOf(number ?? '') ?? -1;
    return seat < 0 ? undefined : seatRef(at, geometry.rowStart[row]! + seat);
  }

  /** @throws RangeError for an unknown seat */
  describe(ref: SeatRef): SeatDescription {
    const { section, geometry, status } = this.sections[sectionOfRef(ref)] ?? {};
    const seat = seatOfRef(ref);
    if (!section || !geometry || seat >= geometry.count) throw new RangeError(`No seat ${ref}`);
    const at = rowOfSeat(geometry, seat);
    const row = geometry.rows[at]!;
    const name = row.seats[seat - geometry.rowStart[at]!]!;
    return {
      section: section.sectionCode,
      sectionName: section.name,
      row: row.label ?? row.row,
      seat: name,
      seatCode: seatCodeOf(section.sectionCode, row.row, name),
      state: seatStates[status?.state[seat] ?? 0]!,
      kind: seatKinds[geometry.kind[seat]!]!,
      offer: this.#offerOf(status?.offers[seat] ?? 0),
      pickable: this.isPickable(ref),
    };
  }

  /** Returns the position of a seat in map units. */
  positionOf(ref: SeatRef): { x: number; y: number } {
    const { x, y } = this.sections[sectionOfRef(ref)]!.geometry!;
    return { x: x[seatOfRef(ref)]!, y: y[seatOfRef(ref)]! };
  }
}
